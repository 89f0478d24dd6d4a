import type { CallToolResult } from "@modelcontextprotocol/server";
import { queryOf } from "../../contract/route.ts";
import type { Reply } from "../call-endpoint.ts";
import type { Tool } from "../tools/tool.ts";
import { compact, type JsonObject } from "./compact.ts";
import { fitting } from "./fit.ts";
import { problemResult } from "./problem.ts";
import { withShortReport } from "./reports.ts";
import { withRows } from "./rows.ts";

/** The same object twice: some clients pass on the text, others only the structure. */
export const resultOf = (structuredContent: JsonObject, isError = false): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(structuredContent) }],
  structuredContent,
  ...(isError && { isError }),
});

/** An endpoint's answer as a model reads it: short rows and reports, nothing empty. */
const shapedAnswer = ({ name, endpoint }: Tool, answer: JsonObject): JsonObject =>
  compact(withShortReport(name, withRows(endpoint.tool.row, answer))) as JsonObject;

/** Reserved for the text around a preview. */
const AROUND_A_PREVIEW = 1_000;

/**
 * What a write would do, as part of the result that asks for its confirmation.
 * @param fetches addresses that the service will request for it
 */
export const previewOf = (tool: Tool, answer: JsonObject, fetches: readonly string[]): JsonObject => {
  const shaped = shapedAnswer(tool, answer);
  return fitting(fetches.length > 0 ? { ...shaped, fetches } : shaped, false, AROUND_A_PREVIEW);
};

/** The result of a tool whose endpoint has answered. @param also members of a success */
export const resultOfReply = (
  tool: Tool,
  { ok, body, retryAfter }: Pick<Reply, "ok" | "body" | "retryAfter">,
  also: JsonObject = {},
): CallToolResult => {
  const isPaged = "limit" in queryOf(tool.endpoint.route).shape;
  if (ok) return resultOf(fitting({ ...also, ...shapedAnswer(tool, body) }, isPaged));
  return resultOf(fitting(problemResult(body, retryAfter), false), true);
};
