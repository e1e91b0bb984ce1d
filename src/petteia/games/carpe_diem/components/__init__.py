"""The components: the file with every figure, its reader and its checks, and what readers are told."""
