module example.com/sum

go 1.26.0
