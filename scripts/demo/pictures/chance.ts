import type { Color } from "./canvas.ts";

/** Repeatable choices: the same name always draws the same picture. */
export class Chance {
  #state: number;

  constructor(name: string) {
    this.#state = 0x811c9dc5;
    for (const letter of name) this.#state = Math.imul(this.#state ^ letter.codePointAt(0)!, 0x01000193);
  }

  /** A number from 0 up to, and not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return Math.floor(low + this.next() * (high - low + 1));
  }

  oneOf<Choice>(choices: readonly Choice[]): Choice {
    return choices[this.between(0, choices.length - 1)]!;
  }
}

export const WALLS: readonly Color[] = [
  [236, 228, 214],
  [214, 202, 190],
  [226, 178, 140],
  [200, 212, 206],
  [246, 242, 234],
  [196, 160, 136],
  [216, 206, 226],
  [188, 200, 216],
];
export const ACCENTS: readonly Color[] = [
  [178, 86, 62],
  [44, 96, 120],
  [222, 160, 58],
  [84, 118, 92],
  [120, 84, 116],
  [54, 70, 104],
];
export const WOODS: readonly Color[] = [
  [168, 124, 84],
  [132, 92, 62],
  [196, 158, 114],
  [110, 82, 64],
];
export const GREENS: readonly Color[] = [
  [104, 146, 84],
  [84, 130, 78],
  [128, 160, 96],
  [70, 116, 72],
];
export const SKIES: readonly (readonly [Color, Color])[] = [
  [
    [112, 168, 216],
    [214, 232, 242],
  ],
  [
    [240, 178, 132],
    [250, 226, 196],
  ],
  [
    [136, 182, 208],
    [238, 240, 232],
  ],
  [
    [94, 132, 186],
    [226, 206, 206],
  ],
];
