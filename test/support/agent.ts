import { identify } from "../../src/contract/admission.ts";
import type { CallScope } from "../../src/contract/call.ts";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { newMeter } from "../../src/db/statement.ts";
import { systemClock } from "../../src/lib/clock.ts";
import type { Language } from "../../src/lib/language.ts";
import { callEndpoint, type EndpointCall, type Reply } from "../../src/mcp/call-endpoint.ts";
import {
  confirmedWrite,
  type WriteToolCall,
  type WriteToolOutcome,
} from "../../src/mcp/confirmation/confirmed-write.ts";
import type { Way } from "../../src/mcp/confirmation/token.ts";
import { TOOLS, writes } from "../../src/mcp/tools/tool.ts";
import { servicesOf } from "../../src/services.ts";
import type { Call } from "./contract-client.ts";
import { type FaultyEnv, faultyEnv } from "./faulty-env.ts";
import type { Json } from "./http.ts";
import { BackgroundTasks } from "./serve-with.ts";

type Outcome = Exclude<WriteToolOutcome, { reply: Reply }>;

/** The result of a write tool's call, or the endpoint's answer if it got that far. */
export type ToolAnswer =
  | Outcome
  | {
      readonly kind: "saved" | "refused";
      readonly status: number;
      readonly body: Json;
      readonly retryAfter: string | null;
    };

export interface ToolCall {
  readonly key: string;
  readonly endpoint: Endpoint;
  readonly call: Call;
}

/** How the tool is called, apart from the endpoint's call. */
export interface ToolOptions {
  readonly way?: Way | null;
  readonly confirmation?: unknown;
  readonly reply?: WriteToolCall["reply"];
  readonly tool?: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly language?: Language;
}

/** Writing tools, as rows of a test table. */
export const WRITE_TOOLS = TOOLS.filter(writes).map(({ name, endpoint }) => ({
  name,
  endpoint,
  operation: endpoint.route.operationId,
}));

/** The writing tools, each with both ways to confirm its call. */
export const WAYS_TO_CONFIRM = WRITE_TOOLS.flatMap(({ operation, endpoint }) =>
  (["form", "call"] as const).map((way) => ({ operation, endpoint, way })),
);

export const endpointOf = (operation: string): Endpoint =>
  WRITE_TOOLS.find((tool) => tool.operation === operation)!.endpoint;

export const toolName = ({ route: { operationId } }: Endpoint): string =>
  WRITE_TOOLS.find(({ operation }) => operation === operationId)!.name;

export const argsOf = ({ params, query, body }: Call): Record<string, unknown> => ({
  ...params,
  ...Object.fromEntries(new URLSearchParams(query)),
  ...(body as object | undefined),
});

const toToolAnswer = (outcome: WriteToolOutcome): ToolAnswer => {
  if (!("reply" in outcome)) return outcome;
  const { kind, reply } = outcome;
  const { status, body, retryAfter } = reply;
  return { kind, status, retryAfter, body: body as Json };
};

const scopeOf = (
  { env: bindings }: FaultyEnv,
  language: Language,
  background: BackgroundTasks,
): CallScope => {
  const meter = newMeter();
  return {
    requestId: crypto.randomUUID(),
    language,
    meter,
    facts: {},
    services: servicesOf(bindings, meter),
    address: null,
    waitUntil: (work) => background.waitUntil(work),
  };
};

/** Calls an endpoint as a tool does, in the given mode. */
export const callInMode = async (
  { key, endpoint, call: { params = {}, query, body } }: ToolCall,
  mode: EndpointCall["mode"],
  { language = "pt-BR", faulty = faultyEnv(null) }: { language?: Language; faulty?: FaultyEnv } = {},
): Promise<Reply> => {
  const background = new BackgroundTasks();
  const scope = scopeOf(faulty, language, background);
  const caller = await identify(scope, `Bearer ${key}`);
  const input = {
    params,
    query: Object.fromEntries(new URLSearchParams(query)),
    body: (body as Readonly<Record<string, unknown>> | undefined) ?? null,
    faults: [],
  };
  try {
    return await callEndpoint({ scope, caller, endpoint, input, mode, tool: "tool", agent: null });
  } finally {
    await background.ended();
  }
};

/** Calls a writing tool as the agents' route does, with these bindings. @throws the error that would end the process */
export const callTool = async (
  { key, endpoint, call }: ToolCall,
  { way = "call", confirmation, reply = {}, tool, args = argsOf(call), language = "pt-BR" }: ToolOptions = {},
  faulty: FaultyEnv = faultyEnv(null),
): Promise<ToolAnswer> => {
  const caller = await identify(scopeOf(faulty, language, new BackgroundTasks()), `Bearer ${key}`);
  const outcome = await confirmedWrite(
    {
      tool: {
        name: tool ?? toolName(endpoint),
        title: endpoint.title.en,
      },
      args,
      fields: Object.keys(args),
      confirmation,
      reply,
      way,
      caller,
      language,
    },
    {
      secrets: servicesOf(faulty.env).settings.keySecrets,
      clock: systemClock,
      fetches: () => [],
      present: (body) => body,
      send: (mode) => callInMode({ key, endpoint, call }, mode, { language, faulty }),
    },
  );
  return toToolAnswer(outcome);
};

/** The confirmation that a preview issues, by form or by call. */
export const confirmationOf = (answer: ToolAnswer): string => {
  if (answer.kind === "ask") return answer.requestState;
  if (answer.kind === "result" && !answer.isError) return answer.result.confirmation as string;
  throw new Error(`No preview: ${JSON.stringify(answer)}`);
};

export const previewed = async (toolCall: ToolCall, options: ToolOptions = {}): Promise<string> =>
  confirmationOf(await callTool(toolCall, options));

/** A client's answer to a form that its user has filled in. */
export const formReply = (requestState: string, response: object): ToolOptions => ({
  way: "form",
  reply: { requestState, inputResponses: { save: response } },
});

export const ACCEPTED = { action: "accept", content: { save: true } } as const;

/** The arguments that confirm a call, by form or by call. */
export const confirmedBy = (confirmation: string, way: Way = "call"): ToolOptions =>
  way === "form" ? formReply(confirmation, ACCEPTED) : { confirmation };

/** The code of a refusal by the confirmation or the endpoint; null if there is none. */
export const codeOf = (answer: ToolAnswer): string | null => {
  if (answer.kind === "refused") return answer.body.code;
  return answer.kind === "result" && answer.isError ? (answer.result.code as string) : null;
};
