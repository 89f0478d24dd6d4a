import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Tool } from "../tools/tool.ts";
import { compact, type JsonObject } from "./compact.ts";
import { fitting } from "./fit.ts";
import { problemResult } from "./problem.ts";
import { withShortReport } from "./reports.ts";
import { withRows } from "./rows.ts";

/** The same object twice: some clients hand on the text, others the structure alone. */
export const resultOf = (structuredContent: JsonObject, isError = false): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(structuredContent) }],
  structuredContent,
  ...(isError && { isError }),
});

/** What an endpoint answered, as a model is to read it: short rows and reports, nothing empty. */
export const shapedAnswer = ({ name }: Tool, answer: JsonObject): JsonObject =>
  compact(withShortReport(name, withRows(name, answer))) as JsonObject;

/** The result of a tool whose endpoint has answered. */
export const resultOfResponse = async (tool: Tool, response: Response): Promise<CallToolResult> => {
  const body = (await response.json()) as JsonObject;
  if (response.ok) return resultOf(fitting(shapedAnswer(tool, body), "limit" in tool.endpoint.query));
  return resultOf(fitting(problemResult(body, response.headers.get("Retry-After")), false), true);
};
