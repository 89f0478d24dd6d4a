import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FULL_WAIT_SECONDS } from "../../queues/redelivery.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { DAY_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { servicesOf } from "../../src/services.ts";
import { deliver, drainEverything } from "../faults/drain-everything.ts";
import { stubPlatform, takeMessages } from "../faults/stub-platform.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { fullDatabase } from "../support/full-database.ts";
import type { Answer, Json } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { person } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { aBatch, aGallery, aSync, type Prepare, sentTo } from "../support/queued-work.ts";
import { type Call, serveWith } from "../support/serve-with.ts";
import { moveClock } from "../support/time.ts";

stubPlatform();

let isFull = true;
const whole = () => faultyEnv(null, { DB: fullDatabase(env.DB, () => isFull) });

beforeEach(() => {
  isFull = true;
});

const call = async (one: Call): Promise<Answer> => (await serveWith(whole(), one)) as Answer;

describe("a call while the database is full", () => {
  const writesOf = ({ key }: TestAccount): Call[] => [
    { key, method: "PUT", path: "/properties/by-ref/AP-1", options: { body: listing() } },
    {
      ...{ key, method: "PUT", path: "/properties/by-ref/AP-2" },
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

  it("that writes is told when to come again, one that reads is answered, and what is repeated with room succeeds", async () => {
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

describe("a message whose work finds the database full", () => {
  const sent = () => vi.mocked((Object.getPrototypeOf(env.PHOTO_QUEUE) as Queue).sendBatch).mock.calls;

  it.each<[queue: string, kind: string, prepare: Prepare, refs: readonly string[]]>([
    ["photos", "requestId", aGallery, ["AP-1"]],
    ["batches", "ticket", aBatch, ["AP-1", "AP-2"]],
    ["feeds", "syncId", aSync, ["A1", "A2"]],
  ])(
    "of %s waits for room, however often it comes, and is given up by nobody",
    async (queue, kind, prepare, refs) => {
      const account = await makeAccount();
      await prepare(account);
      let message = await sentTo(kind, account);
      const { v: _, ...same } = message;
      for (const [name, attempt] of [
        [queue, 1],
        [queue, 6],
        [`${queue}-dead`, 11],
      ] as const) {
        expect(await deliver(name, message, whole().env, attempt), name).toBe("acked");
        const [again] = [...sent().at(-1)![0]] as MessageSendRequest[];
        expect(again).toMatchObject({ body: same, delaySeconds: FULL_WAIT_SECONDS });
        message = takeMessages(account.accountId).at(-1)!;
        moveClock(FULL_WAIT_SECONDS * SECOND_MS);
      }
      isFull = false;
      expect(await deliver(queue, message, whole().env)).toBe("acked");
      await drainEverything(account.accountId);
      const now = await read(account);
      expect(now.refs).toEqual(refs);
      if (queue === "photos") expect(now.photos).toEqual(["DONE"]);
      expect(await brokenInvariants(account.accountId)).toEqual([]);
    },
  );

  it("comes again by its queue when it cannot be sent anew", async () => {
    const account = await makeAccount();
    await aBatch(account);
    const message = await sentTo("ticket", account);
    const bindings = { ...whole().env, BATCH_QUEUE: { sendBatch: () => Promise.reject(new Error("down")) } };
    expect(await deliver("batches", message, bindings as unknown as Env)).toBe(30);
  });
});

describe("a job while one shard is full", () => {
  it("does in the others what is due", async () => {
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
    await runJob("trash-purge", ports, Date.now()).catch(() => undefined);
    expect((await account.api.get(`/properties/${body.data.id}`)).status).toBe(404);
    const sizes = await runJob("shard-sizes", ports, Date.now());
    expect(sizes).toMatchObject({ shards: 2, filling: 0 });
  });
});
