import { Hono } from "hono";
import { ERRORS } from "../../../../src/errors/catalogue.ts";
import { headersOf } from "../../../../src/errors/problem.ts";
import { Refusal } from "../../../../src/errors/refusal.ts";
import { sha256Hex } from "../../../../src/lib/digest.ts";
import { textOfBody } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { endDue } from "./endings.ts";
import { register as keepRegistered } from "./register.ts";
import { oauthEnv, serverOf, storeOf } from "./server.ts";
import { endReused, StaleGrant } from "./store.ts";

const MAX_BYTES = 16 * 1_024;
/** As many as may be sent at once: each turn lets one of them through. */
const TURNS = 5;
const TOO_MANY_SECONDS = "3600";

interface Told {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const oauthError = (status: number, error: string, { description, headers = {} }: Told = {}): Response =>
  Response.json({ error, error_description: description }, { status, headers });

/** In the protocol's own words. */
const refuseBody = (refusal: Refusal, invalid: string): Response => {
  const { status } = ERRORS[refusal.code];
  const error = status < 500 ? invalid : "temporarily_unavailable";
  return oauthError(status, error, { headers: headersOf(refusal) });
};

/** As the issuer's own address has it, however this Worker was reached. */
const requestOf = (c: PanelContext, body: string | null): Request => {
  const { pathname, search } = new URL(c.req.url);
  const { method, headers } = c.req.raw;
  return new Request(c.get("settings").url + pathname + search, { method, headers, body });
};

const ask = async (c: PanelContext, request: Request) => {
  const store = storeOf(c, { mustBeFresh: false });
  const answer = await serverOf(c.get("settings")).fetch(
    request,
    oauthEnv(c, store),
    c.executionCtx as never,
  );
  return { answer, store };
};

const endBesides = (c: PanelContext): void =>
  c.executionCtx.waitUntil(endDue(c.env.PANEL_DB, c.env.API_DOOR));

/** What the refresh token of a request becomes, once the library has answered. */
const settled = async (
  c: PanelContext,
  body: string,
  { answer, store }: Awaited<ReturnType<typeof ask>>,
): Promise<Response> => {
  const token = new URLSearchParams(body).get("refresh_token");
  if (store.keepsToken && answer.ok) {
    const told = (await answer.json()) as Record<string, unknown>;
    return new Response(JSON.stringify({ ...told, refresh_token: token }), answer);
  }
  const isRefused = answer.status === 400 && token !== null;
  const reuse = isRefused && {
    token,
    hash: await sha256Hex(token),
    now: c.get("clock").now(),
  };
  const wasReused = reuse && (await endReused(c.env.PANEL_DB, reuse));
  if (store.hasEndings || wasReused) endBesides(c);
  return answer;
};

/** Answers anew when another request has changed the grant meanwhile. */
const token = async (c: PanelContext): Promise<Response> => {
  const body = await textOfBody(c, MAX_BYTES);
  if (body instanceof Refusal) return refuseBody(body, "invalid_request");
  for (let turn = 0; turn < TURNS; turn += 1)
    try {
      return await settled(c, body, await ask(c, requestOf(c, body)));
    } catch (error) {
      if (!(error instanceof StaleGrant)) throw error;
    }
  return oauthError(503, "temporarily_unavailable", { headers: { "Retry-After": "1" } });
};

const register = async (c: PanelContext): Promise<Response> => {
  const body = await textOfBody(c, MAX_BYTES);
  if (body instanceof Refusal) return refuseBody(body, "invalid_client_metadata");
  const { answer, store } = await ask(c, requestOf(c, body));
  if (!answer.ok || store.registered === null) return answer;
  const told = (await answer.json()) as Readonly<Record<string, unknown>>;
  const made = await keepRegistered(c, { client: store.registered, told });
  if (made.kind === "done") return new Response(JSON.stringify(made.told), answer);
  return made.kind === "too many"
    ? oauthError(429, "temporarily_unavailable", { headers: { "Retry-After": TOO_MANY_SECONDS } })
    : oauthError(400, "invalid_client_metadata", { description: "The metadata has more than 2 KB" });
};

/** The library does not know that clients with a document are found. */
const metadata = async (c: PanelContext): Promise<Response> => {
  const { answer } = await ask(c, requestOf(c, null));
  if (c.req.method !== "GET" || !answer.ok) return answer;
  const told = (await answer.json()) as Record<string, unknown>;
  return new Response(JSON.stringify({ ...told, client_id_metadata_document_supported: true }), answer);
};

const preflight = async (c: PanelContext): Promise<Response> => (await ask(c, requestOf(c, null))).answer;

/** What programs call: they bring no cookie, and no page of ours sends them. */
export const oauth = new Hono<PanelBindings>();

oauth.get("/.well-known/oauth-authorization-server", metadata);
oauth.post("/oauth/token", token);
oauth.post("/oauth/register", register);
for (const path of ["/.well-known/oauth-authorization-server", "/oauth/token", "/oauth/register"])
  oauth.options(path, preflight);
