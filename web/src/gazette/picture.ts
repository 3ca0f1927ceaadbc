import { useEffect, useState } from "preact/hooks";

/** What is passed on: a PNG, because messengers take no SVG. */
export interface Picture {
  file: File;
  /** Where this page shows it. */
  url: string;
}

const [WIDTH, HEIGHT] = [1200, 630];

/** Fetches a drawing and makes a picture of it; nothing while it is on its way, or if there is none. */
export function usePicture(address: string, how?: RequestInit): Picture | undefined {
  const [picture, take] = useState<Picture>();
  useEffect(() => {
    let made: Picture | undefined;
    let gone = false;
    fetch(address, how)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject()))
      .then(fileOf)
      .then((file) => {
        if (gone) return;
        made = { file, url: URL.createObjectURL(file) };
        take(made);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made.url);
    };
  }, [address]);
  return picture;
}

/** Where a browser cannot draw it, the drawing itself is better than nothing. */
async function fileOf(svg: string): Promise<File> {
  const png = await drawn(svg).catch(() => undefined);
  if (png) return new File([png], "ludofoot.png", { type: "image/png" });
  return new File([svg], "ludofoot.svg", { type: "image/svg+xml" });
}

/** Draws it on a canvas. It brings its typefaces along, and nothing from anywhere else: the canvas stays readable. */
async function drawn(svg: string): Promise<Blob | undefined> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(WIDTH, HEIGHT);
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    await settled(() => {
      canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
      return canvas.toDataURL();
    });
    return (await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"))) ?? undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const [PAUSE_MS, ALIKE, MOST] = [80, 3, 30];

/** A browser says that a drawing is there before it has read its typefaces, and never when it has: it is drawn until it
 * looks the same several times. */
async function settled(draw: () => string): Promise<void> {
  let [seen, alike] = [draw(), 0];
  for (let time = 0; time < MOST && alike < ALIKE; time += 1) {
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    const now = draw();
    alike = now === seen ? alike + 1 : 0;
    seen = now;
  }
}
