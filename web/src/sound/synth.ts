import type { Cue } from "./cues";

/** Where a sound is made: the desk, its noise, and the moment it begins. */
class Voice {
  constructor(
    private readonly desk: BaseAudioContext,
    private readonly out: AudioNode,
    private readonly hiss: AudioBuffer,
    private readonly start: number,
  ) {}

  /** A tone that glides from one pitch to another and dies away. */
  tone(at: number, length: number, from: number, more: Tone = {}): void {
    const { to = from, loud = 0.3, shape = "sine", attack = 0.004 } = more;
    const begin = this.start + at;
    const source = this.desk.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(from, begin);
    source.frequency.exponentialRampToValueAtTime(to, begin + length);
    source.connect(this.envelope(begin, length, loud, attack));
    source.start(begin);
    source.stop(begin + length + 0.02);
  }

  /** Noise through a filter that moves: paper, nets, crowds. */
  noise(at: number, length: number, from: number, more: Noise = {}): void {
    const { to = from, loud = 0.3, attack = 0.004, narrow = 1, held = false } = more;
    const begin = this.start + at;
    const source = this.desk.createBufferSource();
    source.buffer = this.hiss;
    source.loop = true;
    const band = this.desk.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = narrow;
    band.frequency.setValueAtTime(from, begin);
    band.frequency.exponentialRampToValueAtTime(to, begin + length);
    // A band of noise carries far less than a tone of the same height.
    source.connect(band).connect(this.envelope(begin, length, loud * 2.4, attack, held));
    source.start(begin, Math.random() * 0.5);
    source.stop(begin + length + 0.02);
  }

  /** A referee's whistle: a shrill tone that the pea makes tremble, and some breath. */
  whistle(at: number, length: number): void {
    const begin = this.start + at;
    const pea = this.desk.createOscillator();
    const depth = this.desk.createGain();
    pea.frequency.value = 38;
    depth.gain.value = 130;
    pea.connect(depth);
    const ends = this.envelope(begin, length, 0.11, 0.015, true);
    for (const pitch of [2350, 2870]) {
      const source = this.desk.createOscillator();
      source.type = "triangle";
      source.frequency.value = pitch;
      depth.connect(source.frequency);
      source.connect(ends);
      source.start(begin);
      source.stop(begin + length + 0.05);
    }
    pea.start(begin);
    pea.stop(begin + length + 0.05);
    this.noise(at, length, 3200, { loud: 0.05, narrow: 2 });
  }

  private envelope(begin: number, length: number, loud: number, attack: number, held = false): GainNode {
    const gain = this.desk.createGain();
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + attack);
    if (held) gain.gain.setValueAtTime(loud, begin + length * 0.6);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    gain.connect(this.out);
    return gain;
  }
}

interface Tone {
  to?: number;
  loud?: number;
  shape?: OscillatorType;
  attack?: number;
}

interface Noise {
  to?: number;
  loud?: number;
  attack?: number;
  narrow?: number;
  held?: boolean;
}

