"""EDA programs: where they are, how they are run, the flows made of them, and a store of steps that were done."""
