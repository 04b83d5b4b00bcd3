"""Design-space exploration: what the cores cost, and how fast they are, by open synthesis and place-and-route tools."""