const SCORE: Record<Cue, (voice: Voice) => void> = {
  card(voice) {
    voice.noise(0, 0.05, 2600, { to: 1400, loud: 0.3 });
    voice.tone(0.012, 0.06, 190, { to: 90, loud: 0.35 });
  },
  flip(voice) {
    voice.noise(0, 0.09, 900, { to: 4200, loud: 0.22, attack: 0.03 });
    voice.noise(0.1, 0.04, 2400, { loud: 0.28 });
  },
  shuffle(voice) {
    for (let card = 0; card < 9; card += 1) {
      voice.noise(card * 0.042, 0.035, 1800 + (card % 3) * 500, { loud: 0.12 + card * 0.012 });
    }
    voice.tone(0.4, 0.07, 170, { to: 90, loud: 0.25 });
  },
  die(voice) {
    for (const [at, pitch] of [
      [0, 900],
      [0.09, 760],
      [0.16, 1020],
      [0.27, 820],
      [0.34, 700],
    ] as const) {
      voice.tone(at, 0.03, pitch, { to: pitch * 0.6, loud: 0.22, shape: "triangle" });
      voice.noise(at, 0.025, 3000, { loud: 0.18 });
    }
  },
  pawn(voice) {
    voice.tone(0, 0.05, 520, { to: 260, loud: 0.3, shape: "triangle" });
  },
  "ball-kick"(voice) {
    voice.tone(0, 0.14, 150, { to: 48, loud: 0.7 });
    voice.noise(0, 0.04, 1500, { to: 500, loud: 0.3 });
  },
  post(voice) {
    for (const [pitch, loud] of [
      [612, 0.22],
      [1490, 0.12],
      [2710, 0.06],
    ] as const) {
      voice.tone(0, 0.42, pitch, { to: pitch * 0.995, loud });
    }
    voice.noise(0, 0.02, 2500, { loud: 0.3 });
  },
  net(voice) {
    voice.tone(0, 0.12, 130, { to: 50, loud: 0.5 });
    voice.noise(0.03, 0.26, 5200, { to: 1600, loud: 0.22, attack: 0.03, narrow: 0.7 });
  },
  crowd(voice) {
    for (const [pitch, loud] of [
      [620, 0.16],
      [980, 0.14],
      [1650, 0.08],
    ] as const) {
      voice.noise(0, 1.05, pitch, {
        to: pitch * 1.12,
        loud: loud * 2,
        attack: 0.16,
        narrow: 1.6,
        held: true,
      });
    }
  },
  goal(voice) {
    SCORE.net(voice);
    SCORE.crowd(voice);
  },
  "whistle-short"(voice) {
    voice.whistle(0, 0.16);
  },
  "whistle-double"(voice) {
    voice.whistle(0, 0.14);
    voice.whistle(0.22, 0.32);
  },
  "whistle-triple"(voice) {
    voice.whistle(0, 0.14);
    voice.whistle(0.22, 0.14);
    voice.whistle(0.44, 0.6);
  },
  coin(voice) {
    voice.tone(0, 0.07, 1560, { loud: 0.16, shape: "triangle" });
    voice.tone(0.06, 0.22, 2340, { loud: 0.16, shape: "triangle" });
  },
  stamp(voice) {
    voice.tone(0, 0.09, 120, { to: 60, loud: 0.6 });
    voice.noise(0, 0.05, 900, { to: 400, loud: 0.4 });
    voice.noise(0.11, 0.04, 2600, { loud: 0.1 });
  },
  bark(voice) {
    for (const at of [0, 0.19]) {
      voice.tone(at, 0.11, 420, { to: 190, loud: 0.24, shape: "sawtooth", attack: 0.012 });
      voice.noise(at, 0.09, 900, { to: 500, loud: 0.3 });
    }
  },
  /** Three quick steps down and one up: somebody has swapped your hand. */
  michi(voice) {
    for (const [index, pitch] of [988, 784, 659, 1319].entries()) {
      voice.tone(index * 0.07, 0.09, pitch, { loud: 0.18, shape: "triangle" });
    }
  },
  tick(voice) {
    voice.tone(0, 0.03, 1250, { to: 900, loud: 0.2, shape: "square" });
  },
  nope(voice) {
    voice.tone(0, 0.1, 208, { to: 196, loud: 0.2, shape: "square" });
    voice.tone(0.12, 0.16, 156, { to: 139, loud: 0.2, shape: "square" });
  },
  knock(voice) {
    for (const at of [0, 0.15, 0.3]) {
      voice.tone(at, 0.07, 240, { to: 110, loud: 0.5 });
      voice.noise(at, 0.03, 700, { loud: 0.25 });
    }
  },
};

/** Puts a cue on the desk, to begin after so many milliseconds. */
export function perform(desk: BaseAudioContext, out: AudioNode, cue: Cue, afterMs: number): void {
  SCORE[cue](new Voice(desk, out, hissOf(desk), desk.currentTime + 0.005 + afterMs / 1000));
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, made once a desk. */
function hissOf(desk: BaseAudioContext): AudioBuffer {
  const known = hisses.get(desk);
  if (known) return known;
  const buffer = desk.createBuffer(1, desk.sampleRate, desk.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  hisses.set(desk, buffer);
  return buffer;
}
