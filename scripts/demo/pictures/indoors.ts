import { Canvas, type Color, darker, lighter, mix } from "./canvas.ts";
import { ACCENTS, type Chance, GREENS, SKIES, WALLS, WOODS } from "./chance.ts";
import { HEIGHT, WIDTH } from "./scenery.ts";

const LEFT = 110;
const RIGHT = 530;
const TOP = 70;
const FLOOR = 330;
const WHITE: Color = [246, 245, 241];

export function living(chance: Chance): Canvas {
  const { canvas, wall } = room(chance);
  const sofa = chance.oneOf(ACCENTS);
  windowAt(canvas, chance, 330, 110, 170, 150);
  picture(canvas, chance, 160, 124, 110, 74);
  canvas.polygon(lighter(chance.oneOf(ACCENTS), 0.6), [150, 452, 210, 372, 440, 372, 500, 452]);
  canvas.rect(146, 262, 230, 62, sofa);
  canvas.rect(134, 292, 254, 66, darker(sofa, 0.12));
  for (const x of [166, 262]) canvas.rect(x, 282, 86, 30, lighter(sofa, 0.2));
  canvas.rect(126, 278, 24, 84, darker(sofa, 0.2));
  canvas.rect(374, 278, 24, 84, darker(sofa, 0.2));
  canvas.rect(256, 392, 140, 12, chance.oneOf(WOODS));
  for (const x of [266, 378]) canvas.rect(x, 404, 8, 26, darker(wall, 0.6));
  plant(canvas, chance, 468, 358);
  return canvas;
}

export function bedroom(chance: Chance): Canvas {
  const { canvas } = room(chance);
  const cover = chance.oneOf(ACCENTS);
  const wood = chance.oneOf(WOODS);
  windowAt(canvas, chance, 384, 112, 120, 130);
  canvas.rect(166, 204, 196, 110, wood);
  canvas.polygon(WHITE, [166, 296, 362, 296, 410, 430, 118, 430]);
  canvas.polygon(cover, [150, 340, 378, 340, 410, 430, 118, 430]);
  canvas.rect(118, 430, 292, 16, darker(cover, 0.3));
  for (const x of [184, 272]) canvas.rect(x, 268, 76, 36, lighter(cover, 0.75));
  canvas.rect(384, 300, 62, 62, darker(wood, 0.1));
  canvas.rect(410, 268, 8, 32, darker(wood, 0.4));
  canvas.polygon([250, 232, 186], [396, 272, 404, 246, 424, 246, 432, 272]);
  picture(canvas, chance, 214, 120, 100, 62);
  return canvas;
}

export function kitchen(chance: Chance): Canvas {
  const { canvas, wall } = room(chance);
  const front = chance.oneOf([WHITE, ...ACCENTS]);
  const top = mix([92, 92, 96], WHITE, chance.next() * 0.8);
  canvas.rect(LEFT + 10, 96, 240, 74, front);
  for (let x = LEFT + 70; x < LEFT + 250; x += 60) canvas.rect(x, 96, 2, 74, darker(front));
  for (let y = 176; y < 256; y += 20) canvas.rect(LEFT + 10, y, 320, 2, darker(wall, 0.12));
  windowAt(canvas, chance, 380, 104, 124, 104);
  canvas.rect(LEFT + 10, 258, 400, 14, top);
  canvas.rect(LEFT + 16, 272, 388, 84, front);
  for (let x = LEFT + 92; x < LEFT + 400; x += 78) {
    canvas.rect(x, 272, 2, 84, darker(front));
    canvas.rect(x - 22, 284, 16, 4, darker(front, 0.5));
  }
  canvas.rect(LEFT + 150, 240, 70, 18, [60, 62, 66]);
  canvas.rect(182, 392, 276, 14, chance.oneOf(WOODS));
  canvas.rect(196, 406, 248, HEIGHT - 406, lighter(front, 0.3));
  for (const x of [230, 318, 406]) canvas.circle(x, 380, 13, chance.oneOf(ACCENTS));
  return canvas;
}

