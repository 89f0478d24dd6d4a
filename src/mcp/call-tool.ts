import type {
  CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  ServerContext,
} from "@modelcontextprotocol/server";
import { AS_SENT } from "../contract/call.ts";
import { agentOf } from "../contract/context.ts";
import { describeProblem } from "../errors/problem.ts";
import { Refusal } from "../errors/refusal.ts";
import { ptEn } from "../lib/language.ts";
import { callEndpoint, type EndpointCall, type JsonObject, type Reply } from "./call-endpoint.ts";
import { confirmedWrite, type WriteToolOutcome } from "./confirmation/confirmed-write.ts";
import type { Way } from "./confirmation/token.ts";
import type { Exchange } from "./exchange.ts";
import { isObject, previewOf, problemResult, resultOf, resultOfReply } from "./results/tool-result.ts";
import { type Arguments, type EndpointInput, endpointInput, fitArguments } from "./tools/arguments.ts";
import { isOffered, type Tool, writes } from "./tools/tool.ts";

/** What a request says about how its writes may be confirmed. */
interface ConfirmationSettings {
  /** The client declares that it shows forms, in a protocol revision that has them. */
  readonly declaresForm: boolean;
  /** `?confirm=` of the address. */
  readonly confirm: Way | null;
}

/** A form if the client shows one, so that the model holds no confirmation; null: no way is left (rules 30.6, 30.8). */
export const wayOf = ({ declaresForm, confirm }: ConfirmationSettings): Way | null => {
  if (confirm === "call") return "call";
  if (declaresForm) return "form";
  return confirm === "form" ? null : "call";
};

const photosOf = (listing: unknown): readonly unknown[] =>
  isObject(listing) && Array.isArray(listing.photos) ? listing.photos : [];

/**
 * The addresses from which the service fetches once a write is saved: their owners learn that they were requested.
 * @param answer the dry run's
 */
const fetchedAddresses = (body: JsonObject | null, answer: JsonObject): readonly string[] => {
  if (body === null) return [];
  const isQueued = isObject(answer.result) && answer.result.photos === "QUEUED";
  const listings = Array.isArray(body.items) ? body.items : isQueued ? [body] : [];
  return listings.flatMap(photosOf).filter((address) => typeof address === "string");
};

/** A call of a tool, and what the protocol brings with it. */
export interface ToolCall {
  readonly exchange: Exchange;
  readonly tool: Tool;
  readonly given: Arguments;
  readonly context: Pick<ServerContext, "mcpReq">;
}

/** The outcome of a tool: a result, or a question to the person. */
export type ToolOutcome =
  | CallToolResult
  | (Omit<Extract<WriteToolOutcome, { kind: "ask" }>, "kind"> & { resultType: "input_required" });

/** A refusal that comes from no endpoint. */
const refusalResult = ({ scope }: Exchange, refusal: Refusal): CallToolResult => {
  const { services, language, requestId } = scope;
  const { docsUrl } = services.settings;
  return resultOf(problemResult(describeProblem(refusal, { docsUrl, language, requestId }), null), true);
};

const READ_ONLY = new Refusal("access_denied", {
  detail: ptEn("Este endereço é só de leitura (readonly=1).", "This address is read-only (readonly=1)."),
});

const NOT_IN_SET = new Refusal("access_denied", {
  detail: ptEn(
    "Este endereço não oferece esta ferramenta: use um endereço com o toolset dela.",
    "This address does not offer this tool: use an address with its toolset.",
  ),
});

/** Calls the endpoint, and keeps what its answer sets in the HTTP response. */
const callAndRecord = async (
  exchange: Exchange,
  { endpoint, name }: Tool,
  input: EndpointInput,
  mode: EndpointCall["mode"],
): Promise<Reply> => {
  const { c, scope, caller } = exchange;
  const reply = await callEndpoint({ scope, caller, endpoint, input, mode, tool: name, agent: agentOf(c) });
  c.set("limits", reply.limits);
  if (reply.status === 401) exchange.isUnauthorized = true;
  if (reply.retryAfter !== null) exchange.headers.set("Retry-After", reply.retryAfter);
  return reply;
};

const CLIENT_CAPABILITIES: typeof CLIENT_CAPABILITIES_META_KEY = "io.modelcontextprotocol/clientCapabilities";

/** Whether the request says that its client shows forms: only a revision without sessions lets it say so. */
const declaresForm = ({ mcpReq }: ToolCall["context"]): boolean => {
  const capabilities = (mcpReq.envelope as JsonObject | undefined)?.[CLIENT_CAPABILITIES];
  const elicitation = isObject(capabilities) ? capabilities.elicitation : undefined;
  // Declared without a mode, it means forms.
  return isObject(elicitation) && ("form" in elicitation || Object.keys(elicitation).length === 0);
};

const render = (tool: Tool, outcome: WriteToolOutcome): ToolOutcome => {
  switch (outcome.kind) {
    case "result":
      return resultOf(outcome.result, outcome.isError);
    case "ask": {
      const { inputRequests, requestState } = outcome;
      return { resultType: "input_required", inputRequests, requestState };
    }
    case "saved":
      return resultOfReply(tool, outcome.reply, { saved: true });
    case "refused":
      return resultOfReply(tool, outcome.reply);
  }
};

const inputOf = ({ exchange: { inputSchemas }, tool }: ToolCall, given: Arguments): EndpointInput =>
  endpointInput(tool, inputSchemas[tool.name]!, given);

const runWrite = async (call: ToolCall): Promise<ToolOutcome> => {
  const { exchange, tool, given, context } = call;
  const { scope, caller, options } = exchange;
  const { services, language } = scope;
  const { settings, clock } = services;
  const { confirmation, ...args } = given;
  const input = inputOf(call, args);
  const outcome = await confirmedWrite(
    {
      tool: { name: tool.name, title: tool.endpoint.title[language] },
      args,
      fields: Object.keys(input.body ?? {}),
      confirmation,
      reply: { requestState: context.mcpReq.requestState(), inputResponses: context.mcpReq.inputResponses },
      way: wayOf({ declaresForm: declaresForm(context), confirm: options.confirm }),
      caller,
      language,
    },
    {
      secrets: settings.keySecrets,
      clock,
      fetches: (body) => fetchedAddresses(input.body, body as JsonObject),
      present: (body, fetches) => previewOf(tool, body as JsonObject, fetches),
      send: (mode) => callAndRecord(exchange, tool, input, mode),
    },
  );
  return render(tool, outcome);
};

export const runTool = async (call: ToolCall): Promise<ToolOutcome> => {
  const { exchange, tool } = call;
  const { options, inputSchemas } = exchange;
  if (!isOffered(tool, options))
    return refusalResult(exchange, writes(tool) && options.readonly ? READ_ONLY : NOT_IN_SET);
  const fitted = fitArguments(tool, inputSchemas, call.given);
  if (writes(tool)) return runWrite({ ...call, given: fitted });
  return resultOfReply(tool, await callAndRecord(exchange, tool, inputOf(call, fitted), AS_SENT));
};
