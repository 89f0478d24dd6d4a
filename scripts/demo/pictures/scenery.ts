import { Canvas, type Color, darker, lighter, mix } from "./canvas.ts";
import { type Chance, GREENS, SKIES } from "./chance.ts";

export const WIDTH = 640;
export const HEIGHT = 480;
export const HORIZON = 372;
export const PAVEMENT: Color = [196, 192, 186];

export function sky(chance: Chance): Canvas {
  const [high, low] = chance.oneOf(SKIES);
  const canvas = new Canvas(WIDTH, HEIGHT, high);
  canvas.gradient(0, HORIZON, high, low);
  const sun = chance.between(60, WIDTH - 60);
  canvas.circle(sun, chance.between(50, 110), 24, lighter(low, 0.6));
  return canvas;
}

export function street(chance: Chance): Canvas {
  const canvas = sky(chance);
  for (let x = -20; x < WIDTH; x += 74) {
    const height = chance.between(60, 180);
    canvas.rect(x, HORIZON - height, 62, height, mix([150, 164, 180], SKIES[0]![1], chance.next() * 0.6));
  }
  canvas.rect(0, HORIZON, WIDTH, 34, PAVEMENT);
  canvas.rect(0, HORIZON + 34, WIDTH, HEIGHT, [104, 106, 112]);
  for (let x = 24; x < WIDTH; x += 96) canvas.rect(x, 440, 52, 6, [232, 226, 206]);
  return canvas;
}

export function garden(chance: Chance): Canvas {
  const canvas = sky(chance);
  const green = chance.oneOf(GREENS);
  for (let x = -30; x < WIDTH + 40; x += 54) {
    canvas.circle(x, HORIZON - 20, chance.between(34, 62), darker(green, 0.3));
  }
  canvas.rect(0, HORIZON - 26, WIDTH, HEIGHT, green);
  return canvas;
}

export function trees(canvas: Canvas, chance: Chance, count: number): void {
  for (let index = 0; index < count; index++) {
    const x = index % 2 ? chance.between(548, 620) : chance.between(20, 92);
    const foot = HORIZON + chance.between(-4, 34);
    const green = darker(chance.oneOf(GREENS), 0.18);
    canvas.rect(x - 4, foot - 62, 8, 62, [104, 78, 60]);
    for (const [dx, dy, radius] of [
      [-16, 62, 24],
      [14, 68, 26],
      [0, 90, 28],
    ] as const) {
      canvas.circle(x + dx, foot - dy, radius, green);
    }
  }
}
