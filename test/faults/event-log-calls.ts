import { EventLog } from "../../durable-objects/event-log/object.ts";
import { DRAIN_ROWS } from "../../durable-objects/event-log/outbox.ts";
import { event } from "../../src/db/plan.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { drained } from "../support/dump.ts";
import { LOG_OUT_OF_REACH, leaveEvents, logOf } from "../support/event-log.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { SEEDED_ID } from "../support/invariants/stored.ts";
import { listing } from "../support/listing.ts";
import { query } from "../support/query.ts";
import { makeEvent, makeWebhook } from "../support/receiver.ts";
import { serveWith } from "../support/serve-with.ts";
import { moveClock } from "../support/time.ts";
import { RETRY_COLUMNS } from "./consumers.ts";
import { deliver, drainEverything, LOST_AFTER_MS, queueOf } from "./drain-everything.ts";
import { runInObject } from "./run-in-object.ts";
import { takeMessages } from "./stub-platform.ts";
import { serve } from "./stub-web.ts";
import type { Subject } from "./walk.ts";

interface LogSubject {
  readonly name: string;
  readonly ignoredColumns?: readonly string[];
  readonly notIdempotent?: true;
  /** @returns the id that the work is about */
  prepare(account: TestAccount): Promise<string>;
  work(log: EventLog, account: TestAccount, about: string): Promise<unknown>;
  /** The caller's reaction to a failure, if there is a caller. */
  again?(account: TestAccount, about: string): Promise<unknown>;
}

const logSubject = ({ prepare, work, again, ...subject }: LogSubject): Subject => ({
  ...subject,
  stage: async () => {
    await query`DELETE FROM webhook_accounts`;
    const account = await makeAccount();
    const { accountId } = account;
    const about = await prepare(account);
    return {
      accountId,
      attempt: (faulty) =>
        runInObject(logOf(accountId), faulty, (state) =>
          work(new EventLog(state, faulty.env), account, about),
        ),
      afterwards: async (first) => {
        if (first !== "done") await again?.(account, about);
        await drainEverything(accountId);
        return null;
      },
    };
  },
});

const WORKER = "worker";

/** Leaves a job and events that an endpoint subscribes to in the outbox. */
const leaveUndrained = async (account: TestAccount): Promise<string> => {
  const { id } = await makeWebhook(account.api);
  const options = { body: listing({ photos: ["http://localhost:9099/none"] }) };
  await serveWith(faultyEnv(null, LOG_OUT_OF_REACH), {
    key: account.key,
    method: "PUT",
    path: "/properties/by-ref/AP-1",
    options,
  });
  return id;
};

/** More events than one read of the outbox returns. */
const leaveManyUndrained = async ({ accountId }: TestAccount): Promise<string> => {
  const events = Array.from({ length: DRAIN_ROWS + 1 }, () => event("property.updated", { id: SEEDED_ID }));
  await leaveEvents(accountId, events);
  return accountId;
};

const deliverHeld = async ({ accountId }: TestAccount): Promise<void> => {
  for (const message of takeMessages(accountId)) await deliver(queueOf(message), message);
};

/** A disabled endpoint whose owner has not been notified yet. */
const disable = async (account: TestAccount): Promise<string> => {
  const { id, url } = await makeWebhook(account.api);
  serve(url, () => new Response(null, { status: 410 }));
  await makeEvent(account.api, "A");
  await deliverHeld(account);
  return id;
};

const endpoint = async ({ api }: TestAccount): Promise<string> => (await makeWebhook(api)).id;

/** An endpoint that has already had its only event. */
const deliverOne = async (account: TestAccount): Promise<string> => {
  const id = await endpoint(account);
  await makeEvent(account.api, "A");
  await deliverHeld(account);
  return id;
};

