"""Programs that some tests need beside Python."""

import os
from typing import TypeVar

import pytest

Where = TypeVar("Where")


def need(program: str, found: Where | None) -> Where:
    """Where a program was found. Without it a test is skipped, but not where all must run."""
    if found is None:
        message = f"{program} is not installed; scripts/install-tools installs it"
        assert os.environ.get("CI") != "true", message
        pytest.skip(message)
    return found
