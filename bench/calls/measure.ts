import { untilIdle } from "../load/cpu.ts";
import { drive, type Window } from "../load/drive.ts";
import { inTurn } from "../load/rounds.ts";
import { ascending, median, quantile, type Spread, spreadOf } from "../load/statistics.ts";
import type { Runtime } from "../stage/runtime.ts";
import { type Case, callTo, type Request } from "./cases.ts";

/** One side of a comparison at one number of connections. */
export interface Side {
  readonly perSecond: Spread;
  /** Milliseconds of a call. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Processor milliseconds of the whole runtime per call; null if unknown. */
  readonly cpu: number | null;
}

export interface Comparison {
  readonly name: string;
  readonly against: string;
  readonly aim: number | null;
  readonly connections: number;
  readonly service: Side;
  readonly baseline: Side;
  /** The service's calls per second divided by the baseline's, in each round. */
  readonly ratio: Spread;
}

export interface Rounds {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly connections: number;
}

/** First waits for the work that goes on after the previous window's answers. */
export const windowOf = async (
  runtime: Runtime,
  next: () => Request,
  { connections, milliseconds }: Pick<Rounds, "connections" | "milliseconds">,
): Promise<Window> => {
  const target = runtime.urls[next().to];
  await untilIdle(runtime.pid);
  return drive({
    target,
    connections,
    milliseconds,
    pid: runtime.pid,
    turn: (connection) => connection.send(callTo(runtime, next())),
  });
};

const perSecond = ({ calls, seconds }: Window): number => calls / seconds;

export const sideOf = (windows: readonly Window[]): Side => {
  const times = ascending(windows.flatMap((window) => [...window.times]));
  const cpus = windows.map(({ cpu, calls }) => (cpu === null ? null : (cpu / calls) * 1_000));
  return {
    perSecond: spreadOf(windows.map(perSecond)),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    cpu: cpus.some((cpu) => cpu === null) ? null : median(cpus as number[]),
  };
};

/** Compares the service with its baseline in every case. */
export const compare = async (
  runtime: Runtime,
  cases: readonly Case[],
  rounds: Rounds,
): Promise<Comparison[]> => {
  const calls = cases.map(({ service, baseline }) => [service, baseline]);
  const windows = await inTurn(calls, rounds.rounds, (next) => windowOf(runtime, next, rounds));
  return cases.map(({ name, against, aim }, at) => {
    const [service = [], baseline = []] = windows[at]!;
    const ratios = service.map((window, round) => perSecond(window) / perSecond(baseline[round]!));
    const { connections } = rounds;
    const sides = { service: sideOf(service), baseline: sideOf(baseline) };
    return { name, against, aim, connections, ...sides, ratio: spreadOf(ratios) };
  });
};
