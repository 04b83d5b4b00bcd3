"""The points of grids, the designs that they stand for, and the tests that let a design in."""
