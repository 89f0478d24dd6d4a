import { setTimeout as pause } from "node:timers/promises";
import { accounts } from "../accounts.ts";
import type { Stage } from "../stage.ts";
import { hasGallery, storedProperties } from "./stored.ts";

const TIMEOUT_MS = 240_000;
const POLL_MS = 500;

/**
 * Waits until every photo has been fetched, because a listing's pending items depend on its cover; but not forever,
 * since on a slow machine photos also arrive later.
 */
export async function awaitGalleries(stage: Stage): Promise<string> {
  const deadline = Date.now() + TIMEOUT_MS;
  let stored = await everyProperty(stage);
  while (stored.some(({ photoSync }) => photoSync?.state === "QUEUED")) {
    if (Date.now() > deadline) return `some photos are still on their way after ${TIMEOUT_MS / 1_000} s`;
    await pause(POLL_MS);
    stored = await everyProperty(stage);
  }
  const photos = stored.reduce((sum, property) => sum + property.photos.length, 0);
  const short = stored.filter((property) => !hasGallery(property)).map(({ externalRef }) => externalRef);
  return short.length === 0 ? `${photos} photos` : `${photos} photos; some of ${short.join(", ")} failed`;
}

const everyProperty = async (stage: Stage) =>
  (await Promise.all(accounts.map((account) => storedProperties(stage, account)))).flat();
