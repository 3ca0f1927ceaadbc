"""Tells the two halves of the test run apart: the plain sources and the compiled wheel."""

import signal

import pytest

HALVES = ("plain", "compiled")
# Drawings, sentences, printed pages and what a browser makes of them: what these look at is never compiled.
PLAIN_FOLDERS = ("art", "browser", "locale", "press")


def running_half() -> str:
    """The half that is really imported, whatever was asked for."""
    from ludofoot.core import chance

    return "plain" if str(chance.__file__).endswith(".py") else "compiled"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let make insist on a half, so that no set-up mistake tests the same half twice."""
    parser.addoption("--half", choices=HALVES, help="fail unless this half of Ludofoot is imported")


def pytest_configure(config: pytest.Config) -> None:
    """Stop at once if the wrong half is imported."""
    hear_interrupts()
    wanted = config.getoption("--half")
    if wanted and wanted != running_half():
        raise pytest.UsageError(f"--half={wanted}, but the {running_half()} half of ludofoot is imported")


def hear_interrupts() -> None:
    """A shell makes what it starts in the background deaf to Ctrl+C, and so all that this starts in turn."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Name the half at the top of the report."""
    import ludofoot

    return f"ludofoot: {running_half()}, from {ludofoot.__file__}"


def of_half(item: pytest.Item) -> str:
    """The only half that a test is for, by its mark or its folder; nothing if it is for both."""
    marked = [half for half in HALVES if item.get_closest_marker(f"{half}_only")]
    tests = item.config.rootpath / "tests"
    plain = any(item.path.is_relative_to(tests / folder) for folder in PLAIN_FOLDERS)
    return marked[0] if marked else "plain" if plain else ""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that are of the other half."""
    other = HALVES[running_half() == "plain"]
    left_out = [item for item in items if of_half(item) == other]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
