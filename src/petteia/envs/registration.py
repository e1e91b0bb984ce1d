"""The games under Gymnasium's names: after `register()`, `gymnasium.make("petteia/khora-v1")`; `make_vec` for many."""

import gymnasium

import petteia


def register() -> None:
    """Tell Gymnasium of every game; the version is that of its observations."""
    for name in petteia.known_games():
        wanted = f"petteia/{name}-v{petteia.load(name).observation_version()}"
        if wanted not in gymnasium.registry:
            gymnasium.register(
                wanted,
                entry_point="petteia.envs.one_seat:OneSeatEnv",
                vector_entry_point="petteia.envs.vector:SelfPlayVectorEnv",
                kwargs={"game": name},
            )
