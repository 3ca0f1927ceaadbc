// What is wrong with the table as it is laid out now, in words; nothing if all is well.
() => {
  const STEP = 4;
  const LEAST = 44;
  const faults = [];
  const table = document.querySelector(".table");
  const { layout } = table.dataset;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
  const area = ({ width, height }) => width > 0.5 && height > 0.5;
  const called = (one) => {
    const words = one.getAttribute("aria-label") ?? one.textContent.trim();
    return `${one.tagName.toLowerCase()}.${[...one.classList].join(".")} "${words.slice(0, 40)}"`;
  };
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const inside = (box, around) =>
    box.left >= around.left - 1 && box.top >= around.top - 1 && box.right <= around.right + 1 && box.bottom <= around.bottom + 1;

  // Regions lie beside each other.
  const regions = [...document.querySelectorAll("[data-region], .slip")]
    .filter(shown)
    .map((one) => ({ name: one.dataset.region ?? "slip", box: one.getBoundingClientRect() }))
    .filter(({ box }) => area(box));
  regions.forEach((one, index) => {
    for (const other of regions.slice(index + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 1 && high > 1)
        faults.push(`${one.name} lies over ${other.name}: ${Math.round(wide)} × ${Math.round(high)}`);
    }
  });

  // The mat has its share of the window, unless somebody speaks.
  const mat = document.querySelector("[data-region=mat]").getBoundingClientRect().height / innerHeight;
  const least = { lying: 0.55, tall: 0.45, wide: 0 }[layout];
  if (mat < least - 0.002 && !document.querySelector(".slip > *"))
    faults.push(`mat has ${Math.round(mat * 100)} % of the height`);

  // What can be scrolled to is inside too, if the place where it scrolls is, or can be scrolled to.
  const reachable = (one) => {
    if (inside(one.getBoundingClientRect(), window_)) return true;
    for (let place = one.parentElement; place; place = place.parentElement) {
      const style = getComputedStyle(place);
      if (/auto|scroll/.test(style.overflowX + style.overflowY) && place.scrollHeight + place.scrollWidth > place.clientHeight + place.clientWidth)
        return reachable(place);
    }
    return false;
  };
  for (const prompt of document.querySelectorAll("[data-region=prompt]"))
    if (shown(prompt) && !inside(prompt.getBoundingClientRect(), window_)) faults.push("the prompt is not whole");
  const asking = document.querySelector("[data-region=prompt] [data-part=ask]");
  if (asking && asking.scrollWidth > asking.clientWidth + 1) faults.push("the question is cut");

  const able = "button, a[href], select, input, summary, [role=button], [role=radio], [role=option]";
  const targets = [...table.querySelectorAll(able)].filter(
    (one) =>
      shown(one) &&
      area(one.getBoundingClientRect()) &&
      !one.disabled &&
      one.getAttribute("aria-disabled") !== "true" &&
      !one.closest("[inert], .log, dialog, .vh") &&
      // Pieces that lie too close to each other are led through by the label.
      !(one.matches("[data-stepped]") && document.querySelector("[data-region=prompt] [data-stepper]")),
  );
  for (const one of targets) if (!reachable(one)) faults.push(`outside the window: ${called(one)}`);

  // A target is what really answers there, with whatever covers it taken away: from one of its points as far as it
  // goes to all four sides.
  const answers = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (one === hit || one.contains(hit) || hit.closest("label")?.control === one);
  };
  const reach = (one, [x, y], [right, down]) => {
    let far = 0;
    while (far < LEAST && answers(one, x + right * (far + STEP), y + down * (far + STEP))) far += STEP;
    return far;
  };
  const within = (box) => {
    const parts = [0.5, 0.25, 0.75, 0.08, 0.92];
    return parts.flatMap((part) => parts.map((other) => [box.left + box.width * part, box.top + box.height * other]));
  };
  // A script can scroll what is cut, a person cannot.
  const leave = (one) => {
    for (let place = one.parentElement; place; place = place.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(place);
      if (overflowX === "hidden") place.scrollLeft = 0;
      if (overflowY === "hidden") place.scrollTop = 0;
    }
  };
  for (const one of targets) {
    one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    leave(one);
    const point = within(one.getBoundingClientRect()).find(([x, y]) => answers(one, x, y));
    const size = ([ahead, back]) => (point ? reach(one, point, ahead) + reach(one, point, back) + STEP : 0);
    const wide = size([[1, 0], [-1, 0]]);
    const high = size([[0, 1], [0, -1]]);
    if (wide < LEAST - 1 || high < LEAST - 1) faults.push(`${wide} × ${high} px to tap: ${called(one)}`);
  }

  if (document.scrollingElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
  if (table.scrollWidth > table.clientWidth + 1) faults.push("the table is wider than the window");
  return faults;
}
