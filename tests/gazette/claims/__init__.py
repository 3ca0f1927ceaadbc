"""What each headline claims, worked out again from the bare events: nothing of the reporters is used here."""
