import {
  AuthorizationError,
  type AuthRequest,
  authorizationErrorRedirect,
  type ClientInfo,
} from "@cloudflare/workers-oauth-provider";
import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { DAY_MS, MINUTE_MS } from "../../../../src/lib/clock.ts";
import { sha256Hex } from "../../../../src/lib/digest.ts";
import { isSandbox } from "../../../../src/lib/id.ts";
import type { Membership, PanelAnswer } from "../../../../src/ports/panel.ts";
import { permissionsToGive, READING_PERMISSIONS } from "../../../../src/vocabulary/connections.ts";
import { Unanswered } from "../../api/client.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { addressOf, type PanelBindings, type PanelContext } from "../../context.ts";
import { textOf } from "../../kit/fields.tsx";
import { show } from "../../kit/frame.tsx";
import { chosenScopes } from "../../resources/permissions/levels.ts";
import { findSession } from "../identity/session.ts";
import { hostOf, nameOf } from "./client-names.ts";
import { AccountsPage, type Consent, ConsentPage, NobodyPage, TroublePage } from "./consent.tsx";
import { KEPT_MS as CONSENTED_MS, isDocumentAddress } from "./documents.ts";
import { isOverused } from "./limits.ts";
import { oauthEnv, storeOf } from "./request-store.ts";
import { normalizeResource } from "./resource.ts";
import { type Envelope, serverOf } from "./server.ts";
import { findKept, keepConsented, keepStranger } from "./strangers.ts";

const KEPT_MS = 30 * MINUTE_MS;
const MAX_QUERY_CHARS = 6_000;
const ID_CHARS = 40;

interface Asked {
  readonly request: AuthRequest;
  readonly client: ClientInfo;
}

const helpersOf = (c: PanelContext) =>
  serverOf(c.get("settings")).getOAuthApi(oauthEnv(c, storeOf(c, { mustBeFresh: true })));

const queryOf = (c: PanelContext): string => new URL(c.req.url).search;

/** Reads the authorization request; S256 is required even of confidential clients. @throws AuthorizationError */
const parse = async (c: PanelContext): Promise<Asked> => {
  const helpers = helpersOf(c);
  const query = queryOf(c);
  if (query.length > MAX_QUERY_CHARS) throw new AuthorizationError("invalid_request", { description: "" });
  const settings = c.get("settings");
  const fit = normalizeResource(new URLSearchParams(query), settings);
  const request = await helpers.parseAuthRequest(new Request(`${settings.url}/authorize?${fit}`));
  const { redirectUri, state, issuer } = request;
  if (request.codeChallenge === undefined)
    throw new AuthorizationError("invalid_request", {
      description: "PKCE with S256 is required",
      redirectUri,
      state,
      ...(issuer !== undefined && { issuer }),
    });
  const client = await helpers.lookupClient(request.clientId);
  if (!client) throw new AuthorizationError("invalid_request", { description: "Invalid client_id" });
  return { request, client };
};

/** Sends the error back to the client where that is known to be safe, else shows it here. */
const refuse = (c: PanelContext, error: unknown): Response | Promise<Response> => {
  if (!(error instanceof AuthorizationError)) throw error;
  if (error.redirectTo !== undefined) return c.redirect(error.redirectTo, 303);
  return show(c, <TroublePage c={c} />, 400);
};

/** Keeps the request while the person signs in: the addresses on the way contain only its id. */
const keep = async (c: PanelContext): Promise<string> => {
  const query = queryOf(c);
  const id = (await sha256Hex(query)).slice(0, ID_CHARS);
  const expiresAt = c.get("clock").now() + KEPT_MS;
  await keepStranger(c.env.PANEL_DB, { key: `request:${id}`, value: query, expiresAt });
  return `/authorize/${id}`;
};

const toSignIn = async (c: PanelContext): Promise<Response> => {
  if (await isOverused(c, "BEGIN")) return show(c, <TroublePage c={c} />, 429);
  return c.redirect(`/signin?next=${encodeURIComponent(await keep(c))}`, 303);
};

/** Accounts in which the person may give an assistant permissions, sandboxes first. */
const accountsOf = (memberships: readonly Membership[]): Membership[] =>
  memberships
    .filter(({ role, accountId }) => permissionsToGive(role, isSandbox(accountId)).length > 0)
    .toSorted((a, b) => Number(isSandbox(b.accountId)) - Number(isSandbox(a.accountId)));

const call = (
  c: PanelContext,
  { accountId }: Membership,
  asked: { operationId: string; body?: Record<string, unknown>; once?: string },
): Promise<PanelAnswer> =>
  c.env.DASHBOARD_API.call({
    person: c.get("person"),
    accountId,
    requestId: c.get("requestId"),
    language: c.get("language"),
    address: addressOf(c),
    ...asked,
  });

const grantedTo = async (c: PanelContext, account: Membership): Promise<readonly string[]> => {
  const answer = await call(c, account, { operationId: "getAccount" });
  if (answer.kind !== "done") throw new Unanswered(answer);
  return (JSON.parse(answer.body) as AnswerTo<"getAccount">).data.access?.scopes ?? [];
};

/** The permissions that the client asks for; by default, all those for reading. */
const requestedScopes = ({ scope }: AuthRequest): readonly string[] =>
  scope.some((one) => one.includes(":")) ? scope : READING_PERMISSIONS;

interface Refused {
  readonly problem?: Problem;
  readonly form?: FormData;
  readonly mustProve?: true;
}

