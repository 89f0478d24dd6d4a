import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../scripts/local/settings.ts";
import { startText } from "../stage/runtime.ts";
import { chartOf } from "./chart.ts";
import { markdownTable, plainTable } from "./table.ts";
import { type Report, tablesOf } from "./tables.ts";

const FILE = "docs/performance.md";
const CHART = "docs/performance.svg";

const kib = (bytes: number): string => `${Math.round(bytes / 1_024).toLocaleString("en-US")} KiB`;

const startOf = ({ bundle, startCpu }: Report): string =>
  `Bundle ${kib(bundle.bytes)}, ${kib(bundle.gzipped)} gzip. ${startText(startCpu)} The platform allows 1 s.`;

/** A figure's subject. */
export const machine = (): string => {
  const [first] = cpus();
  return `${cpus().length} cores (${first?.model.trim() ?? "unknown"}), Node ${process.versions.node}`;
};

const introduction = ({ compared, growthConnections }: Report): string => `# Performance

Written by \`npm run bench\`. The Worker as deployed and a floor run in one runtime, in turn, so that what slows the machine slows
both: compare ratios, not milliseconds, which belong to a simulator of D1 and to the machine. The floor (\`bench/floor/\`) is a bare Worker
that does what no implementation could avoid: one object call and one query for a read; one object call, one read and one batch
of the same rows for a write; no framework, no validation. Processor time is that of the whole runtime, with the simulated D1 and the
objects; a write's includes what goes on beside its reply, when the log takes the event, which the floor does not do.

*Ratio* is the median of the rounds' ratios of calls per second, *Spread* their least and most: on a shared machine single rounds lie
far apart. Compared are accounts of ${compared.toLocaleString("en-US")} properties; the growth is measured at ${growthConnections} connections. Why some aims are missed:
\`docs/adr/0013-speed-is-a-ratio.md\`. *Rows read* are D1's own figure, which counts each row and index entry written as read. Objects and writes
are priced with the log's share beside the reply, and with the end of what is kept for a time. What the gate writes to count a call
depends on how calls come (alone, one a second, 50 a second) and is in the sums alone, alarms included. Writes that are counted and
not timed are priced with the processor time of PUT created. *Before* is what the same cost until each write wrote half the rows
(\`bench/calls/before.ts\`).`;

/** A report for the documentation: text by file. */
export type Pages = Readonly<Record<string, string>>;

/** Prints the report. @returns it as pages of the documentation */
export const printReport = (report: Report): Pages => {
  const tables = tablesOf(report);
  for (const { title, head, rows } of tables) console.log(`\n  ${title}\n${plainTable(head, rows)}`);
  console.log(`\n  ${startOf(report)}`);
  const least = report.comparisons[0]?.connections;
  const shown = report.comparisons.filter(({ connections }) => connections === least);
  const sections = tables.map(({ title, head, rows }) => `## ${title}\n\n${markdownTable(head, rows)}`);
  const parts = [
    introduction(report),
    `Measured on ${machine()}.`,
    "![Ratios and growth](performance.svg)",
    ...sections,
    "## Start",
    startOf(report),
  ];
  return { [FILE]: `${parts.join("\n\n")}\n`, [CHART]: chartOf(shown, report.growth) };
};

export const writePages = (pages: Pages): void => {
  for (const [file, page] of Object.entries(pages)) writeFileSync(join(ROOT, file), page);
  console.log(`\n  Written to ${Object.keys(pages).join(" and ")}.`);
};
