"""Somebody far away is rung when it is their turn: sealed for them alone, once a turn, and nowhere else."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludofoot.core.records import Refused
from ludofoot.server import endpoints, ringer
from ludofoot.server.envelopes import Signet, bytes_of, fresh_key, sealed, text_of
from ludofoot.server.limits import Limits
from ludofoot.server.ringer import Ring, Ringer
from tests.server.client import Client, seated
from tests.server.process import bounded, serving
from tests.server.push_service import AUTH, PushService, Subscription, point_of, push_service, text
from tests.server.rehearsal import NoStore

pytestmark = pytest.mark.plain_only
GAME = "schuss-und-tor"
DAY = 86_400


# ---- what is sent


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    """RFC 8291, section 5."""
    body = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert text_of(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# ---- where to


HOSTILE = (
    "http://push.example.com/x",
    "https://localhost/x",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://2130706433/x",
    "https://0x7f000001/x",
    "https://0x7f.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://10.0.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://metadata.google.internal/x",
    "https://printer.local/x",
    "https://db/x",
    "https://push.example.com:8443/x",
    "https://push.example.com:443:80/x",
    "https://somebody@push.example.com/x",
    "https://push.example.com\\@127.0.0.1/x",
    "https://push.example.com/x#y",
    "https://push.example.com/x y",
    "https://push.example.com/x\r\nHost: db",
    "https://púsh.example.com/x",
    "https://push.example.com",
    "https:///x",
    "ftp://push.example.com/x",
    "file:///etc/passwd",
    "//push.example.com/x",
    "https://push.example.com/" + "x" * 1_100,
    "",
)


@pytest.mark.parametrize("url", HOSTILE)
def test_addresses_that_are_no_push_service_are_refused(url: str) -> None:
    with pytest.raises(Refused):
        endpoints.read(url)


def test_what_a_name_leads_to_counts() -> None:
    for address in (
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1", "fec0::1",
        "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "nonsense",
    ):  # fmt: skip
        assert not endpoints.is_public(address), address
        with pytest.raises(Refused):
            endpoints.only_public(["142.250.1.1", address])
    assert endpoints.only_public(["142.250.1.1", "2a00:1450::1"]) == ["142.250.1.1", "2a00:1450::1"]
    with pytest.raises(Refused):
        endpoints.only_public([])
    where = endpoints.read("https://fcm.googleapis.com/fcm/send/a:b?c=d")
    assert (where.origin, where.target) == ("https://fcm.googleapis.com", "/fcm/send/a:b?c=d")


@pytest.mark.parametrize("url", ["http://10.0.0.1:80", "https://127.0.0.1:9", "http://127.0.0.1", "x"])
def test_a_trial_stays_on_this_machine(url: str) -> None:
    with pytest.raises(Refused):
        endpoints.check_trial(url)


def test_a_trial_is_one_endpoint_and_no_other() -> None:
    trial = endpoints.check_trial("http://127.0.0.1:9000/")
    assert endpoints.read("http://127.0.0.1:9000/a", trial).trial
    for other in (
        "http://127.0.0.1:90001/a",
        "http://127.0.0.1:9000@db/a",
        "http://127.0.0.1:9000",
        "http://db/a",
    ):
        with pytest.raises(Refused):
            endpoints.read(other, trial)


# ---- how


async def ready(service: PushService, **limits: Any) -> Ringer:
    found = Ringer(Limits(**limits), trial=service.url)
    await found.learn_key(NoStore())
    return found


def ring_for(subscription: Subscription, said: bytes = b"x") -> Ring:
    key = text(point_of(subscription.key.public_key()))
    return Ring(
        endpoint=subscription.endpoint,
        key=key,
        auth=text(AUTH),
        say=lambda: said,
        topic="t",
        seconds=60,
        who="somebody",
    )


@bounded()
async def test_a_busy_service_is_tried_again_and_a_browser_that_went_is_told_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ringer, "PAUSES", (0.0, 0.01, 0.01))
    async with push_service() as service:
        bell, went = await ready(service), asyncio.Event()
        service.statuses = [503, 429, 201, 302, 400, 500, 500, 500, 410]
        for count in (3, 4, 5, 8):
            # Taken at last; a redirection is followed nowhere; what is refused is not sent again; given up.
            bell.ring(ring_for(service.subscription(), b"hello"), went.set)
            await service.until(count)
            while bell.waiting:
                await asyncio.sleep(0.01)
            assert len(service.taken) == count
        assert not went.is_set()
        bell.ring(ring_for(service.subscription()), went.set)
        await went.wait()
        await bell.close()


@bounded()
async def test_whoever_rings_too_much_is_left_out_and_a_deaf_service_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ringer, "CLOSING_SECONDS", 0.1)

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async with push_service() as service:
        deaf = await asyncio.start_server(listen, "127.0.0.1", 0)
        async with deaf:
            bell = await ready(service)
            bell.trial = f"http://127.0.0.1:{deaf.sockets[0].getsockname()[1]}"
            for _ in range(bell.limits.ringing.waiting + 50):  # for ever, if a table waited for an answer
                bell.ring(ring_for(Subscription(f"{bell.trial}/x")), lambda: None)
            assert bell.waiting == bell.limits.ringing.waiting
            await bell.close()


# ---- at a table


async def waiting_for(clients: list[Client]) -> tuple[Client, Client]:
    """Whose turn it is, and who waits."""
    for client in clients:
        await client.until(lambda client=client: client.phase == "playing")  # type: ignore[misc]
    mover = next(client for client in clients if client.offered(client.seats[0]))
    return mover, next(client for client in clients if client is not mover)


async def make_turn(mover: Client, other: Client) -> None:
    """Moves until it is the other's turn."""
    while mover.offered(mover.seats[0]):
        await mover.move(mover.seats[0], mover.offered(mover.seats[0])[0])
        await mover.until(lambda: mover.now().awaited)


