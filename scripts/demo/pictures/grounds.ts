import { type Canvas, darker, lighter, mix } from "./canvas.ts";
import { ACCENTS, type Chance, GREENS, WOODS } from "./chance.ts";
import { garden, HEIGHT, HORIZON, sky, trees, WIDTH } from "./scenery.ts";

export function plot(chance: Chance): Canvas {
  const canvas = garden(chance);
  const earth = mix([186, 142, 104], chance.oneOf(GREENS), 0.15);
  canvas.polygon(earth, [90, 448, 200, HORIZON - 8, 460, HORIZON - 8, 570, 448]);
  for (const x of [90, 200, 460, 570]) {
    const foot = x === 90 || x === 570 ? 448 : HORIZON - 8;
    canvas.rect(x - 3, foot - 34, 6, 34, [240, 240, 236]);
    canvas.rect(x - 3, foot - 34, 6, 9, [200, 74, 60]);
  }
  trees(canvas, chance, 6);
  return canvas;
}

export function countryside(chance: Chance): Canvas {
  const canvas = sky(chance);
  for (const [index, green] of [...GREENS].reverse().entries()) {
    const y = 250 + index * 34;
    canvas.polygon(mix(green, [190, 206, 210], 0.45 - index * 0.15), [
      0,
      y + chance.between(-34, 20),
      chance.between(140, 260),
      y - chance.between(20, 66),
      chance.between(380, 500),
      y + chance.between(-10, 26),
      WIDTH,
      y - chance.between(0, 60),
      WIDTH,
      HEIGHT,
      0,
      HEIGHT,
    ]);
  }
  canvas.rect(0, 384, WIDTH, HEIGHT - 384, chance.oneOf(GREENS));
  for (let x = 10; x < WIDTH; x += 58) canvas.rect(x, 404, 7, 46, [148, 116, 84]);
  for (const y of [412, 430]) canvas.rect(0, y, WIDTH, 4, [164, 132, 98]);
  trees(canvas, chance, 7);
  return canvas;
}

export function pool(chance: Chance): Canvas {
  const canvas = garden(chance);
  const deck = chance.oneOf(WOODS);
  canvas.rect(0, HORIZON - 26, WIDTH, HEIGHT, lighter(deck, 0.4));
  canvas.polygon([96, 190, 208], [120, 456, 196, HORIZON - 6, 470, HORIZON - 6, 560, 456]);
  for (const x of [70, 516]) {
    canvas.rect(x + 26, 290, 5, 86, darker(deck));
    canvas.polygon(chance.oneOf(ACCENTS), [x - 26, 300, x + 28, 262, x + 84, 300]);
  }
  return canvas;
}
