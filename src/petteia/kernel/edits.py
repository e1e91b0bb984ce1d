"""How one JSON document becomes another: what has changed, for whoever has the old one.

An edit of a value is one of

- `[new]`: another value stands there;
- `None`: the key is gone (in an object only);
- `{key: edit, ...}`: an object, or by number a list of as many members as before, has changed inside;
- `[{key: edit, ...}, {key: other, ...}]`: an object has changed inside, and new keys now come before others;
- `[start, removed, [new, ...]]`: in a list, the new members replace the removed ones from `start` on.

Two values are the same if Python finds them equal, so a place that held a number may not hold a boolean later.
"""

from typing import Any, Final

Edit = Any  # JSON as well
MISSING: Final = object()
FEW: Final = 8  # keys of a small object
# Edits that were made already, by the identity of the old and the new value, which are kept with them: several viewers
# of one position share most of what they see.
Known = dict[tuple[int, int], tuple[object, object, Edit]]


def edit(old: object, new: object, known: Known | None = None) -> Edit:
    """What turns the old value into the new one. The two differ, unless both are objects."""
    if isinstance(old, dict) and isinstance(new, dict):
        return edit_of_object(old, new, {} if known is None else known)
    if isinstance(old, list) and isinstance(new, list):
        return edit_of_list(old, new, {} if known is None else known)
    return [new]


def edit_of_part(old: Any, new: Any, known: Known) -> Edit:
    """What turns one value into another that is not the same object; an empty object if they are equal."""
    is_object = isinstance(new, dict) and isinstance(old, dict)
    is_list = not is_object and isinstance(new, list) and isinstance(old, list)
    # Python compares faster than a loop here, which is worth while where most values are equal: where they are small.
    is_large = (is_object and len(new) > FEW) or (is_list and len(new) > 0 and isinstance(new[0], dict))
    if not is_large and old == new:
        return {}
    if not is_object and not is_list:
        return [new]
    pair = id(old), id(new)
    made = known.get(pair)
    if made is not None:
        return made[2]
    how = edit_of_object(old, new, known) if is_object else edit_of_list(old, new, known)
    known[pair] = old, new, how
    return how


def edit_of_object(old: dict[str, Any], new: dict[str, Any], known: Known) -> Edit:
    inside: dict[str, Edit] = {}
    added = False
    for key, value in new.items():
        before = old.get(key, MISSING)
        if before is value:
            continue
        if before is MISSING:
            added = True
            inside[key] = [value]
            continue
        how = edit_of_part(before, value, known)
        if how:
            inside[key] = how
    if not added and len(old) == len(new):
        return inside
    for key in old:
        if key not in new:
            inside[key] = None
    kept = [key for key in old if key in new]
    if [key for key in new if key in old] != kept:
        return [new]
    places = places_of_keys(old, new)
    return [inside, places] if places else inside


def places_of_keys(old: dict[str, Any], new: dict[str, Any]) -> dict[str, str]:
    """The old key that each new one stands before; none for those at the end."""
    places: dict[str, str] = {}
    added: list[str] = []
    for key in new:
        if key not in old:
            added.append(key)
        elif added:
            places.update(dict.fromkeys(added, key))
            added = []
    return places


def edit_of_list(old: list[Any], new: list[Any], known: Known) -> Edit:
    if len(old) == len(new) and new and isinstance(new[0], (dict, list)):
        inside: dict[str, Edit] = {}
        for number, value in enumerate(new):
            before = old[number]
            if before is not value:
                how = edit_of_part(before, value, known)
                if how:
                    inside[str(number)] = how
        return inside
    if old == new:
        return {}
    most = min(len(old), len(new))
    start = 0
    while start < most and old[start] == new[start]:
        start += 1
    end = 0
    while end < most - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return [start, len(old) - end - start, new[start : len(new) - end]]


def kept(old: Any, new: Any) -> Any:
    """The new value, in which equal parts of the old one stay: to compare the two is quick where nothing has changed.

    The new value itself is changed for that, and must be nobody else's.
    """
    if old is new or old == new:  # most are equal, and Python compares all that is in them faster than a loop here
        return old
    if isinstance(old, dict) and isinstance(new, dict):
        keep_parts(old, new)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for number, value in enumerate(new):
            before = old[number]
            if before is not value:
                part = kept(before, value)
                if part is not value:
                    new[number] = part
    return new


def keep_parts(old: Any, new: Any) -> None:
    """Let equal parts of the old object stay in the new one, which differs from it and is nobody else's."""
    assert isinstance(old, dict)
    assert isinstance(new, dict)
    for key, value in new.items():
        before = old.get(key)
        if before is not value:
            part = kept(before, value)
            if part is not value:
                new[key] = part


def edited(old: Any, how: Edit) -> Any:
    """The new value, which shares with the old one what has not changed."""
    if isinstance(how, dict):
        return edited_list(old, how) if isinstance(old, list) else edited_object(old, how)
    if len(how) == 1:
        return how[0]
    if len(how) == 2:
        return with_keys_in_place(edited_object(old, how[0]), how[1])
    return [*old[: how[0]], *how[2], *old[how[0] + how[1] :]]


def edited_object(old: dict[str, Any], inside: dict[str, Edit]) -> dict[str, Any]:
    made = dict(old)
    for key, how in inside.items():
        if how is None:
            del made[key]
        else:
            made[key] = edited(old.get(key), how)
    return made


def with_keys_in_place(made: dict[str, Any], places: dict[str, str]) -> dict[str, Any]:
    ordered: dict[str, Any] = {}
    for key, value in made.items():
        if key in places:
            continue
        for added, place in places.items():
            if place == key:
                ordered[added] = made[added]
        ordered[key] = value
    return ordered


def edited_list(old: list[Any], inside: dict[str, Edit]) -> list[Any]:
    made = list(old)
    for number, how in inside.items():
        made[int(number)] = edited(old[int(number)], how)
    return made
