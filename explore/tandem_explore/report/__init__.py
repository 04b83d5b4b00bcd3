"""The report: what exploration found, as a page, a picture, or a table to go on with."""
