import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { newMeter } from "../../src/db/statement.ts";
import { ALLOWANCE } from "../../src/jobs/budget.ts";
import { jobStates } from "../../src/jobs/job-runs.ts";
import { JOBS } from "../../src/jobs/registry.ts";
import { SCHEDULE, scheduled } from "../../src/jobs/scheduled.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { query, queryOne } from "../support/query.ts";

const HOUR_MS = 3_600_000;

beforeAll(async () => {
  // Earlier tests' accounts have left notices.
  await query`DELETE FROM gate_notices`;
});

/** A job finds what every other file has left, and stops once its allowance is spent. */
const RUN_MS = 2 * ALLOWANCE.ms;

describe("running a job by hand", () => {
  it.each(Object.keys(JOBS))(
    "runs %s and reports its work",
    async (job) => {
      const { status, body } = await backoffice.post(`/jobs/${job}`);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ job, now: expect.any(String) });
      expect(Object.values(body.data.summary).every((count) => Number.isInteger(count))).toBe(true);
    },
    RUN_MS,
  );

  it.each(["nothing", "toString", "__proto__"])("answers 404 to the unknown job %s", async (job) => {
    const { status, body } = await backoffice.post(`/jobs/${job}`, {});
    expect([status, body.code]).toEqual([404, "not_found"]);
  });

  it("uses a given time outside production", async () => {
    const { accountId } = await makeAccount();
    const written = Date.now();
    await query`INSERT INTO receipts (account_id, idempotency_key, fingerprint, status, headers, body, created_at)
      VALUES (${accountId}, 'key', 'f', 200, '{}', '', ${written})`;
    const receipts = () => query`SELECT 1 FROM receipts WHERE account_id = ${accountId}`;
    await backoffice.post("/jobs/retention", { now: new Date(written + 23 * HOUR_MS).toISOString() });
    expect(await receipts()).toHaveLength(1);
    const later = new Date(written + 25 * HOUR_MS).toISOString();
    const { body } = await backoffice.post("/jobs/retention", { now: later });
    expect(body.data).toMatchObject({ now: later, summary: { receipts: expect.any(Number) } });
    expect(await receipts()).toEqual([]);
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
    const row = await queryOne`SELECT action, subject FROM audit WHERE actor = ${actor}`;
    expect(row).toEqual({ action: "job.run", subject: "retention" });
  });
});

const MINUTE_MS = 60_000;

const statesAt = async (now: number) => {
  const states = await jobStates({ directory: env.DB, meter: newMeter() }, SCHEDULE, now);
  return new Map(states.map((one) => [one.job, one]));
};

const atNow = (cron: string, bindings: Env = env) =>
  scheduled({ cron, scheduledTime: Date.now() }, bindings, undefined, async () => undefined);

describe("the runs of jobs", () => {
  it("are kept with what they did, and who ran them", async () => {
    await atNow("4-59/10 * * * *");
    const { body } = await backoffice.post("/jobs/retention", {}, { headers: { "X-Actor": "ana" } });
    const { data } = (await backoffice.get("/jobs/retention/runs")).body;
    expect(data[0]).toEqual({
      startedAt: expect.any(String),
      ms: expect.any(Number),
      actor: "ana",
      failure: null,
      summary: body.data.summary,
    });
    expect(data[1]).toMatchObject({ actor: null, failure: null, summary: expect.any(Object) });
    const listed = (await backoffice.get("/jobs")).body.data;
    expect(listed.map(({ job }: { job: string }) => job).sort()).toEqual(Object.keys(JOBS).sort());
    const retention = listed.find(({ job }: { job: string }) => job === "retention");
    expect(retention).toMatchObject({ everyMinutes: 10, late: false, lastRun: data[0] });
    expect((await backoffice.get("/jobs/nothing/runs")).body.code).toBe("not_found");
  });

  it("are the last 30 of each job", async () => {
    const insert = "INSERT INTO job_runs (job, started_at, ended_at, summary) VALUES ('mails', ?, ?, '{}')";
    for (let at = 0; at < 35; at += 1) await query(insert, at, at);
    const runs = (await backoffice.get("/jobs/mails/runs")).body.data;
    expect([runs.length, runs[0].startedAt]).toEqual([30, "1970-01-01T00:00:00.034Z"]);
    await query`DELETE FROM job_runs WHERE job = 'mails'`;
  });

  it("that failed are kept with the kind of the error, and the job is late after three turns", async () => {
    await atNow("4-59/10 * * * *");
    const before = Date.now();
    const failing =
      "INSERT INTO job_runs (job, started_at, ended_at, failure, summary) VALUES ('retention', ?, ?, 'Error: timeout', '{}')";
    await query(failing, before, before + 5);
    const due = await statesAt(before + 29 * MINUTE_MS);
    const late = await statesAt(before + 31 * MINUTE_MS);
    expect([due.get("retention")!.isLate, late.get("retention")!.isLate]).toEqual([false, true]);
    expect(late.get("retention")!.last).toMatchObject({ failure: "Error: timeout" });
    await query`DELETE FROM job_runs WHERE failure = 'Error: timeout'`;
  });

  it("do not fail a job when they cannot be stored", async () => {
    const failing: string[] = [];
    const directory = new Proxy(env.DB, {
      get: (target, name) => {
        const own = Reflect.get(target, name) as unknown;
        if (name !== "prepare") return typeof own === "function" ? own.bind(target) : own;
        return (text: string) => {
          if (!text.includes("INSERT INTO job_runs")) return target.prepare(text);
          failing.push(text);
          throw new Error("D1_ERROR: timeout");
        };
      },
    });
    await expect(atNow("3-59/5 * * * *", { ...env, DB: directory } as Env)).resolves.toBeUndefined();
    expect(failing).toHaveLength(1);
  });

  it("that are late wait for an operator", async () => {
    const { data } = (await backoffice.get("/queues")).body;
    expect(data).toContainEqual({
      kind: "JOB",
      waiting: expect.any(Number),
      oldestAt: expect.toSatisfy(() => true),
    });
  });
});
