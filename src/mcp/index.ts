import { Hono } from "hono";
import { type Admissible, admit, identify } from "../contract/admission.ts";
import type { AppContext, AppEnv, Caller } from "../contract/context.ts";
import { otherMethods } from "../contract/mount.ts";
import { platformRefusal } from "../errors/platform.ts";
import { Refusal } from "../errors/refusal.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { Exchange } from "./exchange.ts";
import { loadProtocol } from "./load-protocol.ts";
import { type Message, ProtocolFault, readMessage } from "./message.ts";
import { readOptions } from "./options.ts";
import { checkOrigin } from "./origin.ts";
import { answerHeaders, rpcError, rpcRefusal } from "./rpc-error.ts";
import { serveMessage } from "./serve-message.ts";
import { toolNamed, writes } from "./tools/tool.ts";

/** What reads and writes nothing: let in by any valid key, at the account's rate and not of its month. */
const AT_THE_DOOR: Admissible = { permission: null, freeOfQuota: true };

/** Whether the call of an endpoint asks the gate itself. */
const asksItself = ({ method, params }: Message, { readonly }: Exchange["options"]): boolean => {
  const tool =
    method === "tools/call" && typeof params.name === "string" ? toolNamed(params.name) : undefined;
  return tool !== undefined && !(readonly && writes(tool));
};

const answerMessage = async (c: AppContext, caller: Caller, message: Message): Promise<Response> => {
  const options = readOptions(c);
  const admitted = asksItself(message, options) ? null : await admit(c, AT_THE_DOOR, caller, null);
  const exchange: Exchange = {
    c,
    protocol: await loadProtocol(),
    caller,
    options,
    principal: admitted?.principal ?? null,
    headers: new Headers(),
    isUnauthorized: false,
  };
  const response = await serveMessage(exchange, message);
  if (exchange.isUnauthorized) throw new Refusal("unauthorized");
  const headers = new Headers({ ...answerHeaders(c), ...Object.fromEntries(exchange.headers) });
  const type = response.headers.get("Content-Type");
  if (type !== null) headers.set("Content-Type", type);
  return new Response(response.body, { status: response.status, headers });
};

const refusalOf = (c: AppContext, error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  logger.error("call failed", { requestId: c.get("requestId"), failure: failureOf(error) });
  return platformRefusal(error) ?? new Refusal("internal");
};

/** One POST: who calls, what is asked, and its answer as JSON-RPC has it, refusals included. */
const serve = async (c: AppContext): Promise<Response> => {
  let id: Message["id"] = null;
  try {
    const caller = await identify(c);
    c.set("caller", caller);
    const message = await readMessage(c.req.raw);
    id = message.id;
    return await answerMessage(c, caller, message);
  } catch (error) {
    if (error instanceof ProtocolFault) return rpcError(c, id, error);
    return rpcRefusal(c, id, refusalOf(c, error));
  }
};

/** The agent's tools: the Model Context Protocol over the endpoints of the API, without sessions. */
export const mcp = new Hono<AppEnv>();

mcp.use(async (c, next) => {
  checkOrigin(c);
  await next();
});
mcp.post("/", serve);
mcp.all("/", otherMethods("post"));
