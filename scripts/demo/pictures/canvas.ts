export type Color = readonly [red: number, green: number, blue: number];

const SAMPLES = 2;

const pack = ([red, green, blue]: Color): number => (red << 16) | (green << 8) | blue;

/** Mixes two colors; a `share` of 0 gives the first, 1 the second. */
export function mix(from: Color, to: Color, share: number): Color {
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

export const darker = (color: Color, share = 0.25): Color => mix(color, [20, 22, 30], share);
export const lighter = (color: Color, share = 0.35): Color => mix(color, [255, 255, 255], share);

/** A flat-color canvas, drawn at twice its size and averaged, which smooths its edges. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #samples: Uint32Array;

  constructor(width: number, height: number, background: Color) {
    this.width = width;
    this.height = height;
    this.#columns = width * SAMPLES;
    this.#rows = height * SAMPLES;
    this.#samples = new Uint32Array(this.#columns * this.#rows).fill(pack(background));
  }

  rect(x: number, y: number, width: number, height: number, color: Color): void {
    for (let row = this.#row(y); row < this.#row(y + height); row++) {
      this.#span(row, x * SAMPLES, (x + width) * SAMPLES, pack(color));
    }
  }

  gradient(y: number, height: number, from: Color, to: Color): void {
    const first = this.#row(y);
    const last = this.#row(y + height);
    for (let row = first; row < last; row++) {
      this.#span(row, 0, this.#columns, pack(mix(from, to, (row - first) / (last - first))));
    }
  }

  circle(x: number, y: number, radius: number, color: Color): void {
    for (let row = this.#row(y - radius); row < this.#row(y + radius); row++) {
      const rise = (row + 0.5) / SAMPLES - y;
      const half = Math.sqrt(Math.max(0, radius * radius - rise * rise));
      this.#span(row, (x - half) * SAMPLES, (x + half) * SAMPLES, pack(color));
    }
  }

  /** Fills a simple polygon, given as x, y, x, y, ..., by the even-odd rule, one scan line at a time. */
  polygon(color: Color, points: readonly number[]): void {
    const heights = points.filter((_, index) => index % 2 === 1);
    for (let row = this.#row(Math.min(...heights)); row < this.#row(Math.max(...heights)); row++) {
      const crossings = crossingsAt(points, (row + 0.5) / SAMPLES);
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        this.#span(row, crossings[index]! * SAMPLES, crossings[index + 1]! * SAMPLES, pack(color));
      }
    }
  }

  /** The picture as rows of red, green, blue bytes. */
  pixels(): Uint8Array {
    const out = new Uint8Array(this.width * this.height * 3);
    let target = 0;
    for (let row = 0; row < this.#rows; row += SAMPLES) {
      for (let column = 0; column < this.#columns; column += SAMPLES) {
        target = this.#average(row * this.#columns + column, out, target);
      }
    }
    return out;
  }

  #average(at: number, out: Uint8Array, target: number): number {
    const a = this.#samples[at]!;
    const b = this.#samples[at + 1]!;
    const c = this.#samples[at + this.#columns]!;
    const d = this.#samples[at + this.#columns + 1]!;
    for (let shift = 16; shift >= 0; shift -= 8) {
      const sum = ((a >> shift) & 255) + ((b >> shift) & 255) + ((c >> shift) & 255) + ((d >> shift) & 255);
      out[target + 2 - shift / 8] = sum >> 2;
    }
    return target + 3;
  }

  #row(y: number): number {
    return Math.min(this.#rows, Math.max(0, Math.round(y * SAMPLES)));
  }

  #span(row: number, from: number, to: number, color: number): void {
    const start = Math.max(0, Math.round(from));
    const end = Math.min(this.#columns, Math.round(to));
    if (end > start) this.#samples.fill(color, row * this.#columns + start, row * this.#columns + end);
  }
}

function crossingsAt(points: readonly number[], y: number): number[] {
  const crossings: number[] = [];
  for (let index = 0; index < points.length; index += 2) {
    const x1 = points[index]!;
    const y1 = points[index + 1]!;
    const x2 = points[(index + 2) % points.length]!;
    const y2 = points[(index + 3) % points.length]!;
    if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return crossings.sort((a, b) => a - b);
}
