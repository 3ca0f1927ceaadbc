"""What travels between a browser and the table: one definition for the server and for the page."""
