import { createExecutionContext, createMessageBatch } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, vi } from "vitest";
import { queue } from "../../queues/index.ts";
import { backoffice, makeAccount, type Overrides, type TestAccount } from "./api.ts";
import { drained } from "./dump.ts";
import type { Answer, Json } from "./http.ts";
import { query } from "./query.ts";

type Page = string | Uint8Array | (() => Response | Promise<Response>);

export interface FeedStage extends TestAccount {
  /** The feed link's answer from now on. */
  serve(page: Page): void;
  readonly url: string;
  /** The headers of each request to the feed link. */
  readonly requests: Headers[];
  /** Takes the feed messages that were sent to the queue. */
  messages(): Promise<Json[]>;
  /** Processes messages until none is left. */
  work(): Promise<void>;
  /** Serves the page, if any, ends the sync window and calls POST /feed/sync. @returns the message of the sync */
  start(page?: Page): Promise<Json>;
  /** Starts a sync and processes it. @returns the feed then */
  sync(page?: Page): Promise<Json>;
  property(ref: string): Promise<Json>;
}

/** Deliveries of the queue `feeds`: the first one and its retries. */
const MAX_ATTEMPTS = 6;

const SOURCE = "http://localhost:9099";

/** Shared by all stages: the stubs for network and queue belong to the test, not to the stage. */
const pages = new Map<string, Page>();
const feedRequests: { readonly url: string; readonly headers: Headers }[] = [];
const waiting: Json[] = [];

const stubQueueAndNetwork = (): void => {
  const prototype = Object.getPrototypeOf(env.FEED_QUEUE) as Queue;
  vi.spyOn(prototype, "sendBatch").mockImplementation(async (messages) => {
    waiting.push(...[...messages].map(({ body }) => body));
    return undefined as never;
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (target, init) => {
    const url = String(target);
    const page = pages.get(url);
    if (page === undefined) return new Response("not here", { status: 404 });
    feedRequests.push({ url, headers: new Headers(init?.headers) });
    return typeof page === "function" ? page() : new Response(page);
  });
};

const take = (accountId: string): Json[] => {
  const own = waiting.filter((message) => message.accountId === accountId && message.syncId);
  for (const message of own) waiting.splice(waiting.indexOf(message), 1);
  return own;
};

/** Delivers one message. @returns "acked", or the seconds until its next delivery */
export const deliverFeed = async (
  body: unknown,
  { attempts = 1, bindings = env, name = "feeds" }: { attempts?: number; bindings?: Env; name?: string } = {},
): Promise<"acked" | number> => {
  const batch = createMessageBatch(name, [
    { id: crypto.randomUUID(), timestamp: new Date(), attempts, body },
  ]);
  const [message] = batch.messages;
  const retry = vi.spyOn(message!, "retry");
  await queue(batch, bindings, createExecutionContext());
  return retry.mock.calls.length === 0 ? "acked" : (retry.mock.calls[0]?.[0]?.delaySeconds ?? 0);
};

const deliverUntilDone = async (message: Json): Promise<void> => {
  for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1)
    if ((await deliverFeed(message, { attempts })) === "acked") return;
  throw new Error("A feed message is never finished.");
};

/** After each test, removes the syncs that a later sweep would start or send again. */
export const endSyncs = (): void =>
  afterEach(() => query`UPDATE feeds SET auto_sync = 0, scheduled_for = NULL, sync_id = NULL`);

/** Ends the window in which a further POST /feed/sync is refused. */
export const endWindow = (accountId: string) =>
  query`UPDATE feeds SET window_until = NULL WHERE account_id = ${accountId}`;

export const putFeed = ({ path }: TestAccount, url: string, autoSync = false): Promise<Answer> =>
  backoffice.put(`${path}/feed`, { url, connector: "VRSYNC", autoSync });

interface StageOptions extends Overrides {
  readonly autoSync?: boolean;
}

/** An account with a feed on its own stage, until the test ends: no queue delivers by itself. */
export const feedStage = async ({
  autoSync = false,
  ...overrides
}: StageOptions = {}): Promise<FeedStage> => {
  const account = await makeAccount(overrides);
  const { accountId, api } = account;
  const url = `${SOURCE}/${accountId}.xml?token=segredo`;
  pages.set(url, "");
  stubQueueAndNetwork();
  const { status } = await putFeed(account, url, autoSync);
  if (status !== 200) throw new Error(`No feed: ${status}`);
  const messages = async (): Promise<Json[]> => {
    await drained(accountId);
    return take(accountId);
  };
  const work = async (): Promise<void> => {
    for (let next = await messages(); next.length > 0; next = await messages())
      for (const message of next) await deliverUntilDone(message);
  };
  const request = async (page?: Page): Promise<void> => {
    if (page !== undefined) pages.set(url, page);
    await endWindow(accountId);
    await api.post("/feed/sync");
  };
  return {
    ...account,
    url,
    get requests() {
      return feedRequests.filter((request) => request.url === url).map(({ headers }) => headers);
    },
    messages,
    work,
    serve: (page) => {
      pages.set(url, page);
    },
    start: async (page) => {
      await request(page);
      return (await messages())[0]!;
    },
    sync: async (page) => {
      await request(page);
      await work();
      return (await api.get("/feed")).body.data;
    },
    property: async (ref) => (await api.get(`/properties/by-ref/${encodeURIComponent(ref)}`)).body.data,
  };
};

/** A complete listing: a flat for sale in São Paulo. */
export const flat = (ref: string, price: number | string = 500_000, more = ""): string =>
  `<Listing><ListingID>${ref}</ListingID><Title>Apartamento ${ref}</Title><TransactionType>For Sale</TransactionType>
   <Media><Item medium="image">https://fotos.empresa.com.br/${ref}.jpg</Item></Media>
   <Details><PropertyType>Residential / Apartment</PropertyType><ListPrice>${price}</ListPrice>${more}</Details>
   <Location><State>SP</State><City>São Paulo</City><Neighborhood>Pinheiros</Neighborhood></Location></Listing>`;

export const feedXml = (...listings: readonly string[]): string =>
  `<?xml version="1.0"?><ListingDataFeed><Listings>${listings.join("")}</Listings></ListingDataFeed>`;

export const flats = (count: number): string[] => Array.from({ length: count }, (_, at) => flat(`AP${at}`));
