import { type Cells, markdownTable, plainTable } from "../report/table.ts";
import { milliseconds, orDash, type Titled, whole } from "../report/tables.ts";
import { machine, type Pages } from "../report/write.ts";
import { DIFFERENCES, READ_ON, SOURCES } from "./differences.ts";
import { DIRECTUS_NODE } from "./directus-installation.ts";
import { CALLS } from "./peer.ts";
import { versionOf } from "./program.ts";
import type { Measured, Results } from "./rounds.ts";

const FILE = "docs/peers.md";

export interface PeersReport {
  /** For the service and its peers, in the order of the results. */
  readonly names: readonly string[];
  readonly results: Results;
  readonly size: number;
  readonly connections: number;
  /** The machine's other load, just before. */
  readonly loadBefore: number;
}

const perSecond = ({ perSecond: { least, median, most } }: Measured): string =>
  `${whole(median)} (${whole(least)} to ${whole(most)})`;

const tableOf = (
  { names, results }: PeersReport,
  title: string,
  cell: (measured: Measured) => string,
): Titled => ({
  title,
  head: ["Call", ...names],
  rows: CALLS.map((name): Cells => [name, ...results[name].map(cell)]),
});

const tablesOf = (report: PeersReport): Titled[] => [
  tableOf(report, "Calls a second: the median of the rounds (the least to the most)", perSecond),
  tableOf(report, "Milliseconds a call, p95", ({ p95 }) => milliseconds(p95)),
  tableOf(report, "Processor milliseconds a call, of the whole process", ({ cpu }) => orDash(cpu)),
  tableOf(report, "Bytes of an answer", ({ bytes }) => whole(bytes)),
];

const introduction = ({ names, size, connections }: PeersReport): string => `# Beside two products

Written by \`npm run bench peers\`, which builds PocketBase as a Go module and installs Directus from npm. ${names.join(", ")}: each
in a process of its own on one machine, with the same ${whole(size)} listings, asked for the same in one run, in turn, over ${connections} connections.

**What this can say:** what a call costs with each on this machine, and how the three lie to each other here. **What it cannot
say** is how fast the service is where it runs. Here D1 is a simulator, itself a Worker that each query has to reach, and the
whole platform is one process. PocketBase is a Go process with SQLite inside it: on one machine nothing that has its
database elsewhere is as quick. Deployed, D1 is across a network and calls are spread over many machines, and
none of these figures holds. Nor is the work the same: what each does not do is told below. The peers are asked with
their operator's token, so that they check no rule about rows, and for records by ids of their own; the service checks a key, its rate and
its month, finds a record to write by the caller's code, and commits counters and an event with each write.

PocketBase keeps its database in WAL mode with \`synchronous=NORMAL\`. Directus, on Node ${DIRECTUS_NODE}, keeps SQLite's defaults, a rollback journal
and a sync for every transaction, which is much of what its writes take; its pressure limiter, which turns calls away under load,
is off, as is its telemetry. All else is as each comes.`;

const differences = (names: readonly string[]): string => {
  const sources = SOURCES.map((source, at) => `${at + 1}. ${source}`).join("\n");
  return `## What each does, and does not

Read on ${READ_ON}, in the documentation and, where that is silent, in the source of the versions that are measured; what \`If-Match\`
does, and an update that changes nothing, was tried. A 'none' says that neither has it: one can build it around them.

${markdownTable(["", ...names], DIFFERENCES, "words")}

${sources}`;
};

/** Prints the report. @returns it as a page of the documentation */
export const printPeers = (report: PeersReport): Pages => {
  const tables = tablesOf(report);
  for (const { title, head, rows } of tables) console.log(`\n  ${title}\n${plainTable(head, rows)}`);
  const parts = [
    introduction(report),
    `Measured on ${machine()}, ${versionOf("go", "version")}; the load average just before was ${report.loadBefore.toFixed(1)}.`,
    ...tables.map(({ title, head, rows }) => `## ${title}\n\n${markdownTable(head, rows)}`),
    differences(report.names),
  ];
  return { [FILE]: `${parts.join("\n\n")}\n` };
};
