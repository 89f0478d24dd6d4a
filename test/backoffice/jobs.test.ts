import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { JOBS } from "../../src/jobs/registry.ts";
import { backoffice, makeAccount } from "../support/api.ts";

const HOUR_MS = 3_600_000;

beforeAll(async () => {
  // The accounts of earlier tests have left some.
  await env.DB.prepare("DELETE FROM gate_notices").run();
});

describe("running a job by hand", () => {
  it.each(Object.keys(JOBS))("runs %s and reports its work", async (job) => {
    const { status, body } = await backoffice.post(`/jobs/${job}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ job, now: expect.any(String) });
    expect(Object.values(body.data.summary).every((count) => Number.isInteger(count))).toBe(true);
  });

  it.each(["nothing", "toString", "__proto__"])("answers 404 to the unknown job %s", async (job) => {
    const { status, body } = await backoffice.post(`/jobs/${job}`, {});
    expect([status, body.code]).toEqual([404, "not_found"]);
  });

  it("uses a given time outside production", async () => {
    const { accountId } = await makeAccount();
    const written = Date.now();
    const insert = `INSERT INTO receipts (account_id, idempotency_key, fingerprint, status, headers, body, created_at)
      VALUES (?, 'key', 'f', 200, '{}', '', ?)`;
    await env.DB.prepare(insert).bind(accountId, written).run();
    const kept = () =>
      env.DB.prepare("SELECT count(*) AS n FROM receipts WHERE account_id = ?").bind(accountId).first("n");
    await backoffice.post("/jobs/retention", { now: new Date(written + 23 * HOUR_MS).toISOString() });
    expect(await kept()).toBe(1);
    const later = new Date(written + 25 * HOUR_MS).toISOString();
    const { body } = await backoffice.post("/jobs/retention", { now: later });
    expect(body.data).toMatchObject({ now: later, summary: { receipts: expect.any(Number) } });
    expect(await kept()).toBe(0);
  });

  it.each([[{ now: "soon" }], [{ at: "2030-01-01T00:00:00Z" }], [[]]])(
    "refuses the body %j",
    async (body) => {
      expect((await backoffice.post("/jobs/retention", body)).status).toBe(400);
    },
  );

  it("leaves an audit row", async () => {
    const actor = `auditor-${crypto.randomUUID()}`;
    await backoffice.post("/jobs/retention", {}, { headers: { "X-Actor": actor } });
    const statement = env.DB.prepare("SELECT action, subject FROM audit WHERE actor = ?").bind(actor);
    expect(await statement.first()).toEqual({ action: "job.run", subject: "retention" });
  });
});
