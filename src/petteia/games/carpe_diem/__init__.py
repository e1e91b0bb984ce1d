"""Carpe Diem."""
