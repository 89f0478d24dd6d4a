import { type AppContext, commonHeaders, rateLimitHeaders, scopeOf } from "../contract/context.ts";
import { ERRORS } from "../errors/catalog.ts";
import { describeProblem, headersOf } from "../errors/problem.ts";
import type { Refusal } from "../errors/refusal.ts";
import { challenge } from "./discovery.ts";
import type { Message } from "./message.ts";
import { problemResult } from "./results/tool-result.ts";

type Id = Message["id"];

/** The headers of every answer, whatever produced its body. */
export const answerHeaders = (c: AppContext): Record<string, string> => {
  const limits = c.get("limits");
  return {
    ...commonHeaders(c),
    "Content-Language": scopeOf(c).language,
    ...(limits && rateLimitHeaders(limits)),
  };
};

interface RpcError {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** A JSON-RPC error. */
export const rpcError = (
  c: AppContext,
  id: Id,
  { status, code, message, data }: RpcError,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, data } }), {
    status,
    headers: { ...answerHeaders(c), "Content-Type": "application/json", ...headers },
  });

/** A refusal of the whole request. Its code is the HTTP status: JSON-RPC and MCP keep the negative ones to themselves. */
export const rpcRefusal = (c: AppContext, id: Id, refusal: Refusal): Response => {
  const { status } = ERRORS[refusal.code];
  const { services, language, requestId, facts } = scopeOf(c);
  const problem = describeProblem(refusal, { docsUrl: services.settings.docsUrl, language, requestId });
  facts.code = problem.code;
  const headers: Record<string, string> = {
    ...headersOf(refusal),
    ...(status === 401 && { "WWW-Authenticate": challenge(c) }),
  };
  const data = problemResult(problem, headers["Retry-After"] ?? null);
  return rpcError(c, id, { status, code: status, message: problem.title, data }, headers);
};
