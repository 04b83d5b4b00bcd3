"""What is explored: points of grids, the designs that they are, and the tests that let a design in."""
