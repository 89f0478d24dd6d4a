import type { Counts } from "../calls/count.ts";
import { type CountedWrites, pricedWrites } from "../calls/counted.ts";
import type { GrowthRow } from "../calls/growth.ts";
import type { Comparison, Side } from "../calls/measure.ts";
import { type Priced, priceOf } from "../calls/prices.ts";
import { PACES } from "../calls/uncounted.ts";
import type { StartCost } from "../stage/runtime.ts";
import type { Cells } from "./table.ts";

export interface Report {
  /** The number of properties of the compared accounts. */
  readonly compared: number;
  readonly growthConnections: number;
  readonly counts: ReadonlyMap<string, Counts>;
  readonly writes: CountedWrites;
  readonly comparisons: readonly Comparison[];
  readonly growth: readonly GrowthRow[];
  readonly bundle: { bytes: number; gzipped: number };
  /** Processor milliseconds until the first answer, beyond those of a minimal Worker. */
  readonly startCpu: StartCost | null;
}

/** A table with its heading. */
export interface Titled {
  readonly title: string;
  readonly head: Cells;
  readonly rows: readonly Cells[];
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const milliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1);
const dollars = (value: number): string => value.toFixed(2);
export const whole = (value: number): string => Math.round(value).toLocaleString("en-US");
export const orDash = (value: number | null): string => (value === null ? "-" : milliseconds(value));

const ratioRow = ({ name, against, aim, ratio, service, baseline }: Comparison): Cells => [
  name,
  against,
  percent(ratio.median),
  `${percent(ratio.least)} to ${percent(ratio.most)}`,
  aim === null ? "-" : percent(aim),
  orDash(service.cpu),
  orDash(baseline.cpu),
];

const timesOf = ({ perSecond, p50, p95, p99 }: Side): string[] => [
  whole(perSecond.median),
  ...[p50, p95, p99].map(milliseconds),
];

const connectionsOf = ({ comparisons }: Report): number[] => [
  ...new Set(comparisons.map(({ connections }) => connections)),
];

const ratios = (report: Report): Titled[] =>
  connectionsOf(report).map((connections) => ({
    title: `Against the floor, ${connections} connections`,
    head: ["Call", "Floor", "Ratio", "Spread", "Aim", "CPU ms", "Floor's"],
    rows: report.comparisons.filter((one) => one.connections === connections).map(ratioRow),
  }));

/** Times of this machine, which are printed and not kept. */
export const timesIn = (report: Report): Titled[] =>
  connectionsOf(report).map((connections) => ({
    title: `Calls per second, and milliseconds per call, ${connections} connections`,
    head: ["Call", "Calls/s", "p50", "p95", "p99", "Floor's calls/s", "p50", "p95", "p99"],
    rows: report.comparisons
      .filter((one) => one.connections === connections)
      .map(({ name, service, baseline }) => [name, ...timesOf(service), ...timesOf(baseline)]),
  }));

const growthRow = ({ name, at }: GrowthRow): Cells => [
  name,
  ...at.map(({ p50 }) => milliseconds(p50)),
  ...at.map(({ counts }) => String(counts.rowsRead)),
];

const growth = ({ growth: rows }: Report): Titled => {
  const sizes = rows[0]?.at ?? [];
  const sizeNames = sizes.map(({ size, events }) => `${whole(size)} (${whole(events)})`);
  return {
    title: "Growth: p50 and rows read by properties (and events in the log)",
    head: [
      "Call",
      ...sizeNames.map((name) => `ms at ${name}`),
      ...sizeNames.map((name) => `rows at ${name}`),
    ],
    rows: rows.map(growthRow),
  };
};

const costRow = (name: string, priced: Priced): Cells => {
  const { objects, trips, rowsRead, rowsWritten } = priced.counts;
  const price = priceOf(priced);
  const totals = PACES.map((pace) => price.totals[pace]);
  return [name, ...[objects, trips, rowsRead, rowsWritten].map(String), ...totals.map(dollars)];
};

/** The call that is also priced with an Idempotency-Key. */
const KEYED = "PUT created";

export const costs = ({
  comparisons,
  counts,
  writes,
}: Pick<Report, "comparisons" | "counts" | "writes">): Titled => {
  const first = comparisons[0]?.connections;
  const compared = comparisons.filter(({ connections }) => connections === first);
  const cpuOf = (name: string): number => compared.find((one) => one.name === name)?.service.cpu ?? 0;
  const calls = compared.flatMap(({ name }) => {
    const priced = { counts: counts.get(name)!, cpu: cpuOf(name) };
    const row = costRow(name, priced);
    return name === KEYED ? [row, costRow(`${name}, with a key`, { ...priced, keyed: true })] : [row];
  });
  const others = pricedWrites(writes, counts, cpuOf).map(([name, priced]) => costRow(name, priced));
  const rows = [...calls, ...others];
  return {
    title: "Counted before the answer, and dollars per million calls",
    head: [
      "Call",
      "Objects",
      "D1 trips",
      "Rows read",
      "Rows written",
      ...PACES.map((pace) => `Total, ${pace} $`),
    ],
    rows,
  };
};

/** The tables that the page keeps. */
export const tablesOf = (report: Report): Titled[] => [...ratios(report), growth(report), costs(report)];
