import { Hono } from "hono";
import { type Admissible, admittedBy, askGate, identify } from "../contract/admission.ts";
import type { CallScope, KeyCaller } from "../contract/call.ts";
import { type AppContext, type AppEnv, nameAccount, scopeOf } from "../contract/context.ts";
import { otherMethods } from "../contract/mount.ts";
import { refusalOf } from "../errors/platform.ts";
import { Refusal } from "../errors/refusal.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { Principal } from "../ports/account-gate.ts";
import type { Exchange } from "./exchange.ts";
import { loadProtocol } from "./load-protocol.ts";
import { type Message, ProtocolFault, readMessage } from "./message.ts";
import { readOptions } from "./options.ts";
import { checkOrigin } from "./origin.ts";
import { answerHeaders, rpcError, rpcRefusal } from "./rpc-error.ts";
import { serveMessage } from "./serve-message.ts";
import { loadInputSchemas } from "./tools/load-input-schemas.ts";
import { toolNamed, writes } from "./tools/tool.ts";

/** What reads and writes nothing: let in by any valid key, at the account's rate and not of its month. */
const AT_THE_DOOR: Admissible = { permission: null, freeOfQuota: true };

/** Whether the call of an endpoint asks the gate itself. */
const asksItself = ({ method, params }: Message, { readonly }: Exchange["options"]): boolean => {
  const tool =
    method === "tools/call" && typeof params.name === "string" ? toolNamed(params.name) : undefined;
  return tool !== undefined && !(readonly && writes(tool));
};

const letIn = async (c: AppContext, scope: CallScope, caller: KeyCaller): Promise<Principal> => {
  const admission = await askGate({ ...scope, caller, claim: null }, AT_THE_DOOR);
  c.set("limits", admission.limits);
  return admittedBy(admission, AT_THE_DOOR).principal;
};

const answerMessage = async (
  c: AppContext,
  scope: CallScope,
  caller: KeyCaller,
  message: Message,
): Promise<Response> => {
  const options = readOptions(c);
  const principal = asksItself(message, options) ? null : await letIn(c, scope, caller);
  const exchange: Exchange = {
    c,
    scope,
    protocol: await loadProtocol(),
    inputSchemas: await loadInputSchemas(c.get("services").assets),
    caller,
    options,
    principal,
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

/** One POST: who calls, what is asked, and its answer as JSON-RPC has it, refusals included. */
const serve = async (c: AppContext): Promise<Response> => {
  let id: Message["id"] = null;
  try {
    const caller = await identify(scopeOf(c), c.req.header("Authorization"));
    nameAccount(c, caller);
    const scope = scopeOf(c);
    const message = await readMessage(c.req.raw);
    id = message.id;
    return await answerMessage(c, scope, caller, message);
  } catch (error) {
    if (error instanceof ProtocolFault) return rpcError(c, id, error);
    if (!(error instanceof Refusal))
      logger.error("call failed", { requestId: c.get("requestId"), failure: failureOf(error) });
    return rpcRefusal(c, id, refusalOf(error));
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
