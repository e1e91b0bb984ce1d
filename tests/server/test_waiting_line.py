"""Who comes when too many wait for slow work is asked to come back."""

import pytest

from petteia.server.problems import ProblemError
from petteia.server.waiting_line import COME_BACK, WaitingLine


def test_a_full_line_sends_people_away() -> None:
    line = WaitingLine(2, "files are being read")
    with line.place(), line.place():
        with pytest.raises(ProblemError, match="Too many files are being read") as error, line.place():
            pass
        assert error.value.status == 429
        assert error.value.headers == {"retry-after": str(COME_BACK)}
    with line.place(), line.place():  # those before have left
        pass
