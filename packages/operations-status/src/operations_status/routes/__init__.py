"""The two routes: one answer, a wait for a change, or a feed of them."""
