import { createMessageBatch, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { queue } from "../../queues/index.ts";
import { type JobName, runJob } from "../../src/jobs/registry.ts";
import { MINUTE_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { accountBoard, type MatchBoardPort } from "../../src/ports/match-board.ts";
import { servicesOf } from "../../src/services.ts";
import { drained } from "../support/dump.ts";
import { logOf } from "../support/event-log.ts";
import { BackgroundTasks } from "../support/serve-with.ts";
import { moveClock } from "../support/time.ts";
import { type HeldMessage, takeMessages } from "./stub-platform.ts";

/** How often a failing message is delivered: `max_retries` plus one. */
const DELIVERIES = 6;
/** Longer than any message waits: the sweeps then count it as lost. */
export const LOST_AFTER_MS = 21 * MINUTE_MS;

/** Jobs that find lost work. */
const SWEEPS: readonly JobName[] = [
  "outbox-sweep",
  "photo-sweep",
  "batch-sweep",
  "delivery-sweep",
  "mails",
  "feed-sync",
];

const ids = new WeakMap<HeldMessage, string>();

/** A message has the same id each time it comes. */
const idOf = (body: HeldMessage): string => {
  const id = ids.get(body) ?? crypto.randomUUID();
  ids.set(body, id);
  return id;
};

/** Delivers one message. @returns "acked", or the seconds until its next delivery */
export const deliver = async (
  name: string,
  body: HeldMessage,
  bindings: Env = env,
  attempts = 1,
): Promise<"acked" | number> => {
  const batch = createMessageBatch(name, [{ id: idOf(body), timestamp: new Date(), attempts, body }]);
  const retry = vi.spyOn(batch.messages[0]!, "retry");
  const background = new BackgroundTasks();
  await queue(batch, bindings, background.context);
  await background.ended();
  return retry.mock.calls.length === 0 ? "acked" : (retry.mock.calls[0]?.[0]?.delaySeconds ?? 0);
};

/** Handles a failing message as the queue does: delivers it again after the wait, and finally gives up. */
export const redeliver = async (name: string, body: HeldMessage): Promise<void> => {
  for (let attempt = 2; attempt <= DELIVERIES; attempt += 1) {
    const verdict = await deliver(name, body, env, attempt);
    if (verdict === "acked") return;
    moveClock(verdict * SECOND_MS);
  }
  if (!name.endsWith("-dead")) await deliver(`${name}-dead`, body);
};

export const queueOf = (message: HeldMessage): string => {
  if ("ticket" in message) return "batches";
  if ("syncId" in message) return "feeds";
  if ("boards" in message) return "radar";
  return "webhookId" in message ? "webhooks" : "photos";
};

/** Runs the boards' alarms. */
const settleBoards = async (names: ReadonlySet<string>): Promise<void> => {
  for (const name of names) await (env.MATCH_BOARD.getByName(name) as unknown as MatchBoardPort).settle(name);
};

const deliverAll = async (accountId: string): Promise<void> => {
  const boards = new Set([accountBoard(accountId)]);
  for (;;) {
    await drained(accountId);
    const messages = takeMessages(accountId);
    if (messages.length === 0) return settleBoards(boards);
    for (const { boards: notified } of messages)
      for (const name of (notified ?? []) as string[]) boards.add(name);
    for (const message of messages) {
      const name = queueOf(message);
      const verdict = await deliver(name, message);
      if (verdict !== "acked") await redeliver(name, message);
    }
  }
};

const alarmOf = (accountId: string): Promise<number | null> =>
  runInDurableObject(logOf(accountId), (_, { storage }) => storage.getAlarm());

const ringAlarms = async (accountId: string): Promise<void> => {
  for (let at = await alarmOf(accountId); at !== null && at <= Date.now(); at = await alarmOf(accountId)) {
    await runDurableObjectAlarm(logOf(accountId));
    await deliverAll(accountId);
  }
};

const sweep = async (): Promise<void> => {
  for (const job of SWEEPS) await runJob(job, servicesOf(env), Date.now());
};

/** Delivers everything on its way, and lets the schedule find lost work, until nothing is left. */
export const drainEverything = async (accountId: string): Promise<void> => {
  await deliverAll(accountId);
  moveClock(LOST_AFTER_MS);
  await ringAlarms(accountId);
  await sweep();
  await ringAlarms(accountId);
  await deliverAll(accountId);
};
