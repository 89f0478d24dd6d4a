import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { type Fault, type FaultyEnv, faultyEnv } from "../support/faulty-env.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { failureAt } from "./platform-failures.ts";
import { difference, type Snapshot, snapshotOf } from "./state-snapshot.ts";
import { cutNext, hang, withOutgoing } from "./stub-web.ts";

type Bindings = Partial<Record<keyof Env, unknown>>;

/** One account, and work on it. */
export interface Stage {
  readonly accountId: string;
  /** Does the work with these bindings: the disturbed attempt. */
  attempt(faulty: FaultyEnv): Promise<unknown>;
  /**
   * Does what a client, queue or schedule does next, until nothing is left to do.
   * @param first the attempt's result: "died", an error, or its answer
   * @returns what the caller finally knows
   */
  afterwards(first: unknown): Promise<unknown>;
}

export interface Subject {
  readonly name: string;
  readonly bindings?: Bindings;
  /** A second attempt cannot be told from new work: the work may be done twice, but never in part. */
  readonly notIdempotent?: true;
  /**
   * If the database is full, another message does the work and more: see `test/queues/full-database.test.ts`.
   */
  readonly neverFull?: true;
  /** Columns in which disturbed runs may differ, such as `mails.attempts`. */
  readonly ignoredColumns?: readonly string[];
  stage(): Promise<Stage>;
}

/** The state that a run leaves, and what its caller knows. */
interface End {
  readonly known: unknown;
  readonly left: Snapshot;
}

/** The calls and the results of an undisturbed run, done once or twice. */
interface Measured {
  readonly calls: readonly string[];
  readonly overlapping: ReadonlySet<number>;
  readonly ends: readonly End[];
}

type Disturb = (again: () => Promise<unknown>, subject: Pick<Subject, "neverFull">) => Omit<Fault, "at">;

const failing =
  ({ neverFull }: Pick<Subject, "neverFull">) =>
  async (label: string): Promise<never> => {
    throw failureAt(label, neverFull);
  };

/** Ways in which a port's call fails. */
export const MODES = {
  "fails before": (_, subject) => ({ when: "before", how: failing(subject) }),
  "fails after": (_, subject) => ({ when: "after", how: failing(subject) }),
  "dies before": () => ({ when: "before", how: "die" }),
  "dies after": () => ({ when: "after", how: "die" }),
  "comes twice": () => ({ when: "after", how: "again" }),
  "is late": (again) => ({
    when: "before",
    how: async () => {
      await again();
    },
  }),
} as const satisfies Readonly<Record<string, Disturb>>;

const WEB = "WEB.";

/** Further ways in which an outside answer fails: it never arrives, or ends within its body. */
export const OUTBOUND_MODES = {
  hangs: () => ({ among: WEB, when: "before", how: hang }),
  "is cut": () => ({ among: WEB, when: "before", how: cutNext }),
} as const satisfies Readonly<Record<string, Disturb>>;

export type Mode = keyof typeof MODES | keyof typeof OUTBOUND_MODES;

const DISTURB: Readonly<Record<Mode, Disturb>> = { ...MODES, ...OUTBOUND_MODES };

/** The modes that take turns in disturbing calls. */
const IN_TURN = (Object.keys(DISTURB) as Mode[]).filter((mode) => mode !== "dies before");

const WAYS = IN_TURN.filter((mode) => mode in MODES).length;

/** Every call is disturbed in some mode, and every mode disturbs some call; with `FAULTS=all`, each disturbs all. */
const turnsOf = (calls: number): number => (env.FAULTS === "all" ? 1 : Math.min(calls, WAYS));

/**
 * The calls that a mode disturbs, numbered from 1 among those it applies to. A death before a call leaves the same
 * state as a death after the previous call, unless both ran at the same time.
 */
const callsFor = (mode: Mode, { calls, overlapping }: Pick<Measured, "calls" | "overlapping">): number[] => {
  const { among = "" } = DISTURB[mode](async () => undefined, {});
  const all = calls.filter((call) => call.startsWith(among)).map((_, index) => index + 1);
  if (mode === "dies before") return all.filter((at) => at === 1 || overlapping.has(at));
  const turns = turnsOf(all.length);
  return all.filter((at) => at % turns === IN_TURN.indexOf(mode) % turns);
};

/** When each run begins: a time at which jobs find nothing of earlier runs and no alarm fires by itself. */
const START = Date.UTC(2031, 2, 10, 12);