@bounded()
async def test_a_turn_rings_once_and_says_nothing_that_a_card_could(tmp_path: Path) -> None:
    async with push_service() as service:
        outside = {"push_trial": service.url}
        async with (
            serving(tmp_path, outside=outside) as server,
            seated(server, GAME, "", "", decision_seconds=DAY) as clients,
        ):
            ada, bob = await waiting_for(clients)
            bell = service.subscription()
            await bob.done("ring", seat=bob.seats[0], **bell.fields())
            assert await ada.refused("ring", seat=bob.seats[0], **bell.fields()) == "not-your-seat"
            for url in HOSTILE[:6]:
                assert (
                    await bob.refused("ring", seat=bob.seats[0], **{**bell.fields(), "endpoint": url})
                    == "bad-bell"
                )
            off_the_curve = {**bell.fields(), "key": text(b"\4" + bytes(64))}
            assert await bob.refused("ring", seat=bob.seats[0], **off_the_curve) == "bad-bell"

            # Who looks is not rung; who has gone is, once.
            await make_turn(ada, bob)
            await make_turn(bob, ada)
            await bob.leave_line()
            await make_turn(ada, bob)
            taken = await service.until(1)
            said = msgspec.json.decode(bell.opened(taken.body))
            assert said == {
                "table": ada.table,
                "game": GAME,
                "title": "Schuss und Tor",
                "name": f"P{bob.seats[0]}",
                "lang": "fr",
            }
            claims = taken.claims()
            assert claims["aud"] == service.url
            assert time.time() < claims["exp"] < time.time() + DAY
            assert claims["k"] == ada.now().bell
            assert (taken.head["content-encoding"], taken.head["ttl"]) == ("aes128gcm", str(DAY))

            # A restart has the same key, and rings nobody again for the same turn.
            await asyncio.to_thread(server.restart)
            await ada.join()
            assert ada.now().bell == claims["k"]
            await bob.join()
            await make_turn(bob, ada)
            await bob.leave_line()
            assert len(service.taken) == 1

            # The next turn rings again; a browser that is gone is not rung any more.
            service.statuses = [410]
            await make_turn(ada, bob)
            await service.until(2)
            await bob.join()
            await make_turn(bob, ada)
            await bob.leave_line()
            await make_turn(ada, bob)
            assert await ada.quiet() == 0
            assert len(service.taken) == 2


@bounded()
async def test_a_bell_is_taken_down_and_a_quick_table_has_none(tmp_path: Path) -> None:
    async with push_service() as service, serving(tmp_path, outside={"push_trial": service.url}) as server:
        async with seated(server, GAME, "", "", decision_seconds=DAY) as clients:
            ada, bob = await waiting_for(clients)
            seat = bob.seats[0]
            for number in range(6):
                await bob.done("ring", seat=seat, **service.subscription(f"{number}").fields())
            await bob.done("ring", seat=seat, on=False, endpoint=f"{service.url}/send/5")
            await bob.leave_line()
            await make_turn(ada, bob)
            await service.until(3)
            assert await ada.quiet() == 0
            assert sorted(each.path for each in service.taken) == ["/send/2", "/send/3", "/send/4"]
        async with seated(server, GAME, "", "") as (ada, _):
            assert ada.now().bell == ""
            assert await ada.refused("ring", seat=0, **service.subscription().fields()) == "not-slow"


def test_the_key_says_who_sends() -> None:
    signet = Signet(fresh_key(), "https://foot.example")
    assert len(bytes_of(signet.public)) == 65
    assert signet.authorisation("https://push.example.com", 0).startswith("vapid t=")
