import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MatchBoard } from "../../durable-objects/match-board/object.ts";
import { FULL_WAIT_SECONDS } from "../../queues/redelivery.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { accountBoard } from "../../src/ports/match-board.ts";
import { servicesOf } from "../../src/services.ts";
import { deliver, drainEverything } from "../faults/drain-everything.ts";
import { eligibleProperty } from "../faults/eligible-property.ts";
import { stubPlatform, takeMessages } from "../faults/stub-platform.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { drained } from "../support/dump.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { fullDatabase } from "../support/full-database.ts";
import type { Answer, Json } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { makeLead, person } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { callTool } from "../support/mcp.ts";
import { aBatch, aGallery, aSync, type Prepare, sentTo } from "../support/queued-work.ts";
import { type Call, respondWith, serveWith } from "../support/serve-with.ts";
import { moveClock } from "../support/time.ts";
import { prepareShards } from "../support/two-shards.ts";

stubPlatform();

let isFull = true;
const envWithFullDatabase = () => faultyEnv(null, { DB: fullDatabase(env.DB, () => isFull) });

beforeEach(() => {
  isFull = true;
});

const call = async (one: Call): Promise<Answer> => (await serveWith(envWithFullDatabase(), one)) as Answer;

describe("a call while the database is full", () => {
  const writesOf = ({ key }: TestAccount): Call[] => [
    { key, method: "PUT", path: "/properties/by-ref/AP-1", options: { body: listing() } },
    {
      key,
      method: "PUT",
      path: "/properties/by-ref/AP-2",
      options: { body: listing(), headers: { "Idempotency-Key": "full" } },
    },
    { key, method: "PUT", path: "/leads/by-ref/C-1", options: { body: person() } },
    {
      key,
      method: "POST",
      path: "/leads/batch",
      options: { body: { items: [person({ externalRef: "C-2" })] } },
    },
  ];

  it("gets Retry-After if it writes, an answer if it reads, and succeeds when repeated with room", async () => {
    const account = await makeAccount();
    const { key } = account;
    for (const write of writesOf(account)) {
      const { status, body, headers, text } = await call(write);
      expect([status, body.code, body.retryable], text).toEqual([503, "upstream_unavailable", true]);
      expect(headers.get("Retry-After")).toBe("300");
    }
    const reads = ["/properties", "/leads", "/matches", "/events", "/me"];
    for (const path of reads) expect((await call({ key, method: "GET", path })).status).toBe(200);
    isFull = false;
    moveClock(300 * SECOND_MS);
    for (const write of writesOf(account)) {
      const { status, text } = await call(write);
      expect(status, text).toBeLessThan(300);
    }
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });
});

const read = async ({ api }: TestAccount): Promise<Json> => {
  const properties = (await api.get("/properties")).body.data;
  return {
    refs: properties.map(({ externalRef }: Json) => externalRef).sort(),
    photos: properties.map(({ photoSync }: Json) => photoSync?.state ?? null),
  };
};

describe("an agent while the database is full", () => {
  const serve = (request: Request): Promise<Response> => respondWith(envWithFullDatabase().env, request);

  it("reads, gets Retry-After for its confirmation, and saves with the same one once there is room", async () => {
    const account = await makeAccount();
    const { key, api } = account;
    const { id } = (await api.put("/properties/by-ref/AP-1", { body: listing() })).body.data;
    const call = (name: string, args: Json) => callTool(key, name, args, { serve });
    expect((await call("get_property", { propertyId: id })).text).toContain(id);
    const change = { propertyId: id, title: "Casa nova" };
    const { confirmation } = (await call("patch_property", change)).result;
    const confirmed = { ...change, confirmation };
    expect(await call("patch_property", confirmed)).toMatchObject({
      isError: true,
      result: {
        code: "upstream_unavailable",
        message: expect.any(String),
        retryAfterSeconds: 300,
      },
    });
    isFull = false;
    moveClock(300 * SECOND_MS);
    expect(await call("patch_property", confirmed)).toMatchObject({
      isError: false,
      result: { saved: true },
    });
    expect((await api.get(`/properties/${id}`)).body.data.title).toBe("Casa nova");
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });
});

