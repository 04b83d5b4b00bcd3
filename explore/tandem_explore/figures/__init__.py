"""What flows come to: figures of designs, with their spread over seeds."""
