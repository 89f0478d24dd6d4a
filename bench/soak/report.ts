import { ascending, quantile } from "../load/statistics.ts";
import type { Heap, Memory } from "./memory.ts";
import type { Soak } from "./soak.ts";
import type { KindTally, Tally } from "./tally.ts";

const NAME_CHARS = 26;
/** Faults that are told one by one; a broken run has thousands. */
const MOST_FAULTS = 40;

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

const heapLine = ({ before, after }: Heap): string =>
  `  alive in the service's heap: ${before.toFixed(1)} MB before the traffic, ${after.toFixed(1)} MB after it`;

const rounded = (samples: Memory["samples"], of: "megabytes" | "stored"): string =>
  samples.map((sample) => Math.round(sample[of])).join(" ");

const memoryLines = ({ samples, early, late }: Memory): string[] =>
  early === null || late === null
    ? ["memory: could not be told"]
    : [
        `memory of the runtime, MB every 5 s: ${rounded(samples, "megabytes")}`,
        `  of which stored and cached:         ${rounded(samples, "stored")}`,
        `  without it, after the warm-up: second fifth ${early.toFixed(0)} MB, last fifth ${late.toFixed(0)} MB (${((late / early - 1) * 100).toFixed(1)} %)`,
      ];

const faultLines = ({ faults }: Tally): string[] =>
  [...faults]
    .sort(([, left], [, right]) => right - left)
    .slice(0, MOST_FAULTS)
    .map(([words, count]) => `  ${count} x ${words}`);

/** Tells a soak on the terminal. */
export const report = ({ tally, seconds, settled, verified, memory, heap, passed }: Soak): void => {
  const lines = [
    `${tally.calls} calls in ${seconds.toFixed(0)} s: ${(tally.calls / seconds).toFixed(0)} a second`,
    `statuses: ${countsOf(tally.statuses)}`,
    `expected refusals: ${countsOf(tally.refusals)}`,
    `  ${"milliseconds".padEnd(NAME_CHARS)}  calls   p50   p95   p99  refusals`,
    ...[...tally.kinds].map(([name, kind]) => kindLine(name, kind)),
    ...memoryLines(memory),
    heapLine(heap),
    `logged by the service: ${countsOf(tally.logs) || "nothing above information"}`,
    `drained in ${settled?.toFixed(0) ?? "no"} s; ${verified.accounts} accounts checked, ${verified.events} events, ${verified.deliveries} deliveries due, ${verified.repeated} came again`,
    ...(tally.faults.size > 0 ? [`${tally.faults.size} faults:`, ...faultLines(tally)] : []),
    passed ? "passed: no error but the expected, memory stable, invariants hold" : "FAILED",
  ];
  console.log(lines.join("\n"));
};
