import type { CallToolResult } from "@modelcontextprotocol/server";
import type { AgentTool } from "../../contract/endpoint.ts";
import { queryOf } from "../../contract/route.ts";
import type { JsonObject, Reply } from "../call-endpoint.ts";
import type { Tool } from "../tools/tool.ts";

/** Members of RFC 9457 and HTTP that a model has no use for. */
const LEFT_OUT = ["type", "title", "status", "detail", "requestId", "retryable", "invalidParams"];

/** An argument has a name and no place: where the endpoint looks for it does not concern the model. */
const faultOf = (fault: unknown): unknown => {
  if (!isObject(fault)) return fault;
  const { in: _, pointer: __, ...rest } = fault;
  return rest;
};

/** A problem document as a model reads it. */
export const problemResult = (problem: JsonObject, retryAfter: string | null): JsonObject => {
  const { code, title, detail, invalidParams, type: docs } = problem;
  const others = Object.entries(problem).filter(([name]) => !LEFT_OUT.includes(name));
  return compact({
    code,
    message: detail ?? title,
    ...Object.fromEntries(others),
    ...(Array.isArray(invalidParams) && { invalidParams: invalidParams.map(faultOf) }),
    ...(retryAfter !== null && { retryAfterSeconds: Number(retryAfter) }),
    docs,
  }) as JsonObject;
};

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/** Drops members that say nothing: a model takes an absent one for null or empty. */
export const compact = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(compact);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, compact(member)] as const)
      .filter(([, member]) => !isEmpty(member)),
  );
};

/** Some 6,000 tokens: clients cut or drop much longer answers. */
export const MAX_RESULT_CHARS = 24_000;
/** Reserved for the note that something was cut. */
const NOTE_CHARS = 300;

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

const firstRows = (rows: readonly unknown[], room: number): readonly unknown[] => {
  let used = 2;
  const end = rows.findIndex((row) => {
    used += lengthOf(row) + 1;
    return used > room;
  });
  return end < 0 ? rows : rows.slice(0, end);
};

const nextOfRows = (shown: number, isPaged: boolean): string =>
  isPaged
    ? `Only the first ${shown} items fit. Ask again with limit ${shown} and the same cursor; then nextCursor goes on from there.`
    : `Only the first ${shown} items fit.`;

/** A page of which only the first items fit. Its cursor points past the removed ones, so it is removed too. */
const cutPage = (answer: JsonObject, isPaged: boolean, room: number): JsonObject | undefined => {
  const list = Object.entries(answer).find(([, value]) => Array.isArray(value) && value.length > 1);
  if (!list) return undefined;
  const [name, items] = list as [string, readonly unknown[]];
  const { nextCursor: _, hasMore: __, ...rest } = answer;
  const rows = firstRows(items, room - lengthOf({ ...rest, [name]: [] }));
  if (rows.length === 0) return undefined;
  return { ...rest, [name]: rows, truncated: true, next: nextOfRows(rows.length, isPaged) };
};

/** The most characters of a text, tried in turn; a list keeps one item for every 40 of them. */
const CAPS = [16_000, 8_000, 4_000, 2_000, 1_000, 500, 250, 100, 50, 20];
const CHARS_OF_AN_ITEM = 40;

const cap = (value: unknown, chars: number): unknown => {
  if (typeof value === "string") return value.slice(0, chars);
  if (Array.isArray(value))
    return value.slice(0, Math.max(1, chars / CHARS_OF_AN_ITEM)).map((item) => cap(item, chars));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cap(member, chars)]));
};

const LONG_VALUES_CUT = "Long texts and lists are cut.";

const cutValues = (answer: JsonObject, room: number): JsonObject => {
  const tries = CAPS.values().map((chars) => cap(answer, chars) as JsonObject);
  const cut = tries.find((tried) => lengthOf(tried) <= room);
  return { ...cut, truncated: true, next: LONG_VALUES_CUT };
};

