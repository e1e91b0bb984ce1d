"""The switch PETTEIA_INTERPRETED=1: run the engine from its .py files although a compiled one lies beside them."""

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader


def ignore_extension_modules(folder: str) -> None:
    """Import everything under `folder` from source: Python itself prefers a `state.so` to the `state.py` beside it."""

    def hook(path: str) -> FileFinder:
        if path != folder and not path.startswith((folder + "/", folder + "\\")):
            raise ImportError("not a folder of this package")  # Python then asks the next hook
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.pop(folder, None)
