"""What can go wrong, as types. Every message is one sentence for a person: what was wrong, and what would be right."""


class PetteiaError(Exception):
    """Something that was asked of Petteia cannot be done; nothing has changed."""


class UnknownGame(PetteiaError):
    """There is no game of that name."""


class BadSeats(PetteiaError):
    """The game is not for that many players, or there is no such seat."""


class BadOption(PetteiaError):
    """The game has no such option, or the option no such value."""


class BadSeed(PetteiaError):
    """A seed is a whole number, or the 32 bytes of a sealed generator's key."""


class IllegalAction(PetteiaError):
    """The rules do not allow this action to this seat now."""


class WrongSeat(IllegalAction):
    """That seat owes no decision now."""


class BadArray(PetteiaError):
    """An array that was given to be filled has another shape or other numbers than are written."""


class BadMove(PetteiaError):
    """That is not a move of this game."""


class BadPosition(PetteiaError):
    """The document describes no possible position."""


class BadRecord(PetteiaError):
    """The record is damaged, or does not tell a possible game."""


class BadComponents(PetteiaError):
    """A file of components does not describe a complete set."""


class UnknownBot(PetteiaError):
    """There is no bot of that name."""


class UnknownLanguage(PetteiaError):
    """Petteia does not speak that language."""
