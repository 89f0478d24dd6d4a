import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../scripts/local/settings.ts";
import { CEILINGS, type Ceiling } from "../test/platform/ceilings.ts";
import { recordedLargest } from "../test/runner/largest.ts";
import type { Bench } from "./extent.ts";

const whole = (value: number, unit: string): string => `${value.toLocaleString("en-US")} ${unit}`.trim();

/** The page of what the test runs on this machine have recorded. */
const pageOf = (rows: readonly string[]): string => `# The platform's limits

The tests' platform refuses what Cloudflare refuses: \`test/platform/ceilings.ts\` has the limits, and every test of the
service runs below them. The table has the largest that all tests together met, and where.

Written by \`npm run bench limits\` after \`npm test\`, \`npm test -- --project 'long*' --project slow\` and \`npm test -- --project faults\`.

| Limit of | Cloudflare takes | Largest met | Share | Where |
| --- | ---: | ---: | ---: | --- |
${rows.join("\n")}
`;

const rowsOf = (largest: ReturnType<typeof recordedLargest>): string[] =>
  Object.entries(CEILINGS).map(([ceiling, { most, unit, of }]) => {
    const { value, what } = largest[ceiling as Ceiling] ?? { value: 0, what: "" };
    const share = `${((100 * value) / most).toFixed(0)} %`;
    return `| ${of} | ${whole(most, unit)} | ${whole(value, unit)} | ${share} | \`${what.slice(0, 60).replaceAll("|", "\\|")}\` |`;
  });

/** Writes the page from what the tests have recorded: it runs none itself. */
export const benchLimits: Bench = async () => {
  const rows = rowsOf(recordedLargest());
  writeFileSync(join(ROOT, "docs/measured/limits.md"), pageOf(rows));
  console.log(rows.join("\n"));
  return true;
};
