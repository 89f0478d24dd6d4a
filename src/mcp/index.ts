import { Hono } from "hono";
import { type Admissible, admittedBy, askGate, customerOf } from "../contract/admission.ts";
import { type Arriving, arrivingBody, BATCH_BODY_BYTES, bytesFor, peekAt } from "../contract/body.ts";
import type { CallScope, KeyCaller } from "../contract/call.ts";
import { type AppContext, type AppEnv, nameAccount, scopeOf } from "../contract/context.ts";
import { otherMethods } from "../contract/mount.ts";
import { refusalOf } from "../errors/platform.ts";
import { Refusal } from "../errors/refusal.ts";
import { ptEn } from "../lib/language.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { Principal } from "../ports/account-gate.ts";
import type { Permission } from "../vocabulary/permissions.ts";
import { identifyCaller, type ToolCaller } from "./connection.ts";
import { widerChallenge } from "./discovery.ts";
import type { Exchange } from "./exchange.ts";
import { loadProtocol } from "./load-protocol.ts";
import { checkHeaders, type Message, ProtocolFault, readMessage } from "./message.ts";
import { readOptions } from "./options.ts";
import { checkOrigin } from "./origin.ts";
import { answerHeaders, rpcError, rpcRefusal } from "./rpc-error.ts";
import { serveMessage } from "./serve-message.ts";
import { loadInputSchemas } from "./tools/load-input-schemas.ts";
import { isOffered, type Tool, toolNamed } from "./tools/tool.ts";

/** Requests that touch no data: any valid key is admitted, at the account's rate, and its monthly quota is not used. */
const BEFORE_ANY_TOOL: Admissible = { permission: null, freeOfQuota: true };

const toolOf = ({ method, params }: Message): Tool | undefined =>
  method === "tools/call" && typeof params.name === "string" ? toolNamed(params.name) : undefined;

/** The permission that the tool needs and the person has not consented to. */
const missingPermission = (
  tool: Tool | undefined,
  { consentedScopes }: Pick<Exchange, "consentedScopes">,
): Permission | null => {
  const needed = tool?.endpoint.permission ?? null;
  return needed !== null && consentedScopes !== null && !consentedScopes.includes(needed) ? needed : null;
};

const admit = async (c: AppContext, scope: CallScope, caller: KeyCaller): Promise<Principal> => {
  const admission = await askGate({ ...scope, caller, claim: null }, BEFORE_ANY_TOOL);
  c.set("limits", admission.limits);
  return admittedBy(admission, BEFORE_ANY_TOOL).principal;
};

/** Makes the client ask the person for wider consent. */
const askWiderConsent = (c: AppContext, consentedScopes: readonly string[], needed: Permission): Refusal =>
  new Refusal("access_denied", {
    detail: ptEn(
      `A conexão não tem a permissão ${needed}.`,
      `The connection lacks the permission ${needed}.`,
    ),
    headers: { "WWW-Authenticate": widerChallenge(c, consentedScopes, needed) },
  });

interface Received {
  readonly message: Message;
  /** The caller, if admitted before the whole message came; null if it was small and came with its headers. */
  readonly admitted: Principal | null;
}

const answerMessage = async (
  c: AppContext,
  scope: CallScope,
  { caller, consentedScopes }: ToolCaller,
  { message, admitted }: Received,
): Promise<Response> => {
  const options = readOptions(c);
  const tool = toolOf(message);
  const missing = missingPermission(tool, { consentedScopes });
  const endpointAdmits = tool !== undefined && missing === null && isOffered(tool, options);
  const principal = endpointAdmits ? null : (admitted ?? (await admit(c, scope, caller)));
  if (missing !== null) throw askWiderConsent(c, consentedScopes ?? [], missing);
  const exchange: Exchange = {
    c,
    scope,
    protocol: await loadProtocol(),
    inputSchemas: await loadInputSchemas(scopeOf(c).services.assets),
    caller,
    consentedScopes,
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

/** The message says which tool is called, so it is read before the gate is asked, unless it is long or late. */
const receive = async (c: AppContext, { caller }: ToolCaller, arriving: Arriving): Promise<Received> => {
  checkHeaders(arriving);
  await peekAt(arriving);
  if (arriving.body.isWhole) return { message: readMessage(arriving.body.bytes), admitted: null };
  const admitted = await admit(c, scopeOf(c), caller);
  return { message: readMessage(await bytesFor(arriving, customerOf(admitted))), admitted };
};

/** One POST: the caller, the request, and its answer as JSON-RPC, refusals included. */
const serve = async (c: AppContext): Promise<Response> => {
  let id: Message["id"] = null;
  const { clock } = scopeOf(c).services;
  const arriving = arrivingBody(c.req.raw, { clock, limit: BATCH_BODY_BYTES, as: "json" });
  try {
    const caller = await identifyCaller(scopeOf(c), c.req.header("Authorization"));
    nameAccount(c, caller.caller);
    const scope = scopeOf(c);
    const received = await receive(c, caller, arriving);
    id = received.message.id;
    return await answerMessage(c, scope, caller, received);
  } catch (error) {
    if (error instanceof ProtocolFault) return rpcError(c, id, error);
    if (!(error instanceof Refusal))
      logger.error("call failed", { requestId: scopeOf(c).requestId, failure: failureOf(error) });
    return rpcRefusal(c, id, refusalOf(error));
  } finally {
    arriving.body.release();
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
