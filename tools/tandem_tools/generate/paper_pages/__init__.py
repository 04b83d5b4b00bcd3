"""Tables of the papers' own pages: what each prints, beside ours."""
