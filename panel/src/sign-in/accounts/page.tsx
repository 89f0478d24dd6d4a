import { Hono } from "hono";
import type { Membership } from "../../../../src/ports/panel.ts";
import { withRetry } from "../../api/with-retry.ts";
import type { PanelBindings } from "../../context.ts";
import { Page, show } from "../../kit/frame.tsx";
import { stateOf } from "../../resources/access.ts";
import { ROLES } from "../../resources/roles.ts";
import { findSession } from "../identity/session.ts";
import { toSignIn } from "../paths.ts";
import { ACCOUNTS } from "./texts.ts";

/** A sandbox is entered from its own account. */
const isLive = ({ sandboxOf }: Membership): boolean => sandboxOf === null;

export const accounts = new Hono<PanelBindings>();

/** One account is entered at once. */
accounts.get("/", async (c) => {
  const session = await findSession(c);
  if (!session) return toSignIn(c);
  const [first, ...others] = (await withRetry(c, (api) => api.membershipsOf(session.person.email))).filter(
    isLive,
  );
  return c.redirect(first && others.length === 0 ? `/a/${first.accountId}` : "/accounts", 303);
});

accounts.get("/accounts", async (c) => {
  const session = await findSession(c);
  if (!session) return toSignIn(c);
  c.set("person", session.person);
  const t = c.get("t");
  const memberships = (await withRetry(c, (api) => api.membershipsOf(session.person.email))).filter(isLive);
  return show(
    c,
    <Page c={c} title={ACCOUNTS.title} isWide>
      {memberships.length === 0 && <p class="card empty">{t(ACCOUNTS.none)}</p>}
      <ul class="tiles">
        {memberships.map(({ accountId, name, role, access }) => (
          <li class="card">
            <h2>
              <a href={`/a/${accountId}`}>{name}</a>
            </h2>
            <p class="hint">{[t(ROLES[role]), t(stateOf(access).title)].join(" · ")}</p>
          </li>
        ))}
      </ul>
    </Page>,
  );
});
