import { evictDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { type DomainEvent, event, job } from "../../src/db/plan.ts";
import { isoTime, MINUTE_MS } from "../../src/lib/clock.ts";
import type { JobQueue } from "../../src/ports/job-queues.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import {
  drainWith,
  LOG_OUT_OF_REACH,
  leaveCommits,
  leaveEvents,
  loggedIds,
  logOf,
  outboxIds,
} from "../support/event-log.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import type { Answer, Json } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { listing } from "../support/listing.ts";
import { RecordingQueue } from "../support/recording-queue.ts";
import { serveWith } from "../support/serve-with.ts";

const LOST = new Error("Network connection lost.");
const STORY = ["property.created", "property.updated", "property.deleted"];

/** One property created, changed and trashed by a process that never reached the log. */
const writeUndrained = async (): Promise<TestAccount & { ids: string[] }> => {
  const account = await makeAccount();
  const call = (method: "PUT" | "PATCH" | "DELETE", path: string, body?: unknown) =>
    serveWith(faultyEnv(null, LOG_OUT_OF_REACH), { key: account.key, method, path, options: { body } });
  const created = (await call("PUT", "/properties/by-ref/AP-1", listing())) as Answer;
  const path = `/properties/${created.body.data.id}`;
  await call("PATCH", path, { bedrooms: 4 });
  await call("DELETE", path);
  return { ...account, ids: await outboxIds(account.accountId) };
};

const manyEvents = (count: number): DomainEvent[] =>
  Array.from({ length: count }, (_, at) => event("property.updated", { id: `seeded-${at}` }));

/** Commits with photo jobs, and with these events if any. */
const commitsWithJobs = (count: number, events: readonly DomainEvent[] = []) =>
  Array.from({ length: count }, (_, at) => ({
    events: events.slice(at, at + 1),
    jobs: [
      job("photos", { accountId: "acc-1", kind: "gallery", propertyId: `p-${at}`, requestId: `r-${at}` }),
    ],
  }));

const typesOf = (events: readonly Json[]): string[] => events.map(({ type }) => type);

describe("events that no drain has taken", () => {
  it("come with the next read, once and in order", async () => {
    const { api, ids, accountId } = await writeUndrained();
    const { body } = await api.get("/events");
    expect(body.events.map(({ id }: Json) => id)).toEqual(ids);
    expect(typesOf(body.events)).toEqual(STORY);
    expect((await api.get("/events")).body).toEqual(body);
    expect(await brokenInvariants(accountId)).toEqual([]);
  });

  it("reach a reader of pages of one one by one", async () => {
    const { api, accountId } = await writeUndrained();
    let types: string[] = [];
    let cursor = "";
    for (let more = true; more; ) {
      const { body } = await api.get(`/events?limit=1${cursor && `&cursor=${cursor}`}`);
      types = [...types, ...typesOf(body.events)];
      [cursor, more] = [body.nextCursor, body.hasMore];
    }
    expect(types).toEqual(STORY);
    expect(await brokenInvariants(accountId)).toEqual([]);
  });

  it("are drained by the scheduled sweep when nobody reads", async () => {
    const { accountId, ids } = await writeUndrained();
    const body = { now: isoTime(Date.now() + 2 * MINUTE_MS) };
    expect((await backoffice.post("/jobs/outbox-sweep", body)).status).toBe(200);
    expect([await loggedIds(accountId), await outboxIds(accountId)]).toEqual([ids, []]);
    expect(await brokenInvariants(accountId)).toEqual([]);
  });

  it("come once when many drain and read at the same time", async () => {
    const { api, accountId, ids } = await writeUndrained();
    await Promise.all([
      ...Array.from({ length: 5 }, () => logOf(accountId).drain({ accountId, shard: "DB" })),
      ...Array.from({ length: 5 }, () => drainWith(faultyEnv(null), accountId)),
      ...Array.from({ length: 5 }, () => api.get("/events?limit=2")),
    ]);
    expect([await loggedIds(accountId), await outboxIds(accountId)]).toEqual([ids, []]);
  });

  it("all come in one drain, however many there are", async () => {
    const { accountId } = await makeAccount();
    await leaveEvents(accountId, manyEvents(650));
    const ids = await outboxIds(accountId);
    await drainWith(faultyEnv(null), accountId);
    expect([await loggedIds(accountId), await outboxIds(accountId)]).toEqual([ids, []]);
  });

  it("survive the eviction of their log between two steps", async () => {
    const { api, accountId, ids } = await writeUndrained();
    await drainWith(faultyEnv({ at: 1, when: "after", how: LOST }), accountId).catch(() => undefined);
    await evictDurableObject(logOf(accountId));
    await drainWith(faultyEnv({ at: 2, when: "before", how: LOST }), accountId).catch(() => undefined);
    await evictDurableObject(logOf(accountId));
    expect((await api.get("/events")).body.events.map(({ id }: Json) => id)).toEqual(ids);
    expect(await brokenInvariants(accountId)).toEqual([]);
  });
});

