import { setTimeout as pause } from "node:timers/promises";
import { agency } from "../accounts.ts";
import { FEED_PATH, FEED_SCENES, feedListings } from "../feed.ts";
import type { Stage } from "../stage.ts";

const TIMEOUT_MS = 240_000;
const POLL_MS = 300;

interface Feed {
  readonly data: { readonly configured: boolean; readonly status: string | null; readonly conflicts: number };
}

/** Listings of a portal feed that were edited in the dashboard: each waits for a decision. */
export async function seedFeed(stage: Stage): Promise<string> {
  const account = stage.pathOf(agency);
  const api = stage.api(agency);
  const read = async () => (await api.send<Feed>("GET", "/v1/feed")).body.data;
  if ((await read()).status === null) {
    for (const { ref, title, price, neighborhood, edited } of feedListings) {
      const address = { city: "São Paulo", state: "SP", neighborhood };
      const photos = stage.photoUrls(ref, FEED_SCENES);
      const body = { title, type: "APARTAMENTO", purposes: ["VENDA"], salePrice: price, address, photos };
      const { body: put } = await api.send<{ data: { id: string } }>(
        "PUT",
        `/v1/properties/by-ref/${ref}`,
        body,
      );
      await stage.backoffice.send("PATCH", `${account}/properties/${put.data.id}`, edited);
    }
    const url = stage.pictures.origin + FEED_PATH;
    await stage.backoffice.send("PUT", `${account}/feed`, { url, autoSync: false });
    await api.send("POST", "/v1/feed/sync");
  }
  const deadline = Date.now() + TIMEOUT_MS;
  let feed = await read();
  for (; feed.status === "QUEUED" || feed.status === null; feed = await read()) {
    if (Date.now() > deadline) throw new Error(`The feed is not synced after ${TIMEOUT_MS / 1_000} s.`);
    await pause(POLL_MS);
  }
  return `${feed.conflicts} listings of the feed in conflict with the dashboard`;
}