/** An endpoint with a delivery that a worker has posted, and a second one that waits. */
const post = async (account: TestAccount): Promise<string> => {
  const id = await endpoint(account);
  await makeEvent(account.api, "A");
  await drained(account.accountId);
  await logOf(account.accountId).takeWork(id, WORKER, 6);
  await makeEvent(account.api, "B");
  await drained(account.accountId);
  takeMessages(account.accountId);
  return id;
};

const lose = async (account: TestAccount): Promise<string> => {
  const id = await endpoint(account);
  await makeEvent(account.api, "A");
  await drained(account.accountId);
  takeMessages(account.accountId);
  moveClock(LOST_AFTER_MS);
  return id;
};

/** The oldest delivery of an endpoint. */
const deliveryOf = async (log: EventLog, webhookId: string) =>
  (await log.listDeliveries(webhookId, { status: null, before: null, limit: 10 }))!.at(-1)!;

const settle = async (log: EventLog, webhookId: string): Promise<unknown> => {
  const { id } = await deliveryOf(log, webhookId);
  const { url } = (await log.signingTarget(webhookId))!;
  const outcome = { at: Date.now(), statusCode: 204, error: null, ms: 1, retryAfterSeconds: null };
  return log.reportWork({
    webhookId,
    worker: WORKER,
    url,
    next: 0,
    outcomes: [{ ...outcome, deliveryId: id }],
  });
};

const OFF = { status: "DISABLED" } as const;

const drain: LogSubject["work"] = (log, { accountId }) => log.drain({ accountId, shard: "DB" });
const readEvents = ({ api }: TestAccount): Promise<unknown> => api.get("/events");

export const EVENT_LOG_CALLS: readonly Subject[] = [
  logSubject({
    name: "EventLog.drain: events and a job",
    prepare: leaveUndrained,
    work: drain,
    again: readEvents,
  }),
  logSubject({
    name: "EventLog.drain: more events than one read returns",
    prepare: leaveManyUndrained,
    work: drain,
  }),
  logSubject({
    name: "EventLog.read: rows that no drain has taken",
    prepare: leaveUndrained,
    work: (log, { accountId }) =>
      log.read({
        accountId,
        shard: "DB",
        after: null,
        since: null,
        types: ["property.created"],
        limit: 10,
      }),
    again: readEvents,
  }),
  logSubject({
    name: "EventLog.readNewest: rows that no drain has taken",
    prepare: leaveUndrained,
    work: (log, { accountId }) =>
      log.readNewest({
        accountId,
        shard: "DB",
        before: null,
        types: ["property.created"],
        objectId: null,
        limit: 10,
      }),
    again: readEvents,
  }),
  // The platform itself does not retry a mail either.
  logSubject({ name: "EventLog.alarm: a mail", prepare: disable, work: (log) => log.alarm() }),
  logSubject({
    name: "EventLog.alarm: deliveries that the queue has forgotten",
    ignoredColumns: RETRY_COLUMNS,
    prepare: lose,
    work: (log) => log.alarm(),
  }),
  logSubject({
    name: "EventLog.changeWebhook: its end",
    prepare: endpoint,
    work: (log, _, id) => log.changeWebhook(id, OFF, false, null),
    again: ({ accountId }, id) => logOf(accountId).changeWebhook(id, OFF, false, null),
  }),
  logSubject({
    name: "EventLog.retryDelivery: one that arrived",
    notIdempotent: true,
    prepare: deliverOne,
    work: async (log, _, id) => log.retryDelivery(id, (await deliveryOf(log, id)).id, false, null),
  }),
  logSubject({
    name: "EventLog.takeWork: under a grant that was read long ago",
    ignoredColumns: RETRY_COLUMNS,
    prepare: lose,
    work: (log, _, id) => log.takeWork(id, WORKER, 6),
  }),
  logSubject({
    name: "EventLog.reportWork: one of two",
    ignoredColumns: RETRY_COLUMNS,
    prepare: post,
    work: (log, _, id) => settle(log, id),
  }),
  logSubject({ name: "EventLog.remindDue: a lost reminder", prepare: lose, work: (log) => log.remindDue() }),
];