describe("a drain of events and jobs", () => {
  it("delivers events while a queue refuses its jobs, and keeps the jobs", async () => {
    const { accountId } = await makeAccount();
    await leaveCommits(accountId, commitsWithJobs(250, manyEvents(250)));
    await leaveEvents(accountId, manyEvents(200));
    const events = await outboxIds(accountId);
    const jobs = await outboxIds(accountId, "jobs");
    const queue = new RecordingQueue();
    queue.refusal = new Error("Queue is overloaded.");
    const refusing = () => drainWith(faultyEnv(null, { PHOTO_QUEUE: queue }), accountId);
    await expect(refusing()).rejects.toThrow("overloaded");
    expect(await loggedIds(accountId)).toEqual(events);
    expect([await outboxIds(accountId), await outboxIds(accountId, "jobs")]).toEqual([[], jobs]);
    queue.refusal = null;
    await refusing();
    expect(queue.messages).toHaveLength(250);
    expect(await outboxIds(accountId, "jobs")).toEqual([]);
  });

  it("takes later commits past refused jobs, each once", async () => {
    const { accountId } = await makeAccount();
    const queue = new RecordingQueue();
    const feeds = new RecordingQueue();
    const refusing = () => drainWith(faultyEnv(null, { PHOTO_QUEUE: queue, FEED_QUEUE: feeds }), accountId);
    queue.refusal = new Error("Queue is overloaded.");
    await leaveCommits(accountId, commitsWithJobs(450));
    await expect(refusing()).rejects.toThrow("overloaded");
    const both = [...commitsWithJobs(1)[0]!.jobs, job("feeds", { accountId, syncId: "fs_1" })];
    const later = manyEvents(1);
    await leaveCommits(accountId, [{ events: later, jobs: both }]);
    await expect(refusing()).rejects.toThrow("overloaded");
    expect(await loggedIds(accountId)).toEqual(later.map(({ id }) => id));
    expect([feeds.messages.length, (await outboxIds(accountId, "jobs")).length]).toEqual([1, 451]);
    queue.refusal = null;
    await refusing();
    expect([queue.messages.length, feeds.messages.length]).toEqual([451, 1]);
    expect(await outboxIds(accountId, "jobs")).toEqual([]);
  });

  it("keeps the jobs of a queue that only a newer version knows", async () => {
    const { accountId } = await makeAccount();
    const newer = { ...commitsWithJobs(1)[0]!.jobs[0]!, queue: "newer" as JobQueue };
    await leaveCommits(accountId, [{ events: manyEvents(1), jobs: [newer] }]);
    for (let time = 0; time < 2; time += 1) await drainWith(faultyEnv(null), accountId);
    expect(await outboxIds(accountId, "jobs")).toEqual([newer.id]);
    expect(await outboxIds(accountId)).toEqual([]);
  });

  it("deletes the rows that it has taken, not those that came after", async () => {
    const { accountId } = await makeAccount();
    const first = manyEvents(1);
    const second = manyEvents(1);
    await leaveEvents(accountId, first);
    const between = async (label: string) => {
      expect(label).toBe("DB.all");
      await drainWith(faultyEnv(null), accountId);
      await leaveEvents(accountId, second);
    };
    await drainWith(faultyEnv({ at: 1, when: "after", how: between }), accountId);
    expect(await outboxIds(accountId)).toEqual(second.map(({ id }) => id));
    await drainWith(faultyEnv(null), accountId);
    expect(await loggedIds(accountId)).toEqual([...first, ...second].map(({ id }) => id));
  });
});
