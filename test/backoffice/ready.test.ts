import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { JOBS } from "../../src/jobs/registry.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import type { Answer, Json } from "../support/http.ts";
import { query } from "../support/query.ts";
import { serveWith } from "../support/serve-with.ts";
import { moveClock, stopClockAt } from "../support/time.ts";

const PARTS = ["DB", "ACCOUNT_GATE", "EVENT_LOG", "MATCH_BOARD", "CALL_LOG", "PHOTOS"];

/** A deployment with its own memory; some of its bindings may be broken. */
const deployment = (broken: Readonly<Record<string, unknown>> = {}) => {
  const where = faultyEnv(null, broken as Parameters<typeof faultyEnv>[1]);
  return async (token: string = env.BACKOFFICE_TOKEN): Promise<Answer> =>
    (await serveWith(where, { key: token, method: "GET", base: "", path: "/ready" })) as Answer;
};

const failing = (): never => {
  throw new Error("connection lost");
};

const hanging = { head: () => new Promise(() => undefined) };

const partsIn = ({ body }: Answer, ok: boolean): string[] =>
  body.parts.filter((part: Json) => part.ok === ok).map(({ name }: Json) => name);

describe("the readiness of the service", () => {
  it("is shown only to the operator", async () => {
    expect((await deployment()("another-token-0123456789")).status).toBe(401);
  });

  it("lists every database with its last migration, every class of objects and the photos", async () => {
    const answer = await deployment()();
    expect([answer.status, answer.body.status]).toEqual([200, "ok"]);
    expect(partsIn(answer, true)).toEqual(PARTS);
    expect(answer.body.parts[0].migration).toMatch(/^\d{4}_.+\.sql$/);
  });

  it.each<[string, unknown]>([
    ["DB", { prepare: failing }],
    ["PHOTOS", { head: failing }],
    ["MATCH_BOARD", { getByName: () => ({ preview: failing }) }],
  ])("ends if %s fails, and the answer names it", async (name, binding) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const answer = await deployment({ [name]: binding })();
    expect([answer.status, answer.body.status]).toEqual([503, "failing"]);
    expect(partsIn(answer, false)).toEqual([name]);
    expect(answer.text).not.toContain("connection lost");
  });

  it("shows for each job how long ago it ended well, and does not fail for a late one", async () => {
    const now = Date.now();
    const run = env.DB.prepare(
      "INSERT INTO job_runs (job, started_at, ended_at, failure, summary) VALUES (?, ?, ?, NULL, '{}')",
    );
    const fresh = now + 1;
    const old = now - 100 * 24 * 60 * MINUTE_MS;
    // Other tests run jobs, too.
    await query`DELETE FROM job_runs`;
    await env.DB.batch([run.bind("mails", fresh, fresh), run.bind("search-words", old, old)]);
    const { status, body } = await deployment()();
    await query`DELETE FROM job_runs WHERE started_at IN (${fresh}, ${old})`;
    expect(status).toBe(200);
    expect(body.jobs).toHaveLength(Object.keys(JOBS).length);
    expect(body.jobs).toContainEqual({ job: "mails", seconds: expect.any(Number), isLate: false });
    expect(body.jobs.find(({ job }: Json) => job === "search-words")).toMatchObject({ isLate: true });
  });

  it("waits for one second at most", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const began = performance.now();
    const answer = await deployment({ PHOTOS: hanging })();
    expect(partsIn(answer, false)).toEqual(["PHOTOS"]);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it("is remembered for five seconds", async () => {
    stopClockAt(Date.now());
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    let isBroken = false;
    const photos = { head: () => (isBroken ? failing() : Promise.resolve(null)) };
    const ask = deployment({ PHOTOS: photos });
    expect((await ask()).status).toBe(200);
    isBroken = true;
    moveClock(4_999);
    expect((await ask()).status).toBe(200);
    moveClock(1);
    expect((await ask()).status).toBe(503);
  });
});
