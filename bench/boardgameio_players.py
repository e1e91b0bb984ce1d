"""Players at tables of a boardgame.io server (bench/boardgameio/server.mjs), over its own socket.io transport."""

from __future__ import annotations

import asyncio
import random

import msgspec

from bench.players import Player

SPACE = b"/petteia-peer,"  # the namespace of the game
HAND = 5


class Payload(msgspec.Struct):
    """Who has decided."""

    playerID: str = ""  # noqa: N815, the peer's own word


class Action(msgspec.Struct):
    """What was decided."""

    payload: Payload


class LogEntry(msgspec.Struct):
    """A decision, as everybody is told of it."""

    action: Action


class State(msgspec.Struct):
    """As much of a position as a player needs."""

    number: int = msgspec.field(name="_stateID")


Update = tuple[str, str, State, list[LogEntry]]


class BoardgamePlayer(Player):
    """Somebody at a table. Everybody may decide at any time, and hears of their own decision with all the others."""

    decoder = msgspec.json.Decoder(Update)
    state = 0

    def heard(self, message: bytes) -> None:
        assert self.line is not None or message.startswith(b"0")
        if message == b"2":  # a ping
            self.say(b"3")
        elif message.startswith(b"0"):  # the line is open: on to the game
            asyncio.get_running_loop().call_soon(self.say, b"40" + SPACE)
        elif message.startswith(b"40" + SPACE):
            self.say(b'42%s["sync","%s","%d",null,4]' % (SPACE, self.table.encode(), self.seat))
        elif message.startswith(b'42%s["sync"' % SPACE):
            self.here.set()
            self.may_decide()
        elif message.startswith(b'42%s["update"' % SPACE):
            _, _, state, log = self.decoder.decode(message[2 + len(SPACE) :])
            self.state = state.number
            if any(entry.action.payload.playerID == str(self.seat) for entry in log):
                self.answered(done=True)
                self.may_decide()

    def decide(self, rng: random.Random) -> None:
        move = b'{"type":"MAKE_MOVE","payload":{"type":"choose","args":[%d],"playerID":"%d"}}'
        action = move % (rng.randrange(HAND), self.seat)
        self.say(b'42%s["update",%s,%d,"%s","%d"]' % (SPACE, action, self.state, self.table.encode(), self.seat))

    def say(self, message: bytes) -> None:
        """Send something."""
        assert self.line is not None
        self.line.send(message)