const consentPage = async (c: PanelContext, asked: Asked, account: Membership, refused: Refused = {}) => {
  const { role, accountId } = account;
  const granted = await grantedTo(c, account);
  const given = permissionsToGive(role, isSandbox(accountId));
  const chosen = refused.form ? chosenScopes(refused.form) : requestedScopes(asked.request);
  const consent: Consent = {
    c,
    account,
    problem: refused.problem,
    granted,
    given,
    action: `/authorize${queryOf(c)}`,
    ...asked,
    chosen: given.filter((one) => granted.includes(one) && chosen.includes(one)),
    validity: refused.form ? textOf(refused.form, "/validity") : "90D",
    once: refused.form && textOf(refused.form, "once"),
    prove: refused.mustProve ? `/prove?next=${encodeURIComponent(await keep(c))}` : null,
  };
  c.set("formTarget", targetOf(asked.request.redirectUri));
  return show(c, <ConsentPage {...consent} />, refused.mustProve ? 403 : refused.problem ? 422 : 200);
};

/** What the page's policy must allow: browsers apply it to a form's redirect too. */
const targetOf = (redirectUri: string): string => {
  const { origin, protocol } = new URL(redirectUri);
  return origin === "null" ? protocol : origin;
};

const keepConsentedClient = (c: PanelContext, clientId: string): Promise<void> => {
  const kind = isDocumentAddress(clientId) ? "document" : "client";
  return keepConsented(c.env.PANEL_DB, `${kind}:${clientId}`, c.get("clock").now() + CONSENTED_MS);
};

/** An error's description must be ASCII (RFC 6749 §4.1.2.1). */
const asciiOf = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]|["\\]/g, " ");

/** The redirect to the client for an error that the form cannot correct; it names the page that can. */
const refusalRedirect = (
  c: PanelContext,
  request: AuthRequest,
  { detail = "" }: Problem,
  { accountId }: Membership,
): string => {
  const page = `${c.get("settings").url}/a/${accountId}/connections`;
  return authorizationErrorRedirect(request, "access_denied", `${asciiOf(detail)} ${page}`);
};

const agree = async (c: PanelContext, asked: Asked, account: Membership, form: FormData) => {
  const { request, client } = asked;
  const scopes = chosenScopes(form);
  const answer = await call(c, account, {
    operationId: "createConnection",
    body: {
      name: nameOf(client),
      clientId: request.clientId,
      clientHost: hostOf(request.redirectUri),
      scopes,
      validity: textOf(form, "/validity"),
    },
    once: textOf(form, "once"),
  });
  if (answer.kind === "prove_again") return consentPage(c, asked, account, { form, mustProve: true });
  if (answer.kind === "refused" && answer.problem.code === "request_refused")
    return c.redirect(refusalRedirect(c, request, answer.problem, account), 303);
  if (answer.kind === "refused" && answer.problem.status < 500)
    return consentPage(c, asked, account, { form, problem: answer.problem });
  if (answer.kind !== "done") throw new Unanswered(answer);
  const { data, key } = JSON.parse(answer.body) as AnswerTo<"createConnection">;
  const ids = { accountId: account.accountId, connectionId: data.id };
  const lastsMs = Number.parseInt(textOf(form, "/validity"), 10) * DAY_MS;
  const props: Envelope = { ...ids, key, expiresAt: Date.parse(data.createdAt) + lastsMs };
  await keepConsentedClient(c, request.clientId);
  const { redirectTo } = await helpersOf(c).completeAuthorization({
    request,
    userId: data.id,
    metadata: ids,
    scope: data.scopes,
    props,
    revokeExistingGrants: false,
  });
  return c.redirect(redirectTo, 303);
};

/** Continues once the client, the signed-in person and the account are known. */
const withPerson = async (
  c: PanelContext,
  then: (asked: Asked, account: Membership) => Response | Promise<Response>,
): Promise<Response> => {
  let asked: Asked;
  try {
    asked = await parse(c);
  } catch (error) {
    return refuse(c, error);
  }
  const session = await findSession(c);
  if (!session) return toSignIn(c);
  c.set("person", session.person);
  const accounts = accountsOf(await c.env.DASHBOARD_API.membershipsOf(session.person.email));
  if (accounts.length === 0) return show(c, <NobodyPage c={c} />, 403);
  const named = c.req.query("account");
  const account = accounts.length === 1 ? accounts[0] : accounts.find(({ accountId }) => accountId === named);
  return account ? then(asked, account) : show(c, <AccountsPage c={c} accounts={accounts} {...asked} />);
};

/** Where a person connects an assistant to an account. */
export const authorize = new Hono<PanelBindings>();

authorize.get("/", (c) => withPerson(c, (asked, account) => consentPage(c, asked, account)));

authorize.post("/", (c) =>
  withPerson(c, async (asked, account) => {
    const form = await formOf(c);
    return textOf(form, "decision") === "allow"
      ? agree(c, asked, account, form)
      : c.redirect(authorizationErrorRedirect(asked.request, "access_denied"), 303);
  }),
);

/** Continues a request that was kept. */
authorize.get("/:id{[0-9a-f]+}", async (c) => {
  const query = await findKept(c.env.PANEL_DB, `request:${c.req.param("id")}`, c.get("clock").now());
  return query === null ? show(c, <TroublePage c={c} />, 400) : c.redirect(`/authorize${query}`, 303);
});
