"""The same job gives the same bytes, in any process; what differs in the job shows."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.press.reading import document, printed, words_on

JOB = """
import hashlib, sys
from ludofoot.catalogue import load
from ludofoot.press import Job, print_box
print(hashlib.sha256(print_box(Job(load("passe-eclair"), "fr"))).hexdigest())
"""


def test_another_process_prints_the_same_bytes() -> None:
    """With another order of hashes, which would show in any set that is walked through."""
    here = hashlib.sha256(printed("passe-eclair", "fr")).hexdigest()
    environ = {**os.environ, "PYTHONHASHSEED": "4711", "TZ": "Asia/Tokyo"}
    run = subprocess.run([sys.executable, "-c", JOB], env=environ, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == here


def test_twice_here_is_the_same_too() -> None:
    first = printed("passe-eclair", "de", "letter", True)
    printed.cache_clear()
    assert printed("passe-eclair", "de", "letter", True) == first


def test_paper_language_and_grey_make_another_document() -> None:
    jobs = [("fr", "a4", False), ("de", "letter", True), ("fr", "a4", True), ("en", "a4", False)]
    assert len({printed("passe-eclair", *job) for job in jobs}) == len(jobs)


def test_grey_has_no_colour_on_any_page() -> None:
    for game in ("passe-eclair", "finale"):
        for page in document(game, "de", "letter", True):
            picture = page.render(scale=0.25, rev_byteorder=True).to_pil().convert("RGB")
            assert all(red == green == blue for _, (red, green, blue) in picture.getcolors(1 << 24))


@pytest.mark.parametrize(
    ("job", "letters"),
    [
        (("football-a-la-carte", "fr"), "«»’éèàçÀ×–"),
        (("passe-eclair", "de", "letter", True), "„“äöüßÜ–"),
    ],
)
def test_fonts_are_embedded_and_have_the_letters_of_our_languages(job: Any, letters: str) -> None:
    text = "".join(words_on(page) for page in document(*job))
    assert [letter for letter in letters if letter not in text] == []
    assert printed(*job).count(b"/FontFile2") == 4
