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

pytestmark = pytest.mark.plain_only


def test_identical_figures() -> None:
    arguments: dict[str, Any] = {"seats": 2, "games": 24, "bots": ["debutant", "random"], "seed": 3}
    local = simulate("schuss-und-tor", workers=1, **arguments)
    told: list[int] = []
    try:
        shared = simulate("schuss-und-tor", engine="ray", workers=2, progress=told.append, **arguments)
    except Refused as refused:
        # Ray gives its own processes some seconds to start, whatever else the machine has to do.
        if refused.refusal.code != "no-cluster":
            raise
        pytest.skip(f"RAY DID NOT START, so its figures were NOT compared: {refused.refusal.args['reason']}")
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
