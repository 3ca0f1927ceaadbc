"""The conformance suite as a library: the laws that every game is held to, in this package or another.

from ludofoot.testing import LAWS, setups

@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("setup", setups(GAME), ids=str)
def test_law(law, setup):
    law(GAME, setup, seed=1)
"""

import ludofoot.testing.asserting  # noqa: F401 - before the laws, or pytest comes too late
from ludofoot.testing.laws import LAWS
from ludofoot.testing.saving import BrokenLaw, held_to
from ludofoot.testing.walks import setups

__all__ = ["LAWS", "BrokenLaw", "held_to", "setups"]
