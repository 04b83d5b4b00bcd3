"""Figures of designs from the results of flows, with their spread over seeds."""
