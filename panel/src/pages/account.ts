import { Hono } from "hono";
import type { PanelBindings } from "../context.ts";
import { findSession } from "../identity/session.ts";
import { access } from "./access.tsx";
import { toSignIn } from "./accounts.tsx";
import { key } from "./key.tsx";
import { keys } from "./keys.tsx";
import { overview } from "./overview.tsx";
import { events } from "./events.tsx";
import { feed } from "./feed.tsx";
import { people } from "./people.tsx";
import { notFoundPage } from "./trouble.tsx";
import { webhook } from "./webhook.tsx";
import { webhooks } from "./webhooks.tsx";

/** Pages of one account. Its name and the person's role come with each: a removed member is out at the next click. */
export const account = new Hono<PanelBindings>();

account.use(async function membersOnly(c, next) {
  const session = await findSession(c);
  if (!session) return toSignIn(c);
  c.set("person", session.person);
  const accountId = c.req.param("accountId");
  const mine = await c.env.API_DOOR.membershipsOf(session.person.email);
  const membership = mine.find((one) => one.accountId === accountId);
  if (!membership) return notFoundPage(c);
  c.set("membership", membership);
  return next();
});
account.route("/", overview);
account.route("/access", access);
account.route("/keys", keys);
account.route("/keys", key);
account.route("/webhooks", webhooks);
account.route("/webhooks", webhook);
account.route("/events", events);
account.route("/feed", feed);
account.route("/people", people);
