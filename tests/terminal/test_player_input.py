"""What a player types."""

import pytest

from petteia.games.khora.game import GAME
from petteia.kernel.errors import BadMove
from petteia.terminal.player_input import understand

PUT = [GAME.codec.read(f"put {tile}") for tile in ("philosophy", "trade", "politics")]
COMMANDS = ["?", "city", "undo", "save"]


def test_a_number_counts_the_moves_from_one() -> None:
    assert understand("2", GAME.codec, PUT, COMMANDS).action == PUT[1]
    for number in ("0", "4", "99999999"):
        with pytest.raises(BadMove):
            understand(number, GAME.codec, PUT, COMMANDS)


def test_a_notation_or_the_beginning_of_its_words() -> None:
    assert understand("put trade", GAME.codec, PUT, COMMANDS).action == PUT[1]
    assert understand("  PUT   tr ", GAME.codec, PUT, COMMANDS).action == PUT[1]
    assert understand("p t", GAME.codec, PUT, COMMANDS).action == PUT[1]
    assert list(understand("put p", GAME.codec, PUT, COMMANDS).several) == [PUT[0], PUT[2]]


def test_a_move_that_is_not_open_is_still_understood() -> None:
    assert understand("put culture", GAME.codec, PUT, COMMANDS).action == GAME.codec.read("put culture")
    with pytest.raises(BadMove, match="Did you mean 'put trade'"):
        understand("pit trade", GAME.codec, PUT, COMMANDS)


def test_a_command_unless_a_move_that_is_open_is_written_so() -> None:
    answer = understand("city athens", GAME.codec, PUT, COMMANDS)
    assert (answer.command, answer.argument) == ("city", "athens")
    athens = GAME.codec.read("city athens")
    assert understand("city athens", GAME.codec, [athens], COMMANDS).action == athens
    assert understand("?play bank", GAME.codec, PUT, COMMANDS).argument == "play bank"
