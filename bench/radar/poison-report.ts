import { ascending, quantile } from "../load/statistics.ts";
import { type Cells, markdownTable, plainTable } from "../report/table.ts";
import { whole } from "../report/tables.ts";
import { machine } from "../report/write.ts";
import type { PoisonResult } from "./poison.ts";
import { AIM, HEAD, writePart } from "./report.ts";

/** The limits of others' reads, and of a demand step's reads. */
const LIMITS = { readMs: 250, stepMegabytes: 30 };

const percentile = (times: readonly number[], share: number): number => quantile(ascending(times), share);
const maximum = (times: readonly number[]): number => Math.max(0, ...times);

/** The 50th and the 95th percentile, and the maximum. */
export const percentiles = (times: readonly number[]): string =>
  [percentile(times, 0.5), percentile(times, 0.95), maximum(times)].map(whole).join(", ");

const slow = (reads: readonly number[]): string =>
  `${reads.filter((one) => one > LIMITS.readMs).length} of ${whole(reads.length)}`;

const figuresOf = (found: PoisonResult): Cells[] => {
  const { load, bytes, calm, beside, demand, demandReads } = found;
  return [
    ["Other processes running or waiting on the machine before", load.toFixed(1)],
    ["Bytes of the smallest and of the largest wish", `${whole(bytes.smallest)}, ${whole(bytes.largest)}`],
    [
      "Clients that the account created at 10 calls per second, and later changes",
      `${whole(found.greedyClients)}, ${whole(found.changes)}`,
    ],
    [
      "Milliseconds from others' clients to their first match, before: p50, p95, max",
      percentiles(calm.matches),
    ],
    ["The same beside it", percentiles(beside.matches)],
    ["Milliseconds of others' reads, before: p50, p95, max", percentiles(calm.reads)],
    ["The same beside it", percentiles(beside.reads)],
    [`Reads over ${LIMITS.readMs} ms, before and beside it`, `${slow(calm.reads)}, ${slow(beside.reads)}`],
    [
      `Steps of the demand of ${whole(found.counted)} such clients, and the longest in milliseconds`,
      `${whole(demand.steps)}, ${whole(demand.milliseconds)}`,
    ],
    [
      "Rows read by the largest step, and their MB",
      `${whole(demand.rowsRead)}, ${demand.megabytes.toFixed(1)}`,
    ],
    ["Milliseconds of others' reads meanwhile: p50, p95, max", percentiles(demandReads)],
    [`Of them over ${LIMITS.readMs} ms`, slow(demandReads)],
  ];
};

const partOf = (figures: readonly Cells[]): string => `## Beside an account at its limits

Written by \`npm run bench radar -- --poison\`, in the same city. An account with the limits of tier \`STANDARD\` makes clients who
share everything and name 30 places, 15 types and both purposes, and then changes one after the other; all boards are
audited in the middle of it. Meanwhile another account makes clients and reads its lists. Then the demand of as many such
clients is counted, while the other account reads. Aims: p95 of matches under ${whole(AIM.p95)} ms, no read over ${LIMITS.readMs} ms, less than
${LIMITS.stepMegabytes} MB of rows in a step. Here everything shares one process and one database, so others also wait for the boards. A step
of the demand includes its rest (\`docs/adr/0029-background-work-yields.md\`). Measured on ${machine()}.

${markdownTable(HEAD, figures)}

A wish is estimated at 360 to 870 bytes, an offer at 300 (\`durable-objects/match-board/memory-use.ts\`). Wishes may use 72 MB of a
part: ${whole((72 * 1_048_576) / 360)} of the smallest or ${whole((72 * 1_048_576) / 870)} of the largest.
`;

/** Prints the results, and writes their part of the page. @returns whether others were served within the limits */
export const reportPoison = (found: PoisonResult, isWritten: boolean): boolean => {
  const figures = figuresOf(found);
  console.log(`\n${plainTable(HEAD, figures)}`);
  if (!isWritten) return found.beside.matches.length > 0;
  writePart("poison", partOf(figures));
  const reads = [...found.beside.reads, ...found.demandReads];
  return (
    percentile(found.beside.matches, 0.95) <= AIM.p95 &&
    maximum(reads) <= LIMITS.readMs &&
    found.demand.megabytes < LIMITS.stepMegabytes
  );
};
