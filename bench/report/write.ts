import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../scripts/local/settings.ts";
import { latencyParts } from "../latency/page.ts";
import { startText } from "../stage/runtime.ts";
import { markdownTable, plainTable } from "./table.ts";
import { type Report, tablesOf, timesIn } from "./tables.ts";

export const PERFORMANCE = "docs/measured/performance.md";

const kib = (bytes: number): string => `${Math.round(bytes / 1_024).toLocaleString("en-US")} KiB`;

const startOf = ({ bundle, startCpu }: Report): string =>
  `A start loads ${kib(bundle.bytes)}, ${kib(bundle.gzipped)} gzip. ${startText(startCpu)} The platform allows 1 s.`;

/** The machine that the figures belong to. */
export const machine = (): string => {
  const [first] = cpus();
  return `${cpus().length} cores (${first?.model.trim() ?? "unknown"}), Node ${process.versions.node}`;
};

const introduction = ({ compared, growthConnections }: Report): string => `# Performance

A measurement by \`npm run bench\`. The deployed Worker and a floor run in one runtime, in turn, so that a slow machine slows
both. Compare ratios, not milliseconds: those depend on the machine and on a simulator of D1. The floor (\`bench/floor/\`)
is a bare Worker that does only the unavoidable work: one object call and one query for a read; one object call, one read and
one batch of the same rows for a write; no framework and no validation. Processor time is that of the whole runtime,
including the simulated D1 and the objects. A write's time includes the work beside its reply, when the log takes the
event; the floor has no such work.

*Ratio* is the median of the rounds' ratios of calls per second, and *Spread* their minimum and maximum: on a shared
machine single rounds differ widely. The compared accounts have ${compared.toLocaleString("en-US")} properties; the growth is measured at
${growthConnections} connections. \`docs/adr/0013-speed-is-a-ratio.md\` says what the aims are made of. *Rows read* is D1's own
figure, which counts each written row and index entry as read. Prices include the log's work beside the reply, later
deletions, alarms, and the gate's rows for counting a call, which depend on the rate of calls: alone, one per second, 50
per second. Counted writes without a time are priced with the processor time of PUT created.`;

/** A report for the documentation: text by file. */
export type Pages = Readonly<Record<string, string>>;

/** Prints the report. @returns it as pages of the documentation */
export const printReport = (report: Report): Pages => {
  const tables = tablesOf(report);
  for (const { title, head, rows } of [...tables, ...timesIn(report)])
    console.log(`\n  ${title}\n${plainTable(head, rows)}`);
  console.log(`\n  ${startOf(report)}`);
  const sections = tables.map(({ title, head, rows }) => `## ${title}\n\n${markdownTable(head, rows)}`);
  const parts = [
    introduction(report),
    `Measured on ${machine()}.`,
    ...sections,
    "## Start",
    startOf(report),
    latencyParts(readFileSync(join(ROOT, PERFORMANCE), "utf8")),
  ];
  return { [PERFORMANCE]: `${parts.join("\n\n").trimEnd()}\n` };
};

export const writePages = (pages: Pages): void => {
  for (const [file, page] of Object.entries(pages)) writeFileSync(join(ROOT, file), page);
  console.log(`\n  Written to ${Object.keys(pages).join(" and ")}.`);
};
