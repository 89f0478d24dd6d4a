import {
  createExecutionContext,
  createMessageBatch,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { queue } from "../../queues/index.ts";
import { newId } from "../../src/lib/id.ts";
import { eventDataOf } from "./event-data.ts";
import { leaveEvents, logOf } from "./event-log.ts";
import type { Client, Json } from "./http.ts";
import { listing } from "./listing.ts";

/** A POST that left the service. */
export interface Arrival {
  readonly url: string;
  /** The `webhook-id`. */
  readonly id: string;
  readonly headers: Headers;
  readonly body: string;
}

type Answer = (arrival: Arrival) => Response | Promise<Response>;

export interface Receiver {
  readonly arrivals: Arrival[];
  answer: Answer;
}

export const status = (code: number, headers: Record<string, string> = {}) =>
  new Response(null, { status: code, headers });

/** Addresses of the running test: posts that an earlier test left are answered but not recorded. */
const ownUrls = new Set<string>();

/** Receives the posts to webhooks created from now on: records them, and answers 200 by default. */
export const receiver = (answer: Answer = () => status(200)): Receiver => {
  const stage: Receiver = { arrivals: [], answer };
  ownUrls.clear();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    if (!ownUrls.has(String(url))) return status(200);
    const headers = new Headers(init?.headers);
    const id = headers.get("webhook-id") ?? "";
    const arrival = { url: String(url), id, headers, body: String(init?.body) };
    stage.arrivals.push(arrival);
    return stage.answer(arrival);
  });
  return stage;
};

/** Makes the receiver answer each post a moment later. @returns a function: the most posts open at once so far */
export const countingOpenPosts = (web: Receiver): (() => number) => {
  let open = 0;
  let most = 0;
  web.answer = async () => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    return status(200);
  };
  return () => most;
};

/** Holds reminders, so that the test starts a worker itself. */
export const holdReminders = (): Json[] => {
  const held: Json[] = [];
  vi.spyOn(env.WEBHOOK_QUEUE, "sendBatch").mockImplementation(async (messages) => {
    for (const { body } of messages) held.push(body);
    return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
  });
  return held;
};

/** Delivers messages to the consumer and waits until their work is done. */
export const consume = async (...bodies: unknown[]): Promise<void> => {
  const messages = bodies.map((body, at) => ({
    id: `message-${at}`,
    timestamp: new Date(),
    attempts: 1,
    body,
  }));
  const context = createExecutionContext();
  await queue(createMessageBatch("webhooks", messages), env, context);
  await waitOnExecutionContext(context);
};

export const reminderOf = (accountId: string, webhookId: string) => ({ v: 1, accountId, webhookId });

/** An endpoint with its own address. @returns its id, address and secret */
export const makeWebhook = async (
  api: Client,
  input: Record<string, unknown> = {},
): Promise<{ id: string; url: string; secret: string }> => {
  const body = { url: `http://127.0.0.1:9/${crypto.randomUUID()}`, ...input };
  ownUrls.add(body.url);
  const answer = await api.post("/webhooks", { body });
  if (answer.status !== 201) throw new Error(`No webhook: ${answer.text}`);
  return { id: answer.body.data.id, url: answer.body.data.url, secret: answer.body.secret };
};

export const deliveriesOf = async (api: Client, webhookId: string, query = ""): Promise<Json[]> =>
  (await api.get(`/webhooks/${webhookId}/deliveries${query}`)).body.data;

export const webhookOf = async (api: Client, webhookId: string): Promise<Json> =>
  (await api.get("/webhooks")).body.data.find(({ id }: Json) => id === webhookId);

const alarmOf = (accountId: string): Promise<number | null> =>
  runInDurableObject(env.EVENT_LOG.getByName(accountId), (_, { storage }) => storage.getAlarm());

/** Moves the stopped clock to a time: every alarm of the account fires at its time, every held reminder at once. */
export const passTime = async (accountId: string, held: Json[], until: number): Promise<void> => {
  for (;;) {
    while (held.length > 0) await consume(...held.splice(0));
    const at = await alarmOf(accountId);
    if (at === null || at > until) break;
    vi.setSystemTime(Math.max(at, Date.now()));
    await runDurableObjectAlarm(env.EVENT_LOG.getByName(accountId));
  }
  vi.setSystemTime(until);
};

/** Commits a property, and waits until its event is in the log with its deliveries. */
export const makeEvent = async (api: Client, ref: string): Promise<void> => {
  const { status: code, text } = await api.put(`/properties/by-ref/${ref}`, { body: listing() });
  if (code >= 300) throw new Error(`No event: ${text}`);
  await api.get("/events");
};

/** Commits events as a write does, and drains them into the log. */
export const commitEvents = async (
  accountId: string,
  count: number,
  type = "property.updated",
): Promise<void> => {
  const id = newId("event");
  const events = Array.from({ length: count }, (_, at) => ({
    id: `${id}${at}`,
    type,
    data: eventDataOf(type, `prop-${at}`),
  }));
  await leaveEvents(accountId, events);
  await logOf(accountId).drain({ accountId, shard: "DB" });
};