export function bathroom(chance: Chance): Canvas {
  const { canvas } = room(chance, lighter(chance.oneOf(GREENS), 0.7));
  for (let x = LEFT; x <= RIGHT; x += 42) canvas.rect(x, TOP, 2, FLOOR - TOP, WHITE);
  for (let y = TOP; y <= FLOOR; y += 42) canvas.rect(LEFT, y, RIGHT - LEFT, 2, WHITE);
  canvas.rect(150, 108, 150, 104, [186, 206, 214]);
  canvas.rect(134, 250, 184, 16, [228, 226, 222]);
  canvas.rect(142, 266, 168, 96, chance.oneOf(WOODS));
  canvas.rect(192, 236, 70, 16, WHITE);
  canvas.rect(368, TOP, 150, FLOOR - TOP + 44, mix([200, 222, 226], WHITE, 0.3));
  canvas.rect(366, TOP, 4, FLOOR - TOP + 44, [120, 132, 138]);
  canvas.rect(452, 96, 44, 8, [120, 132, 138]);
  canvas.polygon(chance.oneOf(ACCENTS), [320, 396, 470, 396, 500, 440, 300, 440]);
  return canvas;
}

export function balcony(chance: Chance): Canvas {
  const [high, low] = chance.oneOf(SKIES);
  const canvas = new Canvas(WIDTH, HEIGHT, high);
  canvas.gradient(0, 330, high, low);
  for (let x = -10; x < WIDTH; x += 46) {
    const height = chance.between(30, 150);
    canvas.rect(x, 330 - height, 40, height, mix([128, 142, 160], low, chance.next() * 0.7));
  }
  canvas.rect(0, 326, WIDTH, 12, [90, 94, 100]);
  canvas.rect(0, 338, WIDTH, 60, mix(low, [190, 210, 214], 0.5));
  for (let x = 0; x < WIDTH; x += 128) canvas.rect(x, 326, 6, 72, [90, 94, 100]);
  const wood = chance.oneOf(WOODS);
  canvas.rect(0, 396, WIDTH, HEIGHT - 396, wood);
  for (let y = 412; y < HEIGHT; y += 18) canvas.rect(0, y, WIDTH, 3, darker(wood));
  for (const x of [150, 392]) {
    const accent = chance.oneOf(ACCENTS);
    canvas.rect(x, 312, 96, 66, accent);
    canvas.rect(x - 12, 362, 120, 40, darker(accent, 0.2));
  }
  canvas.circle(318, 374, 36, lighter(wood, 0.5));
  plant(canvas, chance, 566, 424);
  return canvas;
}

export function office(chance: Chance): Canvas {
  const { canvas } = room(chance);
  windowAt(canvas, chance, 150, 100, 330, 140);
  for (let x = 232; x < 480; x += 82) canvas.rect(x, 100, 5, 140, WHITE);
  for (const x of [130, 330]) {
    canvas.rect(x, 318, 176, 12, chance.oneOf(WOODS));
    for (const leg of [x + 8, x + 160]) canvas.rect(leg, 330, 8, 66, [90, 94, 100]);
    canvas.rect(x + 54, 262, 70, 44, [52, 56, 64]);
    canvas.rect(x + 84, 306, 10, 12, [52, 56, 64]);
    canvas.rect(x + 62, 352, 58, 54, chance.oneOf(ACCENTS));
  }
  plant(canvas, chance, 528, 376);
  return canvas;
}

