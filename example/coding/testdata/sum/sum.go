// Package sum adds numbers, nearly.
package sum

// Sum is the sum of all numbers.
func Sum(numbers []int) int {
	total := 0
	for _, n := range numbers[1:] {
		total += n
	}
	return total
}

// Mean is the mean of all numbers, 0 of none.
func Mean(numbers []int) int {
	if len(numbers) == 0 {
		return 0
	}
	return Sum(numbers) / len(numbers)
}
