import type { Canvas } from "./pictures/canvas.ts";
import { Chance } from "./pictures/chance.ts";
import { house, offices, shop, terrace, tower, villa, warehouse } from "./pictures/facades.ts";
import { countryside, plot, pool } from "./pictures/grounds.ts";
import { balcony, bathroom, bedroom, kitchen, living, office, plan } from "./pictures/indoors.ts";
import { png } from "./pictures/png.ts";

const scenes = {
  house,
  offices,
  shop,
  terrace,
  tower,
  villa,
  warehouse,
  countryside,
  plot,
  pool,
  balcony,
  bathroom,
  bedroom,
  kitchen,
  living,
  office,
  plan,
} satisfies Record<string, (chance: Chance) => Canvas>;

export type Scene = keyof typeof scenes;
export const SCENES = Object.keys(scenes) as [Scene, ...Scene[]];

/** Scenes of common grounds: every listing with one has exactly the same picture. */
const SHARED: ReadonlySet<Scene> = new Set(["pool"]);

/** The picture server's address of a listing's scene. */
export const picturePath = (owner: string, scene: Scene): string =>
  `/${SHARED.has(scene) ? "shared" : encodeURIComponent(owner)}/${scene}.png`;

/** Draws the picture of a `picturePath`, and nothing for any other path. */
export function drawPicture(path: string): Uint8Array | undefined {
  const [, owner, scene] = /^\/([^/]+)\/([a-z]+)\.png$/.exec(path) ?? [];
  if (owner === undefined || scene === undefined || !isScene(scene)) return undefined;
  return png(scenes[scene](new Chance(`${owner}/${scene}`)));
}

const isScene = (name: string): name is Scene => Object.hasOwn(scenes, name);
