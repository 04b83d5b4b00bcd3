"""The run of a sweep's steps: their order, machines and budget, and the resulting figures."""
