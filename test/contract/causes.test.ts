import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { EventLog } from "../../durable-objects/event-log/object.ts";
import { deliverDue } from "../../src/domain/webhooks/deliver-due.ts";
import type { Resolver } from "../../src/outbound/resolver.ts";
import { servicesOf } from "../../src/services.ts";
import { makeAccount } from "../support/api.ts";
import { batchStage, listings } from "../support/batch-stage.ts";
import { drained } from "../support/dump.ts";
import { logOf } from "../support/event-log.ts";
import { galleryStage } from "../support/gallery-stage.ts";
import { type Answer, requestOf } from "../support/http.ts";
import { deliver } from "../support/photo-queue.ts";
import { pictured } from "../support/picture-web.ts";
import { withRecordedPoints } from "../support/points.ts";
import { respondWith } from "../support/serve-with.ts";

const idOf = ({ headers }: Answer): string => headers.get("X-Request-Id")!;

/** Each of the account's events: its type, and the call that it names as its cause. */
const causesOf = async (accountId: string): Promise<string[][]> => {
  await drained(accountId);
  return runInDurableObject(logOf(accountId), (_, { storage: { sql } }) =>
    sql
      .exec<{ type: string; caused_by: string }>("SELECT type, caused_by FROM entries ORDER BY sequence")
      .toArray()
      .map(({ type, caused_by: causedBy }) => [type, causedBy]),
  );
};

describe("the id of a call", () => {
  it("goes with its message to the photo queue, and appears in that work's log lines and events", async () => {
    const stage = await galleryStage();
    const put = await stage.put([stage.web.page("/a", pictured("/a"))]);
    const [message] = await stage.messages();
    expect(message).toMatchObject({ kind: "gallery", causedBy: idOf(put) });
    const lines = vi.spyOn(console, "info");
    await deliver(message);
    expect(JSON.parse(lines.mock.lastCall![0])).toMatchObject({ causedBy: idOf(put) });
    expect(await causesOf(stage.accountId)).toEqual([
      ["property.created", idOf(put)],
      ["property.updated", idOf(put)],
      ["property.photos_done", idOf(put)],
    ]);
  });

  it("goes with its events to webhook deliveries, which do not show it to receivers", async () => {
    const stage = await galleryStage();
    const { accountId, api } = stage;
    const body = { url: "https://receiver.com.br/hook", types: ["property.created"] };
    const { id: webhookId } = (await api.post("/webhooks", { body })).body.data;
    const put = await stage.put([]);
    await drained(accountId);
    const { bindings, points } = withRecordedPoints();
    const services = servicesOf(bindings);
    const posted: string[] = [];
    const fetch = async (_: unknown, init?: RequestInit) => {
      posted.push(JSON.stringify([[...new Headers(init?.headers)], String(init?.body)]));
      return new Response(null, { status: 204 });
    };
    const resolver: Resolver = { addresses: async () => ["93.184.215.14"] };
    await deliverDue(
      { ...services, outbound: { ...services.outbound, fetch, resolver } },
      { accountId, webhookId },
    );
    expect(points).toMatchObject([{ dataset: "deliveries", outcome: "delivered", causedBy: idOf(put) }]);
    expect(posted).toHaveLength(1);
    expect(posted[0]).not.toContain(idOf(put));
    expect((await api.get("/events")).text).not.toContain(idOf(put));
  });

  it("goes with each batch to its items, whichever message processes them", async () => {
    const stage = await batchStage();
    const send = (prefix: string) =>
      stage.api.post("/properties/batch", { body: { items: listings(1, prefix) } });
    const sent = [await send("A-"), await send("B-")];
    await stage.workAll();
    const created = (await causesOf(stage.accountId)).filter(([type]) => type !== "batch.updated");
    expect(created.sort()).toEqual(
      sent
        .flatMap((one) => [
          ["batch.done", idOf(one)],
          ["property.created", idOf(one)],
        ])
        .sort(),
    );
  });
});

describe("the line of a call that failed", () => {
  it("shows Worker, account, database and operation, and which call it was", async () => {
    const { key, accountId } = await makeAccount();
    const lines = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = () => {
      throw new Error("connection lost");
    };
    const bindings = { ...env, DB: { prepare: broken, batch: broken } } as unknown as Env;
    const request = requestOf("GET", "/v1/properties", key, {});
    const { headers } = await respondWith(bindings, request);
    const line = JSON.parse(lines.mock.lastCall![0]);
    expect(line).toMatchObject({ worker: "api", accountId, shard: "DB", operation: "listProperties" });
    expect(line).toMatchObject({ message: "call failed", requestId: headers.get("X-Request-Id") });
  });
});

describe("a log written by the previous version", () => {
  it("gets a column for causes, and keeps the events that it has", async () => {
    const stub = env.EVENT_LOG.getByName("acc-before-causes");
    const page = await runInDurableObject(stub, async (_, state) => {
      state.storage.sql.exec("ALTER TABLE entries DROP COLUMN caused_by");
      const values = "1, 'evt-1', 'property.created', 1, 1, '{}'";
      state.storage.sql.exec(
        `INSERT INTO entries (sequence, id, type, created_at, logged_at, data) VALUES (${values})`,
      );
      new EventLog(state, env);
      return state.storage.sql.exec("SELECT id, caused_by FROM entries").toArray();
    });
    expect(page).toEqual([{ id: "evt-1", caused_by: null }]);
  });
});
