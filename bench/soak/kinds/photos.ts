import { choose } from "../../../test/support/random.ts";
import type { Kind, Turn } from "../turn.ts";

/** Loads a photo as a website's visitor does; it may have been replaced since the property was read. */
const viewPhoto = async (turn: Turn): Promise<void> => {
  const { account, random, context, kind } = turn;
  const known = account.properties.pick(random);
  if (!known) return;
  const { ok, body } = await turn.call("GET", `/properties/${known.id}`);
  if (!ok || body.data.photos.length === 0) return;
  const { pathname } = new URL(choose(random, body.data.photos as string[]));
  const began = performance.now();
  const photo = await fetch(new URL(pathname, context.running.runtime.urls.service));
  const { byteLength } = await photo.arrayBuffer();
  const code = photo.ok ? null : "photo";
  context.tally.answered(kind.name, photo.status, code, performance.now() - began);
  const isPicture = photo.headers.get("Content-Type")?.startsWith("image/") === true && byteLength > 0;
  turn.claim(photo.ok ? isPicture : photo.status === 404, "a photo is a picture, or gone");
};

/** Photos as visitors load them. */
export const KINDS: readonly Kind[] = [{ name: "look at a photo", weight: 3, refusals: [], act: viewPhoto }];
