"""The same figures on a Ray cluster, which this test starts on this machine."""

from __future__ import annotations

import socket
import time
from typing import Any

import pytest

from ludofoot import Refused
from ludofoot.lab import simulate
from tests.lab.test_simulate import figures

ray = pytest.importorskip("ray", reason="Ray is an optional extra: pip install 'ludofoot[ray]'")


def test_identical_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    # A busy machine takes long to start a cluster.
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "300")
    arguments: dict[str, Any] = {"seats": 2, "games": 24, "bots": ["debutant", "random"], "seed": 3}
    local = simulate("schuss-und-tor", workers=1, **arguments)
    told: list[int] = []
    shared = simulate("schuss-und-tor", engine="ray", workers=2, progress=told.append, **arguments)
    assert figures(shared) == figures(local)
    assert told[-1] == 24
    assert not ray.is_initialized()


def test_a_cluster_that_is_not_there() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    began = time.monotonic()
    with pytest.raises(Refused) as refused:
        simulate("schuss-und-tor", seats=2, games=1, engine="ray", address=address)
    assert refused.value.refusal.code == "no-cluster"
    assert refused.value.refusal.args["address"] == address
    assert time.monotonic() - began < 60
