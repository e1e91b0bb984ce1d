"""What every game must pass, and the golden files."""

from petteia.testing.conformance import ConformanceError, conformance

__all__ = ["ConformanceError", "conformance"]
