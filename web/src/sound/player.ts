import { signal } from "@preact/signals";
import { read, write } from "../net/keys";
import type { Cue } from "./cues";

const MUTED = "ludofoot:muted";
const VOLUME = "ludofoot:volume";

export const muted = signal(read<boolean>(MUTED) ?? false);
/** From 0 to 100. */
export const volume = signal(read<number>(VOLUME) ?? 60);

type Perform = typeof import("./synth").perform;

/** The desk exists from the first tap on: before that a page has no business to make a noise. */
let desk: AudioContext | undefined;
let out: GainNode | undefined;
let perform: Perform | undefined;
/** What is on its way, so that it can be cut short. */
let take: GainNode | undefined;

export function mute(silent: boolean): void {
  write(MUTED, silent);
  muted.value = silent;
  level();
}

export function chooseVolume(loud: number): void {
  write(VOLUME, loud);
  volume.value = loud;
  level();
}

/** Plays a cue, now or in so many milliseconds; silently nothing if there is no desk yet. */
export function play(cue: Cue, afterMs = 0): void {
  if (!desk || !out || !perform || muted.value || document.visibilityState === "hidden") return;
  take ??= newTake(desk, out);
  perform(desk, take, cue, afterMs);
}

/** A signal that must also be heard from another tab. */
export function call(cue: Cue): void {
  if (desk && out && perform && !muted.value) perform(desk, out, cue, 0);
}

/** Any input skips to the end, also of what is still to be heard. */
export function hush(): void {
  if (!desk || !take) return;
  take.gain.setTargetAtTime(0, desk.currentTime, 0.02);
  take = undefined;
}

function newTake(on: AudioContext, to: GainNode): GainNode {
  const gain = on.createGain();
  gain.connect(to);
  return gain;
}

/** Waits for the first tap or key, and for the next one if the browser has put the desk to sleep. */
export function wakeOnFirstTap(): void {
  const wake = () => {
    if (!desk) setUp().catch(() => undefined);
    else if (desk.state === "suspended") desk.resume().catch(() => undefined);
  };
  addEventListener("pointerdown", wake, true);
  addEventListener("keydown", wake, true);
}

async function setUp(): Promise<void> {
  if (typeof AudioContext === "undefined") return;
  desk = new AudioContext();
  out = desk.createGain();
  const limit = desk.createDynamicsCompressor();
  out.connect(limit).connect(desk.destination);
  level();
  perform = (await import("./synth")).perform;
}

function level(): void {
  if (!desk || !out) return;
  const loud = muted.value ? 0 : (volume.value / 100) ** 2;
  out.gain.setTargetAtTime(loud, desk.currentTime, 0.01);
}
