// Writes everything on the table twice as large, or (again) as it was. What comes later is enlarged by another call.
(large) => {
  const written = [...document.querySelectorAll(".table *")].filter(
    (one) =>
      one instanceof HTMLElement &&
      "doubled" in one.dataset !== large &&
      [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()),
  );
  const sizes = written.map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  written.forEach((one, index) => {
    one.style.fontSize = large ? `${2 * sizes[index]}px` : "";
    if (large) one.dataset.doubled = "";
    else delete one.dataset.doubled;
  });
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
