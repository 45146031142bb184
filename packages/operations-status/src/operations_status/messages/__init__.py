"""What HTTP messages say: headers that are read, answers that are written."""
