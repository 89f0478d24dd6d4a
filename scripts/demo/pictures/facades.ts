import { type Canvas, type Color, darker, lighter, mix } from "./canvas.ts";
import { ACCENTS, type Chance, WALLS, WOODS } from "./chance.ts";
import { garden, HEIGHT, HORIZON, PAVEMENT, street, trees, WIDTH } from "./scenery.ts";

const GLASS: Color = [126, 164, 188];

export function tower(chance: Chance): Canvas {
  const canvas = street(chance);
  const wall = chance.oneOf(WALLS);
  const accent = chance.oneOf(ACCENTS);
  const columns = chance.between(3, 5);
  const width = columns * 62 + 28;
  const left = (WIDTH - width) / 2 + chance.between(-40, 40);
  const top = chance.between(36, 84);
  canvas.rect(left + width, top + 22, 34, HORIZON - top - 22, darker(wall, 0.35));
  canvas.rect(left, top, width, HORIZON - top, wall);
  canvas.rect(left, top, 16, HORIZON - top, accent);
  canvas.rect(left - 4, top - 10, width + 8, 12, darker(wall));
  for (let y = top + 18; y < HORIZON - 62; y += 40) {
    for (let column = 0; column < columns; column++) {
      const x = left + 26 + column * 62;
      canvas.rect(x, y, 46, 24, chance.next() < 0.16 ? [250, 222, 150] : GLASS);
      canvas.rect(x - 3, y + 17, 52, 9, column % 2 ? lighter(wall) : accent);
    }
  }
  canvas.rect(left - 12, HORIZON - 46, width + 24, 46, darker(wall, 0.4));
  canvas.rect(left + width / 2 - 34, HORIZON - 38, 68, 38, lighter(GLASS));
  trees(canvas, chance, 3);
  return canvas;
}

export function offices(chance: Chance): Canvas {
  const canvas = street(chance);
  const frame = darker(chance.oneOf(ACCENTS), 0.3);
  const left = chance.between(120, 180);
  const top = chance.between(40, 100);
  const width = chance.between(280, 350);
  canvas.rect(left, top, width, HORIZON - top, frame);
  for (let y = top + 12; y < HORIZON - 50; y += 32) {
    for (let x = left + 12; x < left + width - 24; x += 34) {
      canvas.rect(x, y, 30, 26, mix(GLASS, [230, 240, 246], chance.next() * 0.5));
    }
  }
  canvas.rect(left - 10, HORIZON - 48, width + 20, 8, lighter(frame));
  canvas.rect(left + 20, HORIZON - 40, width - 40, 40, lighter(GLASS, 0.2));
  trees(canvas, chance, 2);
  return canvas;
}

export function house(chance: Chance): Canvas {
  const canvas = garden(chance);
  const wall = chance.oneOf(WALLS);
  const roof = chance.oneOf(ACCENTS);
  const left = chance.between(110, 150);
  const floor = HORIZON + 18;
  canvas.rect(left, 216, 360, floor - 216, wall);
  canvas.polygon(roof, [left - 34, 222, left + 180, chance.between(120, 156), left + 394, 222]);
  canvas.rect(left + 150, 268, 70, floor - 268, chance.oneOf(WOODS));
  for (const x of [left + 36, left + 256]) {
    canvas.rect(x - 5, 263, 80, 62, lighter(wall, 0.7));
    canvas.rect(x, 268, 70, 52, GLASS);
    canvas.rect(x + 33, 268, 4, 52, lighter(wall, 0.7));
  }
  canvas.polygon(PAVEMENT, [left + 150, floor, left + 220, floor, left + 270, HEIGHT, left + 100, HEIGHT]);
  trees(canvas, chance, 4);
  return canvas;
}

export function villa(chance: Chance): Canvas {
  const canvas = garden(chance);
  const wall = chance.oneOf(WALLS);
  const wood = chance.oneOf(WOODS);
  const floor = HORIZON + 22;
  canvas.rect(120, 236, 400, floor - 236, lighter(wall, 0.5));
  canvas.rect(180, 132, 300, 108, wall);
  canvas.rect(168, 120, 330, 16, darker(wall, 0.5));
  canvas.rect(104, 228, 432, 14, darker(wall, 0.5));
  canvas.rect(206, 156, 120, 66, GLASS);
  canvas.rect(352, 156, 100, 66, mix(GLASS, [250, 222, 150], chance.next() * 0.6));
  canvas.rect(144, 262, 150, floor - 262, wood);
  for (let y = 272; y < floor; y += 14) canvas.rect(144, y, 150, 3, darker(wood));
  canvas.rect(322, 262, 170, floor - 262, lighter(GLASS, 0.15));
  for (const x of [376, 434]) canvas.rect(x, 262, 4, floor - 262, darker(wall, 0.5));
  canvas.polygon(PAVEMENT, [144, floor, 294, floor, 330, HEIGHT, 60, HEIGHT]);
  trees(canvas, chance, 3);
  return canvas;
}

export function terrace(chance: Chance): Canvas {
  const canvas = street(chance);
  const width = 150;
  for (let index = 0; index < 4; index++) {
    const wall = WALLS[(index * 3 + chance.between(0, 2)) % WALLS.length]!;
    const left = 20 + index * width;
    const roof = chance.oneOf(ACCENTS);
    canvas.rect(left, 190, width - 4, HORIZON - 190, wall);
    canvas.polygon(roof, [left - 6, 194, left + width / 2, 146, left + width + 2, 194]);
    canvas.rect(left + 20, 214, 40, 52, GLASS);
    canvas.rect(left + 86, 214, 40, 52, GLASS);
    canvas.rect(left + 22, 292, 42, HORIZON - 292, chance.oneOf(WOODS));
    canvas.rect(left + 86, 296, 40, 44, GLASS);
  }
  return canvas;
}

export function shop(chance: Chance): Canvas {
  const canvas = street(chance);
  const wall = chance.oneOf(WALLS);
  const accent = chance.oneOf(ACCENTS);
  canvas.rect(96, 118, 448, HORIZON - 118, wall);
  canvas.rect(96, 106, 448, 16, darker(wall));
  for (let x = 128; x < 520; x += 104) canvas.rect(x, 142, 70, 46, GLASS);
  canvas.rect(112, 210, 416, 34, accent);
  for (let x = 112; x < 528; x += 52) canvas.rect(x, 244, 26, 18, lighter(accent, 0.7));
  canvas.rect(124, 262, 250, HORIZON - 262, lighter(GLASS, 0.3));
  canvas.rect(396, 262, 120, HORIZON - 262, lighter(GLASS, 0.55));
  for (const x of [246, 454]) canvas.rect(x, 262, 5, HORIZON - 262, darker(accent, 0.4));
  return canvas;
}

export function warehouse(chance: Chance): Canvas {
  const canvas = street(chance);
  const wall = lighter(chance.oneOf(ACCENTS), 0.62);
  canvas.polygon(wall, [50, 206, 320, 128, 590, 206, 590, HORIZON, 50, HORIZON]);
  for (let x = 62; x < 590; x += 14) canvas.rect(x, 212, 2, HORIZON - 212, darker(wall, 0.16));
  canvas.polygon(darker(wall, 0.5), [38, 214, 320, 122, 602, 214, 602, 200, 320, 106, 38, 200]);
  for (const x of [96, 264, 432]) {
    canvas.rect(x, 258, 112, HORIZON - 258, [222, 224, 226]);
    for (let y = 270; y < HORIZON; y += 14) canvas.rect(x, y, 112, 3, [178, 182, 188]);
  }
  return canvas;
}
