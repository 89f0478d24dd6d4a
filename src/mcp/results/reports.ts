import { isObject, type JsonObject } from "./compact.ts";

/** The refused items that a report shows; its counts cover all. */
const SHOWN = 20;

/** Where an answer reports many outcomes, and how a row says that it was refused. */
interface Report {
  readonly within: readonly string[];
  readonly rows: string;
  readonly refusal: string;
}

const BATCH: Report = { within: ["data"], rows: "results", refusal: "code" };

const REPORTS: Readonly<Record<string, Report>> = {
  create_property_batch: BATCH,
  create_lead_batch: BATCH,
  get_property_batch: BATCH,
  get_lead_batch: BATCH,
  sync_feed: { within: ["result", "report"], rows: "listings", refusal: "reason" },
};

const ONLY_SOME = `Only the first ${SHOWN} refused items are shown; counts are of all.`;

const trimmed = (report: JsonObject, { rows: name, refusal }: Report): JsonObject => {
  const { [name]: rows, ...rest } = report;
  if (!Array.isArray(rows)) return report;
  const refused = rows.filter((row) => isObject(row) && typeof row[refusal] === "string");
  return {
    ...rest,
    refused: refused.slice(0, SHOWN),
    ...(refused.length > SHOWN && { truncated: true, next: ONLY_SOME }),
  };
};

const within = (
  value: JsonObject,
  [name, ...deeper]: readonly string[],
  change: (found: JsonObject) => JsonObject,
): JsonObject => {
  if (name === undefined) return change(value);
  const member = value[name];
  return isObject(member) ? { ...value, [name]: within(member, deeper, change) } : value;
};

/** An answer without the hundreds of rows that succeeded. */
export const withShortReport = (tool: string, answer: JsonObject): JsonObject => {
  const report = REPORTS[tool];
  return report ? within(answer, report.within, (found) => trimmed(found, report)) : answer;
};
