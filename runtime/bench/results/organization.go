package results

import (
	"context"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// GetOrganization looks an organization of GitHub up.
//
//tool:name
//tool:risk R1
type GetOrganization struct{}

// Organization is all that GitHub tells of one.
type Organization struct {
	Login                        string             `json:"login"`
	ID                           int                `json:"id"`
	NodeID                       string             `json:"node_id"`
	URL                          string             `json:"url"`
	ReposURL                     string             `json:"repos_url"`
	EventsURL                    string             `json:"events_url"`
	HooksURL                     string             `json:"hooks_url"`
	IssuesURL                    string             `json:"issues_url"`
	MembersURL                   string             `json:"members_url"`
	PublicMembersURL             string             `json:"public_members_url"`
	AvatarURL                    string             `json:"avatar_url"`
	Description                  tool.Maybe[string] `json:"description"`
	IsVerified                   bool               `json:"is_verified"`
	HasOrganizationProjects      bool               `json:"has_organization_projects"`
	HasRepositoryProjects        bool               `json:"has_repository_projects"`
	PublicRepos                  int                `json:"public_repos"`
	PublicGists                  int                `json:"public_gists"`
	Followers                    int                `json:"followers"`
	Following                    int                `json:"following"`
	HTMLURL                      string             `json:"html_url"`
	CreatedAt                    time.Time          `json:"created_at"`
	UpdatedAt                    time.Time          `json:"updated_at"`
	Type                         string             `json:"type"`
	TotalPrivateRepos            int                `json:"total_private_repos"`
	OwnedPrivateRepos            int                `json:"owned_private_repos"`
	PrivateGists                 int                `json:"private_gists"`
	DiskUsage                    int                `json:"disk_usage"`
	Collaborators                int                `json:"collaborators"`
	BillingEmail                 string             `json:"billing_email"`
	DefaultRepositoryPermission  string             `json:"default_repository_permission"`
	CanCreateRepositories        bool               `json:"members_can_create_repositories"`
	TwoFactorRequirementEnabled  bool               `json:"two_factor_requirement_enabled"`
	AllowedCreationType          string             `json:"members_allowed_repository_creation_type"`
	CanCreatePublicRepositories  bool               `json:"members_can_create_public_repositories"`
	CanCreatePrivateRepositories bool               `json:"members_can_create_private_repositories"`
	CanCreateInternal            bool               `json:"members_can_create_internal_repositories"`
	CanCreatePages               bool               `json:"members_can_create_pages"`
	CanForkPrivateRepositories   bool               `json:"members_can_fork_private_repositories"`
	CanCreatePublicPages         bool               `json:"members_can_create_public_pages"`
	CanCreatePrivatePages        bool               `json:"members_can_create_private_pages"`
	WebCommitSignoffRequired     bool               `json:"web_commit_signoff_required"`
	Plan                         Plan               `json:"plan"`
}

// Plan is what an organization pays for.
type Plan struct {
	Name         string `json:"name"`
	Space        int    `json:"space"`
	PrivateRepos int    `json:"private_repos"`
	FilledSeats  int    `json:"filled_seats"`
	Seats        int    `json:"seats"`
}

// Call is never made.
func (GetOrganization) Call(context.Context) (Organization, error) { return Organization{}, nil }