/**
 * An answer that a client passes on whole.
 * @param isPaged whether the tool can be asked for fewer items
 * @param around characters of the text around it
 */
export const fitting = (answer: JsonObject, isPaged: boolean, around = 0): JsonObject => {
  const available = MAX_RESULT_CHARS - around;
  if (lengthOf(answer) <= available) return answer;
  return cutPage(answer, isPaged, available - NOTE_CHARS) ?? cutValues(answer, available - NOTE_CHARS);
};

/** How many refused items a report shows; its counts cover all. */
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

const trimReport = (report: JsonObject, { rows: name, refusal }: Report): JsonObject => {
  const { [name]: rows, ...rest } = report;
  if (!Array.isArray(rows)) return report;
  const refused = rows.filter((row) => isObject(row) && typeof row[refusal] === "string");
  return {
    ...rest,
    refused: refused.slice(0, SHOWN),
    ...(refused.length > SHOWN && { truncated: true, next: ONLY_SOME }),
  };
};

const changeWithin = (
  value: JsonObject,
  [name, ...deeper]: readonly string[],
  change: (found: JsonObject) => JsonObject,
): JsonObject => {
  if (name === undefined) return change(value);
  const member = value[name];
  return isObject(member) ? { ...value, [name]: changeWithin(member, deeper, change) } : value;
};

/** An answer without the hundreds of rows that succeeded. */
export const withShortReport = (tool: string, answer: JsonObject): JsonObject => {
  const report = REPORTS[tool];
  return report ? changeWithin(answer, report.within, (found) => trimReport(found, report)) : answer;
};

/** The members at some paths, including those within lists; a selected member is shown whole. */
const pick = (value: unknown, paths: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => pick(item, paths));
  if (!isObject(value)) return value;
  const byHead = Map.groupBy(paths, (path) => path.split(".", 1)[0]!);
  return Object.fromEntries(
    [...byHead].flatMap(([head, chosen]) => {
      if (!Object.hasOwn(value, head)) return [];
      const deeper = chosen.flatMap((path) => (path === head ? [] : [path.slice(head.length + 1)]));
      return [[head, deeper.length > 0 ? pick(value[head], deeper) : value[head]]];
    }),
  );
};

/** An answer whose items are short rows. */
const withRows = (row: AgentTool["row"], answer: JsonObject): JsonObject =>
  row && Array.isArray(answer.data) ? { ...answer, data: pick(answer.data, row) } : answer;

/** The same object twice: some clients pass on the text, others only the structure. */
export const resultOf = (structuredContent: JsonObject, isError = false): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(structuredContent) }],
  structuredContent,
  ...(isError && { isError }),
});

/** An endpoint's answer as a model reads it: short rows and reports, nothing empty. */
const shapeAnswer = ({ name, endpoint }: Tool, answer: JsonObject): JsonObject =>
  compact(withShortReport(name, withRows(endpoint.tool.row, answer))) as JsonObject;

/** Reserved for the text around a preview. */
const AROUND_A_PREVIEW = 1_000;

/**
 * What a write would do, as part of the result that asks for its confirmation.
 * @param fetches addresses that the service will request for it
 */
export const previewOf = (tool: Tool, answer: JsonObject, fetches: readonly string[]): JsonObject => {
  const shaped = shapeAnswer(tool, answer);
  return fitting(fetches.length > 0 ? { ...shaped, fetches } : shaped, false, AROUND_A_PREVIEW);
};

/** The result of a tool whose endpoint has answered. @param also members of a success */
export const resultOfReply = (
  tool: Tool,
  { ok, body, retryAfter }: Pick<Reply, "ok" | "body" | "retryAfter">,
  also: JsonObject = {},
): CallToolResult => {
  const isPaged = "limit" in queryOf(tool.endpoint.route).shape;
  if (ok) return resultOf(fitting({ ...also, ...shapeAnswer(tool, body) }, isPaged));
  return resultOf(fitting(problemResult(body, retryAfter), false), true);
};
