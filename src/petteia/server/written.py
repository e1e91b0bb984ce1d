"""What people write, cleaned in one way: names of people and tables, and lines of the chat.

Nothing invisible stays: no control characters, nothing that turns the direction of writing, nothing without a width.
So what is stored is what everybody sees, and two names that look the same can be told to be the same.
"""

import unicodedata
from typing import Final, Literal

from petteia.kernel.errors import PetteiaError
from petteia.server.namer import LONGEST_NAME, NOBODY, SPARE

# Control characters, format characters (directions, joiners), halves of characters, private characters.
INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co")
# Characters without a width that Unicode counts among the letters, marks and symbols.
BLANK: Final = frozenset(
    map(
        chr,
        (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159)
        + tuple(range(0x180B, 0x1810))
        + tuple(range(0xFE00, 0xFE10))
        + tuple(range(0xE0100, 0xE01F0)),
    )
)
# Letters of other alphabets that pass for Latin ones, small or as capitals.
LOOKALIKES: Final = str.maketrans(
    "авеһікмнорстухѕјԁԛԝ" + "αβεζηικμνορτυχ",
    "abehikmhopctyxsjdqw" + "abezhikmnoptyx",
)


class BadName(PetteiaError):
    """Nothing that could be a name."""


def cleaned(text: str, form: Literal["NFC", "NFKC"] = "NFC") -> str:
    """A text without invisible characters, its letters composed and its spaces folded into single ones."""
    before = None
    while text != before:  # what falls away may have kept two characters from being composed
        before = text
        seen = (letter for letter in unicodedata.normalize(form, text) if letter.isspace() or is_visible(letter))
        text = " ".join("".join(seen).split())
    return text


def is_visible(letter: str) -> bool:
    return unicodedata.category(letter) not in INVISIBLE and letter not in BLANK


def cleaned_name(name: str) -> str:
    """The name of a person as it is stored; raises BadName if nothing is left of it, or too much."""
    found = cleaned(name, "NFKC")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in found):
        raise BadName("A name has at least one letter.")
    if len(found) > LONGEST_NAME:
        raise BadName(f"A name has at most {LONGEST_NAME} characters.")
    return found


def name_key(name: str) -> str:
    """The form in which names are compared: without case, variants and lookalikes of letters."""
    key, before = name, None
    while key != before:
        before = key
        key = cleaned(key, "NFKC").casefold().translate(LOOKALIKES)
    return key


def is_reserved(name: str) -> bool:
    """Whether nobody may choose a name, nor one that looks the same."""
    return name_key(name) in (name_key(NOBODY), name_key(SPARE))
