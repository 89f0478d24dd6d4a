import { setTimeout as pause } from "node:timers/promises";
import { agency, developer, partner } from "../accounts.ts";
import { FEED_PATH, FEED_SCENES, feedListings } from "../feed.ts";
import { Http } from "../http.ts";
import { CHAVES_NA_MAO, OPENNAVENT, type OtherFeed, ZAP } from "../other-feeds.ts";
import type { Stage } from "../stage.ts";
import { SANDBOX_KEY } from "./sandbox.ts";

const TIMEOUT_MS = 240_000;
const POLL_MS = 300;

interface Feed {
  readonly data: {
    readonly connector: string | null;
    readonly status: string | null;
    readonly message: string | null;
    readonly conflicts: number;
  };
}

const read = async (api: Http) => (await api.send<Feed>("GET", "/v1/feed")).body.data;

/** The feed after its first sync. */
const awaitSync = async (api: Http) => {
  const deadline = Date.now() + TIMEOUT_MS;
  let feed = await read(api);
  for (; feed.status === "QUEUED" || feed.status === null; feed = await read(api)) {
    if (Date.now() > deadline) throw new Error(`The feed is not synced after ${TIMEOUT_MS / 1_000} s.`);
    await pause(POLL_MS);
  }
  return feed;
};

/** Listings of a portal feed that were edited in the dashboard: each waits for a decision. */
export async function seedFeed(stage: Stage): Promise<string> {
  const account = stage.pathOf(agency);
  const api = stage.api(agency);
  if ((await read(api)).status === null) {
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
  return `${(await awaitSync(api)).conflicts} listings of the feed in conflict with the dashboard`;
}

/** Syncs a feed once, whose format the service finds by reading. */
const syncedAs = async (api: Http, { connector }: OtherFeed, configure: () => Promise<unknown>) => {
  if ((await read(api)).status === null) {
    await configure();
    await api.send("POST", "/v1/feed/sync");
  }
  const feed = await awaitSync(api);
  if (feed.connector !== connector)
    throw new Error(`The feed is read as ${feed.connector}, not as ${connector}: ${feed.message}`);
  return connector;
};

/** Feeds in other formats, for the other accounts. */
export async function seedOtherFeeds(stage: Stage): Promise<string> {
  const read: string[] = [];
  for (const [account, feed] of [
    [partner, ZAP],
    [developer, OPENNAVENT],
  ] as const) {
    const link = { url: stage.pictures.origin + feed.path, autoSync: false };
    const configure = () => stage.backoffice.send("PUT", `${stage.pathOf(account)}/feed`, link);
    read.push(await syncedAs(stage.api(account), feed, configure));
  }
  return `feeds of other formats: ${read.join(", ")}`;
}

/** A feed in one more format, for the agency's sandbox. */
export async function seedSandboxFeed(stage: Stage): Promise<string> {
  const api = new Http(stage.url, stage.keys.get(SANDBOX_KEY) ?? "");
  const link = { url: stage.pictures.origin + CHAVES_NA_MAO.path, autoSync: false };
  return `a feed of the sandbox: ${await syncedAs(api, CHAVES_NA_MAO, () => api.send("PUT", "/sandbox/feed", link))}`;
}
