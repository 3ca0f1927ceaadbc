"""What can befall the town, and when: drawn before anything else, so that some of it can be left out."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .world import Node, World

ALONE = ("kill", "kill", "stop", "pause", "apart", "slow", "late", "jump", "jump", "full")
"""For one machine with a file."""
SHARED = (*ALONE, "cut", "cut", "lossy", "lossy", "stuck", "stuck", "astray", "upgrade", "restart")
"""For several with a database."""
QUIET = 4.0
BETWEEN = 1.5


class Fault(NamedTuple):
    """What befalls which machine, and how badly."""

    at: float
    kind: str
    machine: int
    seconds: float


def plan_of(kind: str, seed: int, seconds: float) -> list[Fault]:
    """What befalls them within so many seconds."""
    chance = random.Random(f"faults {seed}")
    kinds = ALONE if kind == "sqlite" else SHARED
    found: list[Fault] = []
    at = QUIET
    while at < seconds:
        found.append(Fault(at, chance.choice(kinds), chance.randrange(3), chance.choice([0.3, 3, 12])))
        at += chance.expovariate(1 / BETWEEN)
    return found


class Troubles:
    """Befall a world, and end."""

    def __init__(self, world: World) -> None:
        self.world, self.loop, self.chance = world, world.loop, world.chance

    def befall(self, fault: Fault) -> None:
        node = self.world.nodes[fault.machine % len(self.world.nodes)]
        self.world.tell(f"{fault.kind} {node.name} for {fault.seconds:.1f} s")
        getattr(self, fault.kind)(node, fault.seconds)

    # ---- machines

    def kill(self, node: Node, seconds: float) -> None:
        """Most dangerous while something is on its way to the disk."""
        if not node.is_busy() and seconds > 0.01:
            self.loop.later(0.003, self.kill, node, seconds - 0.003)
        elif not node.dead:
            node.kill()
            self.loop.later(self.chance.uniform(0.5, 8), self.world.replace, node)

    def stop(self, node: Node, seconds: float) -> None:
        if node.dead:
            return
        self.loop.on(node, lambda: self.loop.create_task(node.hub.stop()))
        self.loop.later(3, node.kill)
        self.loop.later(3.5, self.world.replace, node)

    def upgrade(self, node: Node, seconds: float) -> None:
        """Each in turn is stopped and comes back as a newer one, beside older ones."""
        for number, each in enumerate(list(self.world.nodes)):
            self.loop.later(number * 6.0, self.stop, each, seconds)

    def pause(self, node: Node, seconds: float) -> None:
        """Within a commit, if there is one soon."""
        if not node.is_busy() and seconds > 0.01:
            self.loop.later(0.003, self.pause, node, seconds - 0.003)
        elif not node.dead and not node.paused:
            node.paused = True
            self.loop.later(self.chance.choice([0.5, 5, 20]), self.loop.resume, node)

    def jump(self, node: Node, seconds: float) -> None:
        """Somebody sets the clock of a machine, which keeps it when its worker is started again."""
        node.jump += self.chance.choice([-3600, -600, 5, 3600])

    # ---- lines

    def apart(self, node: Node, seconds: float) -> None:
        """Players and a machine do not reach each other; what was sent comes when they do again."""
        node.apart_until = self.loop.clock + seconds

    def cut(self, node: Node, seconds: float) -> None:
        """A machine does not reach the database."""
        node.cut = True
        self.loop.later(seconds, setattr, node, "cut", False)

    def stuck(self, node: Node, seconds: float) -> None:
        """What it sends to the database comes late, perhaps when nobody waits for it any more."""
        node.stuck = True
        self.loop.later(3, setattr, node, "stuck", False)

    def lossy(self, node: Node, seconds: float) -> None:
        """Answers of the database are lost, after the deed."""
        self.world.lossy = 0.2
        self.loop.later(min(seconds, 5), setattr, self.world, "lossy", 0.0)

    def late(self, node: Node, seconds: float) -> None:
        self.world.late = 0.1
        self.loop.later(seconds, setattr, self.world, "late", 0.0)

    def astray(self, node: Node, seconds: float) -> None:
        """The proxy leads people anywhere."""
        self.world.astray = 0.3
        self.loop.later(seconds, setattr, self.world, "astray", 0.0)

    # ---- the disk

    def slow(self, node: Node, seconds: float) -> None:
        self.world.slow = 0.3
        self.loop.later(min(seconds, 5), setattr, self.world, "slow", 0.003)

    def full(self, node: Node, seconds: float) -> None:
        self.world.full = True
        self.loop.later(min(seconds, 5), setattr, self.world, "full", False)

    def restart(self, node: Node, seconds: float) -> None:
        """The database goes, and comes back."""
        self.world.down = True
        for line in self.world.lines:
            line.terminate()
        self.loop.later(min(seconds, 4), setattr, self.world, "down", False)
