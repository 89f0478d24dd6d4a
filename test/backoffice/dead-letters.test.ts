import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { keepDeadLetters } from "../../src/domain/dead-letters/letter.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { servicesOf } from "../../src/services.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { auditAbout } from "../support/dashboard.ts";
import { aDeadLetter, harmlessMessage } from "../support/dead-letter.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import type { Json } from "../support/http.ts";
import { queryOne } from "../support/query.ts";
import { serveWith } from "../support/serve-with.ts";

const DAY_MS = 86_400_000;

const read = async (id: string): Promise<Json> => (await backoffice.get(`/dead-letters/${id}`)).body.data;
const actingAs = (actor: string) => ({ headers: { "X-Actor": actor } });

/** Sends a letter again in a service that has this queue. */
const sendBy = (queue: object, id: string) => {
  const call = { key: env.BACKOFFICE_TOKEN, base: "/backoffice", path: `/dead-letters/${id}/send` };
  return serveWith(faultyEnv(null, { PHOTO_QUEUE: queue as Queue }), { ...call, method: "POST" });
};

const countStored = async (accountId: string): Promise<number> =>
  (await queryOne`SELECT count(*) AS n FROM dead_letters WHERE account_id = ${accountId}`).n;

describe("a dead letter", () => {
  it("is listed and read with its message, which has only ids", async () => {
    const account = await makeAccount();
    const id = await aDeadLetter(account);
    const { accountId } = account;
    const known = {
      id,
      queue: "photos",
      kind: "discard",
      accountId,
      state: "OPEN",
      actor: null,
      reason: null,
    };
    const { data } = (await backoffice.get("/dead-letters?limit=100")).body;
    expect(data.find((one: Json) => one.id === id)).toMatchObject(known);
    expect(await read(id)).toMatchObject({ ...known, message: harmlessMessage(accountId) });
    expect((await backoffice.get("/dead-letters/none")).body.code).toBe("not_found");
  });

  it("counts among what waits for an operator", async () => {
    await aDeadLetter(await makeAccount());
    const { data } = (await backoffice.get("/queues")).body;
    const queue = data.find((one: Json) => one.kind === "DEAD_LETTER");
    expect(queue).toMatchObject({ waiting: expect.any(Number), oldestAt: expect.any(String) });
    expect(queue.waiting).toBeGreaterThan(0);
  });

  it("is sent to its queue again, once", async () => {
    const account = await makeAccount();
    const id = await aDeadLetter(account);
    const sent: unknown[] = [];
    const queue = { sendBatch: async (batch: Iterable<{ body: unknown }>) => sent.push(...batch) };
    for (const _ of [1, 2])
      expect(await sendBy(queue, id)).toMatchObject({
        status: 200,
        body: { data: { state: "SENT", actor: "operator" } },
      });
    expect(sent).toEqual([{ body: harmlessMessage(account.accountId), contentType: "json" }]);
    expect(await auditAbout(account, id)).toMatchObject([{ action: "dead_letter.send", actor: "operator" }]);
  });

  it("stays open if its queue does not take it", async () => {
    const account = await makeAccount();
    const id = await aDeadLetter(account);
    const queue = { sendBatch: () => Promise.reject(new Error("Queue is overloaded.")) };
    expect(await sendBy(queue, id)).toMatchObject({ status: expect.toSatisfy((status) => status >= 500) });
    expect(await read(id)).toMatchObject({ state: "OPEN" });
    expect(await auditAbout(account, id)).toEqual([]);
  });

  it("is let go with a reason, which stays", async () => {
    const account = await makeAccount();
    const id = await aDeadLetter(account);
    const refused = await backoffice.post(`/dead-letters/${id}/let-go`, {});
    expect(refused.body.invalidParams).toMatchObject([{ name: "reason", code: "required" }]);
    const { status } = await backoffice.post(`/dead-letters/${id}/let-go`, { reason: "Refeita." });
    expect([status, await read(id)]).toMatchObject([200, { state: "LET_GO", reason: "Refeita." }]);
    const { data } = (await backoffice.get("/dead-letters?state=LET_GO&limit=100")).body;
    expect(data.map((one: Json) => one.id)).toContain(id);
    const open = (await backoffice.get("/dead-letters?limit=100")).body.data;
    expect(open.map((one: Json) => one.id)).not.toContain(id);
  });

  it("is settled by one of two operators, and the other learns who did it", async () => {
    const account = await makeAccount();
    const id = await aDeadLetter(account);
    const answers = await Promise.all([
      backoffice.post(`/dead-letters/${id}/let-go`, { reason: "Refeita." }, actingAs("ana")),
      backoffice.post(`/dead-letters/${id}/send`, {}, actingAs("rui")),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)!.body.data;
    const refusal = answers.find(({ status }) => status === 409)!.body;
    expect(refusal.current).toMatchObject({ state: won.state, actor: won.actor, at: expect.any(String) });
    expect(await auditAbout(account, id)).toHaveLength(1);
  });
});

describe("a kept dead letter", () => {
  it("is stored once, however often it arrives", async () => {
    const { accountId } = await makeAccount();
    const message = { id: crypto.randomUUID(), queue: "photos", body: harmlessMessage(accountId) } as const;
    await keepDeadLetters(env.DB, [message, message], Date.now());
    await backoffice.post(`/dead-letters/${message.id}/let-go`, { reason: "Refeita." });
    await keepDeadLetters(env.DB, [message], Date.now());
    expect([await countStored(accountId), (await read(message.id)).state]).toEqual([1, "LET_GO"]);
  });

  it("is one of its account's latest 200, which take up nobody else's space", async () => {
    const greedy = await makeAccount();
    const other = await makeAccount();
    const kept = await aDeadLetter(other);
    const body = harmlessMessage(greedy.accountId);
    const many = Array.from(
      { length: 230 },
      () => ({ id: crypto.randomUUID(), queue: "photos", body }) as const,
    );
    await keepDeadLetters(env.DB, many, Date.now());
    expect(await countStored(greedy.accountId)).toBe(200);
    expect((await backoffice.get(`/dead-letters/${many.at(-1)!.id}`)).status).toBe(200);
    expect((await backoffice.get(`/dead-letters/${many[0]!.id}`)).status).toBe(404);
    expect((await read(kept)).state).toBe("OPEN");
  });

  it("ends after 30 days", async () => {
    const account = await makeAccount();
    const old = await aDeadLetter(account);
    const young = await aDeadLetter(account);
    const age = env.DB.prepare("UPDATE dead_letters SET at = ? WHERE id = ?");
    await age.bind(Date.now() - 31 * DAY_MS, old).run();
    await age.bind(Date.now() - 29 * DAY_MS, young).run();
    await runJob("retention", servicesOf(env), Date.now());
    expect((await backoffice.get(`/dead-letters/${old}`)).status).toBe(404);
    expect((await backoffice.get(`/dead-letters/${young}`)).status).toBe(200);
  });
});
