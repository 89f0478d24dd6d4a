import { type Cells, markdownTable, plainTable } from "../report/table.ts";
import { milliseconds, orDash, type Titled, whole } from "../report/tables.ts";
import { machine, type Pages } from "../report/write.ts";
import { DIFFERENCES, READ_ON, SOURCES } from "./differences.ts";
import { DIRECTUS_NODE } from "./directus-installation.ts";
import { CALLS } from "./peer.ts";
import { versionOf } from "./program.ts";
import type { Measured, Results } from "./rounds.ts";

interface PeersReport {
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

/** What is printed in addition to the rates, and not kept. */
const otherTables = (report: PeersReport): Titled[] => [
  tableOf(report, "Milliseconds per call, p95", ({ p95 }) => milliseconds(p95)),
  tableOf(report, "Processor milliseconds per call, of the whole process", ({ cpu }) => orDash(cpu)),
  tableOf(report, "Bytes of an answer", ({ bytes }) => whole(bytes)),
];

const introduction = ({ names, size, connections }: PeersReport): string => `# Beside two products

A measurement by \`npm run bench peers\`, which builds PocketBase as a Go module and installs Directus from npm.
${names.join(", ")}: each runs in its own process on one machine with the same ${whole(size)} listings,
and gets the same calls in one run, in turn, over ${connections} connections.

The figures do not show how fast the deployed service is. Here the whole platform is one process, and D1 a simulator in
a Worker of its own; deployed, D1 is across a network and calls are spread over many machines. PocketBase has SQLite in
its own process: on one machine nothing with a separate database is as fast. The work differs too. The peers get their
operator's token, so they check no rule about rows, and they find records by their own ids. The service checks a key,
its rate and its month, finds a record to write by the caller's code, and commits counters and an event with each write.

PocketBase has its database in WAL mode with \`synchronous=NORMAL\`. Directus, on Node ${DIRECTUS_NODE}, has SQLite's defaults, a
rollback journal and a sync for every transaction, which take much of its writes' time. Its pressure limiter and its
telemetry are off. All other settings are the defaults.`;

const differences = (names: readonly string[]): string => {
  const sources = SOURCES.map((source, at) => `${at + 1}. ${source}`).join("\n");
  return `## What each product has

According to the documentation on ${READ_ON}, or else to the source of the measured versions. \`If-Match\` and an
update that changes nothing were tried. 'None' means that the product lacks it, although one can build it around it.

${markdownTable(["", ...names], DIFFERENCES, "words")}

${sources}`;
};

/** Prints the report. @returns it as a page of the documentation */
export const printPeers = (report: PeersReport): Pages => {
  const rates = tableOf(report, "Calls per second: median of the rounds (minimum to maximum)", perSecond);
  for (const { title, head, rows } of [rates, ...otherTables(report)])
    console.log(`\n  ${title}\n${plainTable(head, rows)}`);
  const parts = [
    introduction(report),
    `Measured on ${machine()}, ${versionOf("go", "version")}; the load average just before was ${report.loadBefore.toFixed(1)}.`,
    `## ${rates.title}\n\n${markdownTable(rates.head, rates.rows)}`,
    differences(report.names),
  ];
  return { "docs/measured/peers.md": `${parts.join("\n\n")}\n` };
};
