"""Khôra: Rise of an Empire."""
