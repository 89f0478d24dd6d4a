import { type HeldMessage, takeMessages } from "../faults/stub-platform.ts";
import { serve } from "../faults/stub-web.ts";
import type { TestAccount } from "./api.ts";
import { drained } from "./dump.ts";
import { endWindow, feedXml, flat, putFeed } from "./feed-stage.ts";
import { listing } from "./listing.ts";
import { pictured } from "./picture-web.ts";

/** Makes a call that leaves work in a queue. */
export type Prepare = (account: TestAccount) => Promise<unknown>;

export const aGallery: Prepare = async ({ api, accountId }) => {
  const photos = ["a", "b"].map((name) => `http://localhost:9099/${accountId}/${name}`);
  for (const url of photos) serve(url, pictured(url.slice(-1)));
  await api.put("/properties/by-ref/AP-1", { body: listing({ photos }) });
};

export const aBatch: Prepare = ({ api }) =>
  api.post("/properties/batch", {
    body: { items: ["AP-1", "AP-2"].map((externalRef) => listing({ externalRef })) },
  });

export const aSync: Prepare = async (account) => {
  const url = `http://localhost:9099/${account.accountId}.xml`;
  serve(url, () => new Response(feedXml(flat("A1"), flat("A2"))));
  await putFeed(account, url);
  await endWindow(account.accountId);
  await account.api.post("/feed/sync");
};

/** The messages of one queue, in the order of sending. */
export const sentTo = async (kind: string, { accountId }: TestAccount): Promise<HeldMessage> => {
  await drained(accountId);
  return takeMessages(accountId).find((message) => kind in message)!;
};