describe("a message whose work finds the database full", () => {
  const sentBatches = () => vi.mocked((Object.getPrototypeOf(env.PHOTO_QUEUE) as Queue).sendBatch).mock.calls;

  it.each<[queue: string, kind: string, prepare: Prepare, refs: readonly string[]]>([
    ["photos", "requestId", aGallery, ["AP-1"]],
    ["batches", "ticket", aBatch, ["AP-1", "AP-2"]],
    ["feeds", "syncId", aSync, ["A1", "A2"]],
  ])(
    "of %s waits for room, however often it comes, and is never given up",
    async (queue, kind, prepare, refs) => {
      const account = await makeAccount();
      await prepare(account);
      let message = await sentTo(kind, account);
      const { v: _, ...unversioned } = message;
      for (const [name, attempt] of [
        [queue, 1],
        [queue, 6],
        [`${queue}-dead`, 11],
      ] as const) {
        expect(await deliver(name, message, envWithFullDatabase().env, attempt), name).toBe("acked");
        const [again] = [...sentBatches().at(-1)![0]] as MessageSendRequest[];
        expect(again).toMatchObject({ body: unversioned, delaySeconds: FULL_WAIT_SECONDS });
        message = takeMessages(account.accountId).at(-1)!;
        moveClock(FULL_WAIT_SECONDS * SECOND_MS);
      }
      isFull = false;
      expect(await deliver(queue, message, envWithFullDatabase().env)).toBe("acked");
      await drainEverything(account.accountId);
      const now = await read(account);
      expect(now.refs).toEqual(refs);
      if (queue === "photos") expect(now.photos).toEqual(["DONE"]);
      expect(await brokenInvariants(account.accountId)).toEqual([]);
    },
  );

  it("is repeated by its queue if it cannot be sent again", async () => {
    const account = await makeAccount();
    await aBatch(account);
    const message = await sentTo("ticket", account);
    const bindings = {
      ...envWithFullDatabase().env,
      BATCH_QUEUE: { sendBatch: () => Promise.reject(new Error("down")) },
    };
    expect(await deliver("batches", message, bindings as unknown as Env)).toBe(30);
  });
});

describe("a board while a database is full", () => {
  it("keeps its findings until there is room, and loses none", async () => {
    const account = await makeAccount();
    const { accountId, api } = account;
    const propertyId = await eligibleProperty(account);
    const { id: leadId } = await makeLead(account);
    await drained(accountId);
    takeMessages(accountId);
    const name = accountBoard(accountId);
    const matches = async (): Promise<Json[]> => (await api.get(`/leads/${leadId}/matches`)).body.data;
    // Each time it starts without memory, as after a deployment.
    const inBoard = (work: (board: MatchBoard) => Promise<unknown>) =>
      runInDurableObject(env.MATCH_BOARD.getByName(name), (_, state) =>
        work(new MatchBoard(state, envWithFullDatabase().env)),
      );
    const place = { accountId, shard: "DB" };
    await inBoard((board) =>
      board.tell(name, [
        { kind: "property", id: propertyId, ...place },
        { kind: "lead", id: leadId, ...place },
      ]),
    );
    for (let times = 0; times < 2; times += 1) {
      await inBoard((board) => board.alarm());
      expect(
        await runInDurableObject(env.MATCH_BOARD.getByName(name), (_, { storage }) => storage.getAlarm()),
      ).not.toBeNull();
      expect(await matches()).toEqual([]);
      moveClock(MINUTE_MS);
    }
    isFull = false;
    await inBoard((board) => board.settle(name));
    expect(await matches()).toHaveLength(1);
    expect(await brokenInvariants(accountId)).toEqual([]);
  });
});

describe("a job while one shard is full", () => {
  const MAX_RUNS = 100;

  it("does the due work in the others", async () => {
    await prepareShards();
    const account = await makeAccount();
    const { body } = await account.api.put("/properties/by-ref/AP-1", { body: listing() });
    await account.api.delete(`/properties/${body.data.id}`);
    moveClock(31 * DAY_MS);
    const { shard, ...services } = servicesOf(env);
    const full = fullDatabase(env.SPARE_SHARD, () => true);
    const ports = {
      ...services,
      shardNames: ["DB_S1", "DB"],
      shard: (name: string) => (name === "DB_S1" ? full : shard(name)),
      shardForWrites: shard,
    };
    const isThere = async () => (await account.api.get(`/properties/${body.data.id}`)).status === 200;
    // A run ends with its budget, and other tests' trash is due too.
    for (let runs = 0; runs < MAX_RUNS && (await isThere()); runs += 1)
      await runJob("trash-purge", ports, Date.now()).catch(() => undefined);
    expect(await isThere()).toBe(false);
    const sizes = await runJob("shard-sizes", ports, Date.now());
    expect(sizes).toMatchObject({ shards: 2, filling: 0 });
  });
});
