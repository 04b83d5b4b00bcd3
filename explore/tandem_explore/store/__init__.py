"""Steps that were done, kept so that none is done twice."""
