import type { CallToolResult } from "@modelcontextprotocol/server";
import { describeProblem } from "../errors/problem.ts";
import { Refusal } from "../errors/refusal.ts";
import { callEndpoint, requestFor } from "./call-endpoint.ts";
import type { Exchange } from "./exchange.ts";
import { problemResult } from "./results/problem.ts";
import { resultOf, resultOfResponse } from "./results/tool-result.ts";
import { type Arguments, endpointInput } from "./tools/arguments.ts";
import { type Tool, writes } from "./tools/tool.ts";

/** A refusal that no endpoint has spoken. */
export const refused = ({ c }: Exchange, refusal: Refusal): CallToolResult => {
  const { docsUrl } = c.get("services").settings;
  const problem = describeProblem(refusal, {
    docsUrl,
    language: c.get("language"),
    requestId: c.get("requestId"),
  });
  return resultOf(problemResult(problem, null), true);
};

const READ_ONLY = new Refusal("access_denied", {
  detail: {
    "pt-BR": "Este endereço é só de leitura (readonly=1).",
    en: "This address is read-only (readonly=1).",
  },
});

/** Runs a tool that reads: one call of its endpoint. */
const runRead = async (exchange: Exchange, tool: Tool, given: Arguments): Promise<CallToolResult> => {
  const { c } = exchange;
  const request = requestFor({ outer: c, endpoint: tool.endpoint, input: endpointInput(tool, given) });
  const response = await callEndpoint(c, request);
  if (response.status === 401) exchange.isUnauthorized = true;
  for (const name of ["Retry-After"]) {
    const value = response.headers.get(name);
    if (value !== null) exchange.headers.set(name, value);
  }
  return resultOfResponse(tool, response);
};

export const runTool = (exchange: Exchange, tool: Tool, given: Arguments): Promise<CallToolResult> => {
  if (!writes(tool)) return runRead(exchange, tool, given);
  if (exchange.options.readonly) return Promise.resolve(refused(exchange, READ_ONLY));
  return Promise.resolve(refused(exchange, new Refusal("request_refused")));
};
