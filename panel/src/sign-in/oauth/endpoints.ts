import { Hono } from "hono";
import { ERRORS } from "../../../../src/errors/catalog.ts";
import { headersOf } from "../../../../src/errors/problem.ts";
import { Refusal } from "../../../../src/errors/refusal.ts";
import { sha256Hex } from "../../../../src/lib/digest.ts";
import { METADATA_HEADERS, metadataPaths, resourceMetadata } from "../../../../src/vocabulary/connections.ts";
import { textOfBody } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { endDue } from "./endings.ts";
import { issuerMetadata } from "./metadata.ts";
import { register as keepRegistered } from "./register.ts";
import { oauthEnv, storeOf } from "./request-store.ts";
import { normalizeResource, resourceOf } from "./resource.ts";
import { answerTo, isFresh, repeatedAnswer, rotationOf, type Sent, type Tokens } from "./rotation.ts";
import { serverOf } from "./server.ts";
import { endReused, findReused, StaleGrant } from "./store.ts";

const MAX_BYTES = 16 * 1_024;
/** How often a request is tried: of simultaneous requests for one grant, only one succeeds per turn. */
const TURNS = 5;
const TOO_MANY_SECONDS = "3600";

interface ErrorDetails {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const oauthError = (
  status: number,
  error: string,
  { description, headers = {} }: ErrorDetails = {},
): Response => Response.json({ error, error_description: description }, { status, headers });

/** A refused body as an OAuth error. */
const refuseBody = (refusal: Refusal, invalid: string): Response => {
  const { status } = ERRORS[refusal.code];
  const error = status < 500 ? invalid : "temporarily_unavailable";
  return oauthError(status, error, { headers: headersOf(refusal) });
};

/** The request under the issuer's own address, however this Worker was reached. */
const requestOf = (c: PanelContext, body: string | null): Request => {
  const { pathname, search } = new URL(c.req.url);
  const { method } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  headers.delete("Content-Length");
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

const endInBackground = (c: PanelContext): void =>
  c.executionCtx.waitUntil(endDue(c.env.PANEL_DB, c.env.DASHBOARD_API));

const isJson = (answer: Response): boolean =>
  answer.headers.get("Content-Type")?.startsWith("application/json") ?? false;

const sentIn = async (form: URLSearchParams): Promise<Sent | null> => {
  const token = form.get("refresh_token");
  return token === null ? null : { token, hash: await sha256Hex(token) };
};

type Answered = Awaited<ReturnType<typeof ask>>;

/**
 * The tokens of the library's answer. If the same refresh token was answered before, its first successor replaces the
 * new one, and the access token is as narrow as asked for.
 */
const tokensOf = async (sent: Sent | null, { answer, store }: Answered, now: number): Promise<Tokens> => {
  const tokens = (await answer.json()) as Tokens;
  const before = sent && store.repeated(sent.hash);
  if (!sent || !before) {
    await store.commit(sent && (await rotationOf(sent, tokens, now)));
    return tokens;
  }
  const known = await answerTo(sent, before);
  const isSame = known.scope === tokens.scope;
  if (isSame && isFresh(before, now)) return repeatedAnswer(known, before, now);
  await store.commitAccess();
  return { ...tokens, refresh_token: known.refresh_token };
};

const clientIdIn = (c: PanelContext, form: URLSearchParams): string | undefined => {
  const [scheme, given = ""] = (c.req.header("Authorization") ?? "").split(" ");
  if (scheme?.toLowerCase() !== "basic") return form.get("client_id") ?? undefined;
  return decodeURIComponent(atob(given).split(":")[0]!);
};

/** A refused refresh token may be a replaced one: a process that shares it is late, or somebody has a copy. */
const answerRefusal = async (
  c: PanelContext,
  { form, sent, answer }: { form: URLSearchParams; sent: Sent; answer: Response },
): Promise<Response> => {
  const now = c.get("clock").now();
  const reused = await findReused(c.env.PANEL_DB, sent, now);
  if (!reused) return answer;
  if (reused.rotation === null) {
    await endReused(c.env.PANEL_DB, reused, now);
    endInBackground(c);
    return answer;
  }
  // The library gives this error only after it has authenticated the client.
  const { error } = (await answer.clone().json()) as { readonly error?: string };
  if (error !== "invalid_grant" || clientIdIn(c, form) !== reused.clientId) return answer;
  const known = repeatedAnswer(await answerTo(sent, reused.rotation), reused.rotation, now);
  return new Response(JSON.stringify(known), { status: 200, headers: answer.headers });
};

const tryToken = async (c: PanelContext, form: URLSearchParams): Promise<Response> => {
  const answered = await ask(c, requestOf(c, String(form)));
  const { answer, store } = answered;
  const sent = await sentIn(form);
  if (store.hasEndings) endInBackground(c);
  if (answer.status === 400 && sent) return answerRefusal(c, { form, sent, answer });
  if (!answer.ok || !isJson(answer)) return answer;
  return new Response(JSON.stringify(await tokensOf(sent, answered, c.get("clock").now())), answer);
};

/** Answers a token request, again if another one has changed the grant meanwhile. */
const token = async (c: PanelContext): Promise<Response> => {
  const body = await textOfBody(c, MAX_BYTES);
  if (body instanceof Refusal) return refuseBody(body, "invalid_request");
  const form = normalizeResource(new URLSearchParams(body), c.get("settings"));
  for (let turn = 0; turn < TURNS; turn += 1)
    try {
      return await tryToken(c, form);
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
  const response = (await answer.json()) as Readonly<Record<string, unknown>>;
  const made = await keepRegistered(c, { client: store.registered, response });
  if (made.kind === "done") return new Response(JSON.stringify(made.response), answer);
  return made.kind === "too many"
    ? oauthError(429, "temporarily_unavailable", { headers: { "Retry-After": TOO_MANY_SECONDS } })
    : oauthError(400, "invalid_client_metadata", { description: "The metadata has more than 2 KB" });
};

const preflight = async (c: PanelContext): Promise<Response> => (await ask(c, requestOf(c, null))).answer;

/** The endpoints that programs call, without cookies and from no page of ours. */
export const oauth = new Hono<PanelBindings>();

for (const path of metadataPaths("oauth-authorization-server"))
  oauth.get(path, async (c) => c.json(await issuerMetadata(c.env, c.get("settings")), 200, METADATA_HEADERS));
for (const path of metadataPaths("oauth-protected-resource"))
  oauth.get(path, (c) => {
    const settings = c.get("settings");
    return c.json(resourceMetadata(resourceOf(settings), settings.url), 200, METADATA_HEADERS);
  });
oauth.post("/oauth/token", token);
oauth.post("/oauth/register", register);
for (const path of ["/.well-known/oauth-authorization-server", "/oauth/token", "/oauth/register"])
  oauth.options(path, preflight);