/** More calls than any run makes. */
const MAX_CALLS = 200;

const attempt = (stage: Stage, faulty: FaultyEnv): Promise<unknown> =>
  withOutgoing(faulty, () =>
    Promise.race([stage.attempt(faulty).catch((error: unknown) => error), faulty.died]),
  );

const endOf = async (stage: Stage, first: unknown, ignoredColumns: readonly string[] = []): Promise<End> => {
  const known = await stage.afterwards(first);
  return { known, left: await snapshotOf(stage.accountId, ignoredColumns) };
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const mismatches = (end: End, allowed: readonly End[]): string[] => {
  const differences = allowed.map(({ left }) => difference(end.left, left));
  return [
    ...(allowed.some(({ known }) => same(known, end.known)) ? [] : [`known is ${JSON.stringify(end.known)}`]),
    ...(differences.includes("") ? [] : [`left is ${differences[0]}`]),
  ];
};

/** Measures undisturbed runs: done once, repeated later, and done twice at once. */
const measure = async ({
  stage: make,
  bindings,
  ignoredColumns,
  notIdempotent,
}: Subject): Promise<Measured> => {
  vi.setSystemTime(START);
  const made: Pick<Measured, "calls" | "overlapping">[] = [];
  const undisturbed = async (stage: Stage) => {
    const faulty = faultyEnv(null, bindings);
    const first = await attempt(stage, faulty);
    made.push({ calls: [...faulty.calls], overlapping: new Set(faulty.overlapping) });
    return first;
  };
  const end = async (stage: Stage) => endOf(stage, await undisturbed(stage), ignoredColumns);
  const one = await make();
  const ends = [await end(one), await end(one)];
  const broken = await brokenInvariants(one.accountId);
  if (broken.length > 0) throw new Error(`Undisturbed: ${broken.join("; ")}`);
  vi.setSystemTime(START);
  const other = await make();
  await undisturbed(other);
  ends.push(await end(other));
  const twice = notIdempotent ? [] : ends.slice(1).flatMap((again) => mismatches(again, ends.slice(0, 1)));
  if (twice.length > 0) throw new Error(`Done twice: ${twice.join("; ")}`);
  return { ...made[0]!, ends };
};

const measured = new Map<Subject, Promise<Measured>>();

const measurementOf = (subject: Subject): Promise<Measured> => {
  const known = measured.get(subject) ?? measure(subject);
  measured.set(subject, known);
  return known;
};

/** The failures of a run disturbed at a call; null if the run made no such call. */
const disturb = async (
  subject: Subject,
  mode: Mode,
  at: number,
  ends: readonly End[],
): Promise<string[] | null> => {
  const stage = await subject.stage();
  const again = () => attempt(stage, faultyEnv(null, subject.bindings));
  const fault = { at, ...DISTURB[mode](again, subject) };
  const faulty = faultyEnv(fault, subject.bindings);
  const first = await attempt(stage, faulty);
  const label = faulty.calls.filter((call) => call.startsWith(fault.among ?? ""))[at - 1];
  if (label === undefined) return null;
  const found = await (async () => {
    try {
      const end = await endOf(stage, first, subject.ignoredColumns);
      const wrong = mismatches(end, subject.notIdempotent ? ends : ends.slice(0, 1));
      return [...wrong, ...(await brokenInvariants(stage.accountId))];
    } catch (error) {
      return [error instanceof Error ? `${error.message} ${error.stack?.split("\n")[1]}` : String(error)];
    }
  })();
  return found.map((sentence) => `${subject.name}: call ${at}, ${label}, ${mode}: ${sentence}`);
};

/**
 * Disturbs every call of a subject in turn.
 * @returns the failures and their places; no disturbance at all is a failure
 */
export const walk = async (subject: Subject, mode: Mode): Promise<string[]> => {
  const measures = await measurementOf(subject);
  const { calls, ends } = measures;
  const targets = callsFor(mode, measures);
  if (targets.length === 0) return [`${subject.name}: nothing was disturbed`];
  if (calls.length > MAX_CALLS) return [`${subject.name} never ends`];
  const wrong: string[] = [];
  for (const at of targets) {
    vi.setSystemTime(START);
    const found = await disturb(subject, mode, at, ends);
    // The number of a job's calls depends on what is stored.
    if (found === null) break;
    wrong.push(...found);
  }
  return wrong;
};
