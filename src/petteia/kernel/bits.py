"""Small sets as integers: a bit a member."""

from typing import Final

# Take a member's bit from here where it may be beyond the 31st: compiled, a literal shifted by a native integer, as in
# `1 << card`, is shifted in 32 bits.
BIT: Final = tuple([1 << member for member in range(63)])
