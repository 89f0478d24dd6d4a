import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runJob } from "../../src/jobs/registry.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { servicesOf } from "../../src/services.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { drained } from "../support/dump.ts";
import { EventReader } from "../support/event-reader.ts";
import type { Json } from "../support/http.ts";
import { listing } from "../support/listing.ts";
import { deliver, photoQueue } from "../support/photo-queue.ts";
import { emptySandbox } from "../support/sandbox.ts";
import { moveClock, stopClockAt } from "../support/time.ts";

const put = async ({ api }: TestAccount, overrides = {}): Promise<Json> =>
  (await api.put("/properties/by-ref/AP-1", { body: listing(overrides) })).body.data;

const read = async ({ api }: TestAccount): Promise<Json> =>
  (await api.get("/properties/by-ref/AP-1")).body.data;

const reviewOf = async (account: TestAccount): Promise<unknown[]> => {
  const { status, reason } = (await read(account)).curation;
  return [status, reason];
};

/** Delivers what the account's writes have sent. @returns how many reviews */
const consume = async (account: TestAccount, queue: ReturnType<typeof photoQueue>): Promise<number> => {
  await drained(account.accountId);
  const messages = queue.take(account.accountId).filter(({ kind }) => kind === "review");
  for (const message of messages) expect(await deliver(message)).toBe("acked");
  return messages.length;
};

describe("a review in a sandbox", () => {
  it("approves a property seconds after it was written, with its event and an audit row", async () => {
    const queue = photoQueue();
    const sandbox = await emptySandbox();
    const { id, curation } = await put(sandbox);
    expect(curation.status).toBe("PENDING");
    await drained(sandbox.accountId);
    const [message] = queue.take(sandbox.accountId);
    expect(message).toEqual({
      v: 1,
      kind: "review",
      accountId: sandbox.accountId,
      shard: "DB",
      propertyId: id,
      causedBy: expect.any(String),
    });
    expect(queue.delayOf(message!)).toBe(2);
    await deliver(message);
    expect(await reviewOf(sandbox)).toEqual(["APPROVED", null]);
    const [event] = (await new EventReader(sandbox.api).readAll()).slice(-1);
    expect(event).toMatchObject({
      type: "property.updated",
      data: { id, changedFields: ["radar", "curation"] },
    });
    const { body } = await backoffice.get(`${sandbox.path}/audit`);
    expect(body.data.find(({ action }: Json) => action === "curation.property")).toMatchObject({
      actor: "sandbox",
      subject: id,
    });
  });

  it.each([
    ["REJECT_MARCA_DAGUA Apartamento", ["REJECTED", "MARCA_DAGUA"]],
    ["REJECT_FOTOS_INSUFICIENTES", ["REJECTED", "FOTOS_INSUFICIENTES"]],
    ["REJECT_NONSENSE", ["REJECTED", "OUTRO"]],
    ["REVIEW_PENDING Apartamento", ["PENDING", null]],
    ["Apartamento REJECT_OUTRO", ["APPROVED", null]],
  ])("is decided by the title: %s", async (title, decision) => {
    const queue = photoQueue();
    const sandbox = await emptySandbox();
    await put(sandbox, { title });
    await consume(sandbox, queue);
    expect(await reviewOf(sandbox)).toEqual(decision);
  });

  it("comes again once a rejected property, or one that waits, has another title", async () => {
    const queue = photoQueue();
    const sandbox = await emptySandbox();
    for (const [title, status] of [
      ["REJECT_OUTRO", "REJECTED"],
      ["REVIEW_PENDING", "PENDING"],
      ["Apartamento", "APPROVED"],
    ]) {
      await put(sandbox, { title });
      await consume(sandbox, queue);
      expect((await reviewOf(sandbox))[0]).toBe(status);
    }
  });

  it("happens once, however often its message comes, and leaves what the operator has decided", async () => {
    const queue = photoQueue();
    const sandbox = await emptySandbox();
    const { id } = await put(sandbox);
    await drained(sandbox.accountId);
    const [message] = queue.take(sandbox.accountId);
    await backoffice.post(`/curation/properties/${id}`, { decision: "REJECTED", reason: "SEM_VALOR" });
    const { updatedAt } = await read(sandbox);
    for (const _ of [1, 2]) expect(await deliver(message)).toBe("acked");
    expect(await reviewOf(sandbox)).toEqual(["REJECTED", "SEM_VALOR"]);
    expect((await read(sandbox)).updatedAt).toBe(updatedAt);
  });

  it("skips a property in the trash, and comes with its restore", async () => {
    const queue = photoQueue();
    const sandbox = await emptySandbox();
    const { id } = await put(sandbox);
    await sandbox.api.delete(`/properties/${id}`);
    await consume(sandbox, queue);
    await backoffice.post(`${sandbox.path}/properties/${id}/restore`);
    expect((await reviewOf(sandbox))[0]).toBe("PENDING");
    expect(await consume(sandbox, queue)).toBe(1);
    expect((await reviewOf(sandbox))[0]).toBe("APPROVED");
  });

  it("is found by the sweep when its message was lost, and not before", async () => {
    const queue = photoQueue();
    const sandbox = await emptySandbox();
    stopClockAt(Date.now());
    await put(sandbox);
    await drained(sandbox.accountId);
    queue.take(sandbox.accountId);
    for (const [minutes, status] of [
      [14, "PENDING"],
      [2, "APPROVED"],
    ] as const) {
      moveClock(minutes * MINUTE_MS);
      await runJob("photo-sweep", servicesOf(env), Date.now());
      expect((await reviewOf(sandbox))[0]).toBe(status);
    }
  });

  it("does not apply to a live account, whatever the title", async () => {
    const queue = photoQueue();
    const live = await makeAccount();
    stopClockAt(Date.now());
    await put(live, { title: "REJECT_OUTRO" });
    expect(await consume(live, queue)).toBe(0);
    moveClock(60 * MINUTE_MS);
    await runJob("photo-sweep", servicesOf(env), Date.now());
    expect((await reviewOf(live))[0]).toBe("PENDING");
  });
});
