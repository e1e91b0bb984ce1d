"""Chance. A state owns its generator, so the same seed always gives the same game, on every machine, compiled or not.

`Fast` is for simulation: a multiply-with-carry generator whose whole state is one integer below 2**63, so that compiled
and interpreted arithmetic agree without masks. `Sealed` is for tables where people play: a keyed BLAKE2b counter whose
key nobody can infer from the dice they see; its commitment can be published before the game and its key after it.
"""

from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64

from petteia.kernel.errors import BadPosition, BadSeed

KEY_BYTES: Final = 32
LARGEST_SEED: Final = 1 << 256

# 2**32 * MULTIPLIER - 1 is a safe prime, so the sequence runs through half of its 2**63 states before it repeats.
MULTIPLIER: Final[i64] = 2147483085
STATES: Final = 2147483085 * 2**32 - 1
LOW: Final[i64] = 0xFFFFFFFF

T = TypeVar("T")  # what is shuffled: compiled code moves the items as they are, without reading them


class Rng:
    """A source of chance with a text form."""

    __slots__ = ()

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely (n >= 1)."""
        return 0

    def copy(self) -> "Rng":
        """An independent generator that will give the same numbers."""
        return self

    def text(self) -> str:
        """The generator's whole state, for `rng_from_text`."""
        return ""

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Fast(Rng):
    """The generator for simulation."""

    __slots__ = ("x",)
    x: i64

    def __init__(self, x: i64) -> None:
        self.x = x

    def below(self, n: i64) -> i64:
        x = MULTIPLIER * (self.x & LOW) + (self.x >> 32)
        self.x = x
        return (((x ^ (x >> 32)) & LOW) * n) >> 32

    def shuffle(self, items: list[T]) -> None:
        # `below` written out: a search shuffles more often than it does anything else with chance.
        x = self.x
        for i in range(len(items) - 1, 0, -1):
            x = MULTIPLIER * (x & LOW) + (x >> 32)
            j = (((x ^ (x >> 32)) & LOW) * (i + 1)) >> 32
            items[i], items[j] = items[j], items[i]
        self.x = x

    def copy(self) -> "Rng":
        return Fast(self.x)

    def text(self) -> str:
        return f"fast:{self.x:016x}"


class Sealed(Rng):
    """The generator for tables where people play."""

    __slots__ = ("block", "counter", "key")
    key: bytes
    counter: i64
    block: bytes

    def __init__(self, key: bytes, counter: i64) -> None:
        self.key = key
        self.counter = counter
        self.block = b""

    def word(self) -> int:
        """The next 32 bits."""
        at: int = self.counter
        if at % 16 == 0 or not self.block:
            self.block = blake2b((at // 16).to_bytes(8, "big"), key=self.key, person=b"petteia dice").digest()
        start = at % 16 * 4
        self.counter += 1
        return int.from_bytes(self.block[start : start + 4], "big")

    def below(self, n: i64) -> i64:
        # Words beyond the last full multiple of n are drawn again: every number is exactly as likely as the others.
        full = 2**32 - 2**32 % n
        word = self.word()
        while word >= full:
            word = self.word()
        return word % n

    def copy(self) -> "Rng":
        other = Sealed(self.key, self.counter)
        other.block = self.block
        return other

    def text(self) -> str:
        return f"sealed:{self.key.hex()}:{self.counter}"


Seed = int | bytes


def rng_from_seed(seed: Seed) -> Rng:
    """A whole number gives the fast generator, a key of 32 bytes the sealed one."""
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise BadSeed(f"A sealed generator's key has {KEY_BYTES} bytes, not {len(seed)}.")
        return Sealed(seed, 0)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadSeed(f"A seed is a whole number or a key of {KEY_BYTES} bytes, not {seed!r}.")
    if abs(seed) >= LARGEST_SEED:
        raise BadSeed("A seed has at most 256 bits.")
    digest = blake2b(str(seed).encode(), digest_size=16, person=b"petteia seed").digest()
    return Fast(int.from_bytes(digest, "big") % (STATES - 1) + 1)


def rng_from_text(text: str) -> Rng:
    """The generator that `Rng.text` described."""
    kind, _, rest = text.partition(":")
    rng: Rng = Rng()
    try:
        if kind == "fast" and 0 < int(rest, 16) < STATES:
            rng = Fast(int(rest, 16))
        if kind == "sealed":
            key, _, counter = rest.partition(":")
            if len(bytes.fromhex(key)) == KEY_BYTES and 0 <= int(counter) < 2**62:
                rng = Sealed(bytes.fromhex(key), int(counter))
    except ValueError:
        pass
    if rng.text() == text and text:
        return rng
    raise BadPosition(f"No generator is described by {text[:80]!r}.")


def fork(rng: Rng) -> Rng:
    """A fast generator that goes its own way, started by two numbers of this one."""
    return Fast((rng.below(2**31 - 1) << 31) + rng.below(2**31) + 1)


def commitment(key: bytes) -> str:
    """What may be shown before the game to prove afterwards that the key was not changed."""
    return blake2b(key, digest_size=32, person=b"petteia seal").hexdigest()


def seed_text(seed: Seed) -> str:
    """A seed as it stands in a record."""
    return f"sealed:{seed.hex()}" if isinstance(seed, bytes) else str(seed)


def seed_from_text(text: str) -> Seed:
    """The seed that stands in a record."""
    try:
        if not text.startswith("sealed:"):
            return int(text)
        key = bytes.fromhex(text[7:])
        if len(key) == KEY_BYTES:
            return key
    except ValueError:
        pass
    raise BadSeed(f"{text[:80]!r} is not a seed: a whole number, or 'sealed:' and 64 hexadecimal digits.")
