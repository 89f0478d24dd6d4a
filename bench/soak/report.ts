import { ascending, quantile } from "../load/statistics.ts";
import type { Coverage } from "./coverage.ts";
import { isJudged, type Live, type Memory } from "./memory.ts";
import type { Moved } from "./moves.ts";
import type { KindTally, Tally } from "./tally.ts";
import type { Verified } from "./verify.ts";

export interface Soak {
  readonly passed: boolean;
  readonly seconds: number;
  readonly tally: Tally;
  readonly coverage: Coverage;
  readonly memory: Memory;
  readonly moved: Moved;
  /** Seconds until all begun work was done; null if it was not. */
  readonly settled: number | null;
  readonly verified: Verified;
}

const NAME_CHARS = 26;
/** Faults printed one by one; a broken run has thousands. */
const MAX_FAULTS = 40;

const countsOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([, left], [, right]) => right - left)
    .map(([name, count]) => `${name}: ${count}`)
    .join(", ");

const kindLine = (name: string, { times, answers }: KindTally): string => {
  const sorted = ascending(times);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(sorted, share).toFixed(0).padStart(5));
  const refused = new Map([...answers].filter(([answer]) => answer.includes(" ")));
  return `  ${name.padEnd(NAME_CHARS)}${String(times.length).padStart(7)} ${p50} ${p95} ${p99}  ${countsOf(refused)}`;
};

const rounded = (values: readonly (number | null)[]): string =>
  values.map((value) => (value === null ? "-" : Math.round(value))).join(" ");

const liveOf = ({ all, boards }: Live): string =>
  `${all.toFixed(1)} (of these ${boards.toFixed(1)} the boards' objects)`;

const memoryLines = ({ samples, early, late, before, after }: Memory): string[] => [
  `memory of the service's heap, MB every 5 s: ${rounded(samples.map(({ heap }) => heap))}`,
  `  after the warm-up: second fifth ${early.toFixed(0)}, last fifth ${late.toFixed(0)}; live before the traffic ${liveOf(before)}, after it ${liveOf(after)}`,
  `  of the whole runtime, including the platform's simulators: ${rounded(samples.map(({ runtime }) => runtime))}`,
];

const faultLines = ({ faults }: Tally): string[] =>
  [...faults]
    .sort(([, left], [, right]) => right - left)
    .slice(0, MAX_FAULTS)
    .map(([words, count]) => `  ${count} x ${words}`);

/** The remaining work, and what is wrong. */
const endLines = (tally: Tally, settled: number | null, verified: Verified): string[] => [
  `drained in ${settled?.toFixed(0) ?? "no"} s; ${verified.accounts} accounts checked, ${verified.events} events, ${verified.deliveries} deliveries due, ${verified.repeated} repeated, opportunities ${countsOf(verified.opportunities) || "none"}`,
  ...(tally.faults.size > 0 ? [`${tally.faults.size} faults:`, ...faultLines(tally)] : []),
];

/** Prints a soak's results on the terminal. */
export const report = (soak: Soak): void => {
  const { tally, coverage, seconds, moved, settled, verified, memory, passed } = soak;
  const lines = [
    `${tally.calls} calls in ${seconds.toFixed(0)} s: ${(tally.calls / seconds).toFixed(0)} per second`,
    `${coverage.called} of ${coverage.operations} operations of the contract`,
    `statuses: ${countsOf(tally.statuses)}`,
    `refusals: ${countsOf(tally.refusals)}`,
    `${moved.accounts} accounts moved, ${moved.moves} times in all, none closed for longer than ${moved.closedMs} ms`,
    `  ${"milliseconds".padEnd(NAME_CHARS)}  calls   p50   p95   p99  refusals`,
    ...[...tally.kinds].map(([name, kind]) => kindLine(name, kind)),
    ...memoryLines(memory),
    `logged by the service: ${countsOf(tally.logs) || "nothing above information"}`,
    ...endLines(tally, settled, verified),
    passed
      ? `passed: only expected errors, ${isJudged(memory) ? "memory stable" : "too short to judge the heap's growth"}, invariants hold`
      : "FAILED",
  ];
  console.log(lines.join("\n"));
};

interface Crash {
  readonly tally: Tally;
  readonly coverage: Coverage;
  /** The moves under way at each death. */
  readonly deaths: readonly string[];
  readonly moves: number;
  readonly restores: number;
  readonly settled: number | null;
  readonly verified: Verified;
}

/** Prints the results of a soak whose service died. */
export const crashReport = ({ tally, coverage, deaths, moves, restores, settled, verified }: Crash): void => {
  const lines = [
    `${deaths.length} deaths; ${tally.calls} calls, ${tally.repeated} sent again; ${moves} moves and ${restores} restores came to their end`,
    `${coverage.called} of ${coverage.operations} operations of the contract`,
    `refusals: ${countsOf(tally.refusals)}`,
    `logged by the service: ${countsOf(tally.logs) || "nothing above information"}`,
    ...endLines(tally, settled, verified),
    tally.faults.size === 0 ? "passed: nothing is lost, nothing was done twice" : "FAILED",
  ];
  console.log(lines.join("\n"));
};