/** A floor plan: outer walls, rooms, doors. */
export function plan(chance: Chance): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT, [250, 249, 245]);
  const ink: Color = [58, 62, 72];
  canvas.rect(70, 50, 500, 380, ink);
  const across = chance.between(230, 330);
  const down = chance.between(190, 250);
  const split = chance.between(360, 440);
  const rooms = [
    [80, 60, across - 86, down - 66, lighter(chance.oneOf(WOODS), 0.6)],
    [across, 60, 560 - across, down - 66, lighter(chance.oneOf(WOODS), 0.7)],
    [80, down, split - 86, 420 - down, lighter(chance.oneOf(WOODS), 0.5)],
    [split, down, 560 - split, 420 - down, lighter(chance.oneOf(SKIES)[0], 0.6)],
  ] as const;
  for (const [x, y, width, height, color] of rooms) {
    canvas.rect(x, y, width, height, color);
    canvas.rect(x + width / 3, y + height / 3, width / 3, height / 3, darker(color, 0.14));
  }
  canvas.rect(across - 60, down - 8, 40, 12, rooms[2][4]);
  canvas.rect(across - 8, 110, 12, 40, rooms[0][4]);
  canvas.rect(split - 8, 330, 12, 40, rooms[3][4]);
  canvas.rect(130, 418, 70, 14, WHITE);
  return canvas;
}

function room(chance: Chance, tone?: Color): { canvas: Canvas; wall: Color } {
  const wall = tone ?? lighter(chance.oneOf(WALLS), 0.3);
  const wood = lighter(chance.oneOf(WOODS), 0.25);
  const canvas = new Canvas(WIDTH, HEIGHT, darker(wall, 0.08));
  canvas.polygon(WHITE, [0, 0, WIDTH, 0, RIGHT, TOP, LEFT, TOP]);
  canvas.polygon(wood, [0, HEIGHT, WIDTH, HEIGHT, RIGHT, FLOOR, LEFT, FLOOR]);
  for (let x = -600; x <= WIDTH + 600; x += 120) {
    const head = LEFT + ((x + 600) / (WIDTH + 1200)) * (RIGHT - LEFT);
    canvas.polygon(darker(wood, 0.12), [x, HEIGHT, x + 4, HEIGHT, head + 1, FLOOR, head, FLOOR]);
  }
  canvas.polygon(darker(wall, 0.08), [0, 0, LEFT, TOP, LEFT, FLOOR, 0, HEIGHT]);
  canvas.rect(LEFT, TOP, RIGHT - LEFT, FLOOR - TOP, wall);
  canvas.polygon(darker(wall, 0.14), [RIGHT, TOP, WIDTH, 0, WIDTH, HEIGHT, RIGHT, FLOOR]);
  canvas.rect(LEFT, FLOOR - 7, RIGHT - LEFT, 7, WHITE);
  return { canvas, wall };
}

function windowAt(canvas: Canvas, chance: Chance, x: number, y: number, width: number, height: number): void {
  const [high, low] = chance.oneOf(SKIES);
  canvas.rect(x - 7, y - 7, width + 14, height + 14, WHITE);
  canvas.rect(x, y, width, height, mix(high, low, 0.5));
  canvas.rect(x, y + height * 0.7, width, height * 0.3, chance.oneOf(GREENS));
  canvas.rect(x + width / 2 - 3, y, 6, height, WHITE);
}

function picture(canvas: Canvas, chance: Chance, x: number, y: number, width: number, height: number): void {
  canvas.rect(x, y, width, height, [70, 66, 64]);
  canvas.rect(x + 5, y + 5, width - 10, height - 10, WHITE);
  canvas.circle(x + width / 3, y + height / 2, height / 5, chance.oneOf(ACCENTS));
  canvas.rect(x + width / 2, y + height / 3, width / 3, height / 3, chance.oneOf(ACCENTS));
}

function plant(canvas: Canvas, chance: Chance, x: number, foot: number): void {
  const green = chance.oneOf(GREENS);
  for (const [dx, dy, radius] of [
    [-16, 78, 18],
    [14, 84, 20],
    [-2, 104, 20],
  ] as const) {
    canvas.circle(x + dx, foot - dy, radius, darker(green, 0.12));
  }
  canvas.rect(x - 3, foot - 70, 6, 40, [96, 78, 60]);
  canvas.polygon([202, 146, 110], [x - 22, foot - 40, x + 22, foot - 40, x + 15, foot, x - 15, foot]);
}
