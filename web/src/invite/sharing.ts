/** Whether the device can pass something on by itself; on plain http no browser lets a page ask for it. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Passes it on; whether somebody has chosen where to. */
export async function share(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch {
    return false;
  }
}

/** What became of it: it is on the clipboard, or it is selected and to be copied by hand. */
export type Copied = "copied" | "by-hand";

/** `navigator.clipboard` is missing on plain http, where the old way often works. */
export async function copy(text: string): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return copyAsBefore(text) ? "copied" : "by-hand";
  }
}

function copyAsBefore(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
