import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { JOBS } from "../../src/jobs/registry.ts";
import { SCHEDULE, scheduled } from "../../src/jobs/scheduled.ts";
import { logger } from "../../src/lib/logger.ts";
import wrangler from "../../wrangler.toml?raw";
import { faultyEnv } from "../support/faulty-env.ts";
import { query } from "../support/query.ts";

/** Each cron of the platform, and the jobs in its comment. */
const timetableOf = (toml: string): [string, string[]][] => {
  const lines = (/^crons = \[\n([^\]]*)\]$/m.exec(toml)?.[1] ?? "").trimEnd().split("\n");
  return lines.map((line) => {
    const [, cron = "", jobs = ""] = /^ *"([^"]+)",(?: # (.*))?$/.exec(line) ?? [];
    return [cron, jobs.split(", ")];
  });
};

it("the schedule has exactly the platform's crons, whose comments name its jobs", () => {
  expect(timetableOf(wrangler)).toEqual(Object.entries(SCHEDULE));
});

it("the schedule runs every job on some cron", () => {
  expect(Object.values(SCHEDULE).flat().sort()).toEqual(Object.keys(JOBS).sort());
});

it.each(Object.keys(SCHEDULE))("the schedule runs the jobs of %s", async (cron) => {
  const controller = createScheduledController({ cron, scheduledTime: new Date() });
  await query`DELETE FROM gate_notices`;
  await expect(scheduled(controller, env, undefined, async () => undefined)).resolves.toBeUndefined();
});

it("a cron fails as a whole when a job fails, after the others", async () => {
  const broken = { ...env, DB: { prepare: () => ({ bind: () => ({}) }) } } as unknown as Env;
  const controller = createScheduledController({ cron: "4-59/10 * * * *", scheduledTime: new Date() });
  await expect(scheduled(controller, broken)).rejects.toThrow(AggregateError);
});

it("the schedule runs a job that may wait at most half a minute twice a minute, even if a run failed", async () => {
  const summaries = vi.spyOn(logger, "info");
  const scheduledTime = Date.now();
  const faulty = faultyEnv({ at: 1, when: "before", how: new Error("Network connection lost.") });
  const failed = scheduled({ cron: "* * * * *", scheduledTime }, faulty.env, undefined, async (ms) => {
    expect(ms).toBeLessThanOrEqual(30_000);
    await faulty.reached;
  });
  await expect(failed).rejects.toThrow(AggregateError);
  expect(summaries.mock.calls.map(([, fields]) => fields?.job).sort()).toEqual([
    "feed-sync",
    "gate-notices",
    "moves",
    "radar-summaries",
  ]);
});
