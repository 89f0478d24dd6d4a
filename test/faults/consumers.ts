import { CONSUMERS } from "../../queues/index.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { drained } from "../support/dump.ts";
import { endWindow, feedXml, flat, putFeed } from "../support/feed-stage.ts";
import { purge } from "../support/gallery-stage.ts";
import { makeLead } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { makePartnership, purgeClient } from "../support/partnership.ts";
import { pictured } from "../support/picture-web.ts";
import { query } from "../support/query.ts";
import { aGallery, type Prepare } from "../support/queued-work.ts";
import { makeEvent, makeWebhook } from "../support/receiver.ts";
import { emptySandbox } from "../support/sandbox.ts";
import { deliver, drainEverything, queueOf, redeliver } from "./drain-everything.ts";
import { eligibleProperty } from "./eligible-property.ts";
import { type HeldMessage, isWaiting, takeMessages } from "./stub-platform.ts";
import { serve } from "./stub-web.ts";
import { TWO_SHARD_MESSAGES } from "./two-shard-pairs.ts";
import type { Subject } from "./walk.ts";

/** The account's message to a queue; for a queue of dead letters, the message to the queue that they come from. */
const sentTo = async (queue: string, { accountId }: TestAccount): Promise<HeldMessage> => {
  await drained(accountId);
  const message = takeMessages(accountId).find((held) => queue.startsWith(queueOf(held)));
  if (!message) throw new Error("Nothing was sent.");
  return message;
};

/** Columns with a receiver's attempts, a feed's syncs, and a batch's pace, which a run that dies loses. */
export const RETRY_COLUMNS: readonly string[] = [
  ...["attempts", "round_attempts", "attempt_log", "last_error"].map((name) => `log: deliveries.${name}`),
  "feeds.version",
  "batch_lanes.next_at",
];

/** A feed that could not be read completely is synced on request. */
const syncAgain = async ({ accountId, api }: TestAccount): Promise<void> => {
  const status = (await api.get("/feed")).body.data?.status;
  if (status !== "UNREACHABLE" && status !== "TRUNCATED") return;
  await endWindow(accountId);
  await api.post("/feed/sync");
  await drainEverything(accountId);
};

/** A finished message has released the lane: the next batch does not wait for a lease to end. */
const assertLaneFree = async (accountId: string): Promise<void> => {
  const held = await query`SELECT held_until FROM batch_lanes
    WHERE account_id = ${accountId} AND held_until > ${Date.now()}`;
  if (held.length > 0) throw new Error("The lane is still held.");
};

const consumer = (queue: string, what: string, prepare: Prepare, make = makeAccount): Subject => ({
  name: `${queue}: ${what}`,
  // A dead letter ends the work of its queue's own message.
  ...(queue.endsWith("-dead") && { neverFull: true }),
  // A gallery is settled while the rest of its feed's sync runs, so that either event may come first.
  ignoredColumns: queue === "feeds" ? [...RETRY_COLUMNS, "log: entries.sequence"] : RETRY_COLUMNS,
  stage: async () => {
    await query`DELETE FROM webhook_accounts`;
    const account = await make();
    await prepare(account);
    const message = await sentTo(queue, account);
    return {
      accountId: account.accountId,
      attempt: (faulty) => deliver(queue, message, faulty.env),
      afterwards: async (first) => {
        if (first !== "acked") await redeliver(queue, message);
        // If there was no room, another message takes over after the lease.
        if (!isWaiting(account.accountId, "ticket")) await assertLaneFree(account.accountId);
        await drainEverything(account.accountId);
        await syncAgain(account);
        return null;
      },
    };
  },
});

const aPurge: Prepare = async (account) => {
  await aGallery(account);
  await deliver("photos", await sentTo("photos", account));
  const { id } = (await account.api.get("/properties/by-ref/AP-1")).body.data;
  await purge(account, id);
};

/** A gallery to be fetched again, because a picture was replaced under its address. */
const aGalleryAgain: Prepare = async (account) => {
  await aGallery(account);
  await deliver("photos", await sentTo("photos", account));
  serve(`http://localhost:9099/${account.accountId}/a`, pictured("another"));
  const { id } = (await account.api.get("/properties/by-ref/AP-1")).body.data;
  await backoffice.post(`${account.path}/properties/${id}/photos/fetch`);
};

const aDelivery: Prepare = async ({ api }) => {
  await makeWebhook(api);
  await makeEvent(api, "A");
};

const aBatch: Prepare = async ({ api }) => {
  await api.put("/properties/by-ref/AP-1", { body: listing() });
  const items = [listing({ externalRef: "AP-0" }), listing({ externalRef: "AP-1" }), { externalRef: "AP-2" }];
  await api.post("/properties/batch", { body: { items } });
};

/** One listing of each kind: new, changed, gone, unchanged. */
const aSync: Prepare = async (account) => {
  const url = `http://localhost:9099/${account.accountId}.xml`;
  const steps = [
    [flat("A1"), flat("A2"), flat("A3")],
    [flat("A1"), flat("A2")],
    [flat("A1"), flat("A2", 2), flat("A4")],
  ];
  await putFeed(account, url);
  for (const listings of steps) {
    await drained(account.accountId);
    for (const message of takeMessages(account.accountId)) await deliver(queueOf(message), message);
    serve(url, () => new Response(feedXml(...listings)));
    await endWindow(account.accountId);
    await account.api.post("/feed/sync");
  }
};

/** A client with an existing matching property. */
const aPair: Prepare = async (account) => {
  await eligibleProperty(account);
  await makeLead(account);
};

/** A request to a partner about a client who is then purged. */
const aPurgedClient: Prepare = async (account) => {
  const { leadId } = await makePartnership({ client: account, property: await makeAccount() });
  await drained(account.accountId);
  takeMessages(account.accountId);
  await purgeClient(account, leadId);
};

const aProperty: Prepare = ({ api }) => api.put("/properties/by-ref/AP-1", { body: listing() });

export const CONSUMED: readonly Subject[] = [
  consumer("photos", "a review of a sandbox", aProperty, emptySandbox),
  consumer("photos", "a gallery", aGallery),
  consumer("photos", "a gallery requested again", aGalleryAgain),
  consumer("photos", "bytes given up", aPurge),
  consumer("photos-dead", "a gallery", aGallery),
  consumer("webhooks", "a delivery", aDelivery),
  consumer("batches", "items of each kind", aBatch),
  consumer("batches-dead", "items of each kind", aBatch),
  consumer("feeds", "listings of each kind", aSync),
  consumer("radar", "a client who fits", aPair),
  consumer("radar-dead", "a client who fits", aPair),
  consumer("radar", "a partner's client who was purged", aPurgedClient),
  consumer("feeds-dead", "listings of each kind", aSync),
  // These letters are only kept, because sweeps find their objects.
  consumer("photos-dead", "bytes given up", aPurge),
  consumer("webhooks-dead", "a delivery", aDelivery),
  ...TWO_SHARD_MESSAGES,
];

/** Queues whose consumer no subject covers. */
export const unwalkedQueues = (): string[] =>
  Object.keys(CONSUMERS).filter((queue) => !CONSUMED.some(({ name }) => name.startsWith(`${queue}:`)));
