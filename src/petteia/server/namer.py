"""Names for tables and bots, and ids. Ancient places and people have similar names in many languages.

Bots have short names, which fit beside their level, and none that the page proposes to people (web/src/lib/guests.ts).
"""

import secrets
from collections.abc import Callable
from typing import Final

Pick = Callable[[list[str]], str]  # one of several names: at random, but for tests

# No 0, O, 1, l or I, so that a link can be read out.
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
TABLE_ID: Final = 10
PERSON_ID: Final = 20
SESSION_ID: Final = 12

LONGEST_NAME: Final = 24
SPARE: Final = "Bot"  # the name of a bot if people have all the others
NOBODY: Final = "Outis"  # “nobody”, as Odysseus called himself: the name of people who have deleted their account

PLACES: Final = """
Abdera Aegina Akragas Alexandria Amphipolis Antioch Apamea Aquileia Argos Assos Bactra Brundisium Byblos
Byzantium Capua Carthage Chalcedon Chalcis Chios Corcyra Corinth Cumae Cyrene Cyzicus Delos Delphi Didyma
Dodona Elea Elis Emporion Ephesus Epidaurus Eretria Gades Gela Gortyn Gytheion Halicarnassus Heraclea
Herculaneum Hermione Himera Ithaca Knossos Kos Kroton Kythera Lampsakos Larissa Lemnos Leptis Lindos Lokroi
Mantinea Massalia Megara Melos Messene Metapontum Methone Miletus Mycenae Mytilene Naukratis Naupaktos Naxos
Neapolis Nemea Nicaea Olbia Olympia Olynthos Orchomenos Ostia Paestum Palmyra Paphos Paros Patrai Pella
Pergamon Petra Phaistos Pharos Phaselis Phokaia Plataea Pompeii Potidaea Priene Pylos Ravenna Rhegion Rhodes
Sagunto Salamis Samos Samothrace Sardis Segesta Selinunte Sicyon Sidon Sinope Smyrna Sounion Stagira Syracuse
Tanagra Taras Tarsus Tegea Tenedos Tenos Teos Thasos Thebes Thera Thermon Thessalonica Thurii Tiryns Tomis
Trapezous Troy Tyre Utica Veii Volterra Zakynthos
"""
BOTS: Final = """
Aesop Aspasia Aristotle Corinna Diogenes Epicurus Euclid Euripides Galen Herodotus Hesiod Hypatia Lucretius Ovid
Pericles Phidias Phryne Pindar Plato Pliny Plutarch Polybius Praxilla Ptolemy Sappho Seneca Socrates Solon
Sophocles Strabo Telesilla Thales Theano Varro Virgil Vitruvius Xenophon Zeno
"""


def random_id(length: int) -> str:
    """An id that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def table_id() -> str:
    """The id of a new table, as it stands in its link."""
    return random_id(TABLE_ID)


def person_id() -> str:
    """The id of a new person."""
    return random_id(PERSON_ID)


def session_id() -> str:
    """The id by which a person ends one of their sessions. It opens nothing."""
    return random_id(SESSION_ID)


def table_name(pick: Pick) -> str:
    """A name for a table whose host gave none."""
    return pick(PLACES.split())


def bot_names() -> list[str]:
    """The names that bots may have."""
    return BOTS.split()


def bot_name(names: list[str], taken: set[str], pick: Pick) -> str:
    """One of these names for a bot, which nobody else at the table has."""
    return pick([name for name in names if name not in taken] or names or [SPARE])
