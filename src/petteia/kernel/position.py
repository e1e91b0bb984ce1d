"""Positions as documents: JSON with its keys in order, so that equal positions are equal texts."""

import json
from hashlib import blake2b
from typing import cast

from petteia.kernel.errors import BadPosition
from petteia.kernel.state import Document, State


def position_text(state: State) -> str:
    """The whole position as text, for a file."""
    return json.dumps(state.to_dict(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def position_document(text: str) -> Document:
    """The document in a file's text; BadPosition if there is none."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"This is not a position: {error}.") from None
    if not isinstance(document, dict):
        raise BadPosition("This is not a position: a JSON object was expected.")
    return cast(Document, document)


def digest(state: State) -> str:
    """A short mark of the whole position: the same for the same position on every machine, compiled or not."""
    text = json.dumps(state.to_dict(), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=12).hexdigest()
