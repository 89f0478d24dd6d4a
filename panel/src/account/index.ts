import { Hono, type Next } from "hono";
import type { Membership } from "../../../src/ports/panel.ts";
import { Unanswered } from "../api/client.ts";
import { withRetry } from "../api/with-retry.ts";
import { formOf, hasFiles } from "../body.ts";
import type { Looking, PanelBindings, PanelContext } from "../context.ts";
import { keepDraft } from "../draft/draft.ts";
import { findSession } from "../sign-in/identity/session.ts";
import { signInPath, toSignIn } from "../sign-in/paths.ts";
import { accessEndedPage, readOnlyPage } from "../trouble/page.tsx";
import { access } from "./access/page.tsx";
import { audit } from "./audit/page.tsx";
import { batch } from "./batches/batch.tsx";
import { batches } from "./batches/page.tsx";
import { call } from "./calls/call.tsx";
import { errors } from "./calls/errors.tsx";
import { calls } from "./calls/page.tsx";
import { ledger } from "./captacao/ledger.tsx";
import { owners } from "./captacao/owners.tsx";
import { captacao } from "./captacao/page.tsx";
import { deskSettings } from "./captacao/settings.tsx";
import { client } from "./clients/client.tsx";
import { clientEdit } from "./clients/edit.tsx";
import { clients } from "./clients/page.tsx";
import { conflicts } from "./conflicts/page.tsx";
import { connections } from "./connections/page.tsx";
import { event } from "./events/event.tsx";
import { events } from "./events/page.tsx";
import { feed } from "./feed/page.tsx";
import { find } from "./find/page.tsx";
import { key } from "./keys/key.tsx";
import { keys } from "./keys/page.tsx";
import { launch } from "./launches/launch.tsx";
import { launches } from "./launches/page.tsx";
import { overview } from "./overview/page.tsx";
import { partnerships } from "./partnerships/page.tsx";
import { partnership } from "./partnerships/partnership.tsx";
import { people } from "./people/page.tsx";
import { propertyBulk } from "./properties/bulk.tsx";
import { propertyEdit } from "./properties/edit.tsx";
import { properties } from "./properties/page.tsx";
import { photoFiles } from "./properties/photo-files.tsx";
import { propertyPhotos } from "./properties/photos.tsx";
import { property } from "./properties/property.tsx";
import { trash } from "./properties/trash.tsx";
import { pulse } from "./pulse/page.tsx";
import { match } from "./radar/match.tsx";
import { radar } from "./radar/page.tsx";
import { sandbox } from "./sandbox/page.tsx";
import { clientSheets, propertySheets } from "./sheets/page.tsx";
import { accountShell } from "./shell.tsx";
import { team } from "./team/page.tsx";
import { usage } from "./usage/page.tsx";
import { visibility } from "./visibility/page.tsx";
import { webhooks } from "./webhooks/page.tsx";
import { webhook } from "./webhooks/webhook.tsx";

/** A form sent after its session ended is kept until the next sign-in, unless it is too long. */
const redirectToSignIn = async (c: PanelContext): Promise<Response> => {
  if (c.req.method === "GET" || hasFiles(c)) return toSignIn(c);
  const form = await formOf(c).catch((error: unknown) => {
    if (error instanceof Unanswered) return null;
    throw error;
  });
  const id = form && (await keepDraft(c, form));
  return id === null ? toSignIn(c) : c.redirect(signInPath(`/resume/${id}`), 303);
};

/** Pages of one account. The role is read at each request: a removed member loses access at the next click. */
export const account = new Hono<PanelBindings>();

/** Lets an operator see the pages, but send none of their forms (rules 36.20). */
const serveReadOnly = async (
  c: PanelContext,
  looking: Looking,
  next: Next,
): Promise<Response | undefined> => {
  const { id, email, provedAt } = c.get("operator");
  const { accountId, name, sandboxOf } = looking;
  const membership: Membership = { accountId, name, sandboxOf, role: "DEVELOPER", access: null };
  c.set("person", { id, email, provedAt });
  c.set("membership", membership);
  c.set("memberships", [membership]);
  c.set("shell", accountShell);
  if (c.req.method !== "GET") return readOnlyPage(c);
  await next();
  return undefined;
};

account.use(async function membersOnly(c, next) {
  const looking = c.get("looking");
  if (looking) return serveReadOnly(c, looking, next);
  const session = await findSession(c);
  if (!session) return redirectToSignIn(c);
  c.set("person", session.person);
  const accountId = c.req.param("accountId");
  const mine = await withRetry(c, (api) => api.membershipsOf(session.person.email));
  const membership = mine.find((one) => one.accountId === accountId);
  if (!membership) return accessEndedPage(c);
  c.set("membership", membership);
  c.set("memberships", mine);
  c.set("shell", accountShell);
  return next();
});
account.route("/", overview);
account.route("/find", find);
account.route("/pulse", pulse);
account.route("/access", access);
account.route("/keys", keys);
account.route("/keys", key);
account.route("/requests", calls);
account.route("/requests", call);
account.route("/errors", errors);
account.route("/usage", usage);
account.route("/connections", connections);
account.route("/webhooks", webhooks);
account.route("/webhooks", webhook);
account.route("/events", events);
account.route("/events", event);
account.route("/batches", batches);
account.route("/batches", batch);
account.route("/feed/conflicts", conflicts);
account.route("/feed", feed);
account.route("/properties/import", propertySheets);
account.route("/clients/import", clientSheets);
account.route("/properties", properties);
account.route("/properties", propertyBulk);
account.route("/properties", propertyEdit);
account.route("/properties", propertyPhotos);
account.route("/properties", photoFiles);
account.route("/properties", property);
account.route("/trash", trash);
account.route("/clients", clients);
account.route("/clients", clientEdit);
account.route("/clients", client);
account.route("/radar", radar);
account.route("/radar", match);
account.route("/partnerships", partnerships);
account.route("/partnerships", partnership);
account.route("/launches", launches);
account.route("/launches", launch);
account.route("/captacao/ledger", ledger);
account.route("/captacao/owners", owners);
account.route("/captacao/settings", deskSettings);
account.route("/captacao", captacao);
account.route("/visibility", visibility);
account.route("/sandbox", sandbox);
account.route("/team", team);
account.route("/people", people);
account.route("/audit", audit);
