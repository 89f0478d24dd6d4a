import type { Context } from "hono";
import { type AppEnv, scopeOf } from "../contract/context.ts";
import { newMeter } from "../db/statement.ts";
import { jobStates } from "../jobs/job-runs.ts";
import { SCHEDULE } from "../jobs/scheduled.ts";
import { SECOND_MS } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { accountBoard } from "../ports/match-board.ts";
import type { Services } from "../services.ts";
import { answerDeadline } from "./answer-deadline.ts";

/** An object and a key that belong to nobody. */
const NOBODY = "ready";
const BOARD = accountBoard(NOBODY);
const REMEMBERED_MS = 5 * SECOND_MS;

interface Part {
  readonly name: string;
  readonly ok: boolean;
  readonly ms: number;
  /** The last migration of a database. */
  readonly migration?: string;
  /** The region that the database answered from; the local runtime does not report it. */
  readonly region?: string;
}

/** A late job does not make the check fail: a deployment that fixes it must be able to go out. */
interface JobAge {
  readonly job: string;
  /** Since its last good run; null without one. */
  readonly seconds: number | null;
  readonly isLate: boolean;
}

interface State {
  readonly parts: readonly Part[];
  readonly jobs: readonly JobAge[];
}

const lastMigration = async (db: D1Database): Promise<Pick<Part, "migration" | "region">> => {
  const { results, meta } = await db
    .prepare("SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1")
    .all<{ name: string }>();
  const { served_by_region: region } = meta;
  return { migration: String(results[0]?.name), ...(region && { region }) };
};

const awaitAnswer = async (answer: Promise<unknown>): Promise<object> => {
  await answer;
  return {};
};

const checks = (services: Services): Readonly<Record<string, () => Promise<object>>> => ({
  ...Object.fromEntries(
    services.shardNames.map((name) => [name, () => lastMigration(services.shard(name))] as const),
  ),
  ACCOUNT_GATE: () => awaitAnswer(services.gate(NOBODY).usage()),
  EVENT_LOG: () => awaitAnswer(services.log(NOBODY).listWebhooks()),
  MATCH_BOARD: () => awaitAnswer(services.board(BOARD).preview(BOARD, [])),
  CALL_LOG: () => awaitAnswer(services.callLog(NOBODY).find(NOBODY)),
  PHOTOS: () => awaitAnswer(services.photos.find(NOBODY, NOBODY)),
});

const ask = async (name: string, check: () => Promise<object>, now: () => number): Promise<Part> => {
  const began = now();
  try {
    const details = await Promise.race([check(), answerDeadline()]);
    return { name, ok: true, ms: now() - began, ...details };
  } catch (error) {
    logger.error("not ready", { part: name, failure: failureOf(error) });
    return { name, ok: false, ms: now() - began };
  }
};

/** Only finished checks, so that no request waits for another. */
const remembered = new WeakMap<object, State & { readonly at: number }>();

/** Empty if the directory does not answer, which its own check reports. */
const jobsOf = async ({ directory }: Services, now: number): Promise<readonly JobAge[]> => {
  try {
    const states = await Promise.race([
      jobStates({ directory, meter: newMeter() }, SCHEDULE, now),
      answerDeadline(),
    ]);
    return states.map(({ job, doneAt, isLate }) => {
      const seconds = doneAt === null ? null : Math.round((now - doneAt) / SECOND_MS);
      return { job, seconds, isLate };
    });
  } catch (error) {
    logger.error("jobs not read", { failure: failureOf(error) });
    return [];
  }
};

const stateOf = async (services: Services): Promise<State> => {
  const { settings, clock } = services;
  const now = () => clock.now();
  const known = remembered.get(settings);
  if (known && now() - known.at < REMEMBERED_MS) return known;
  const checking = Object.entries(checks(services)).map(([name, check]) => ask(name, check, now));
  const [parts, jobs] = await Promise.all([Promise.all(checking), jobsOf(services, now())]);
  const state = { at: now(), parts, jobs };
  remembered.set(settings, state);
  return state;
};

/** Whether everything that a call may need is answering (rules 23.11). */
export const ready = async (c: Context<AppEnv>): Promise<Response> => {
  const { services } = scopeOf(c);
  const { parts, jobs } = await stateOf(services);
  const ok = parts.every((part) => part.ok);
  return c.json(
    { status: ok ? "ok" : "failing", version: services.settings.version, parts, jobs },
    ok ? 200 : 503,
  );
};
