"""Documents bent at random, beside what independent implementations say of them."""
