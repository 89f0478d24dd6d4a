import { Hono } from "hono";
import { withRetry } from "../api/with-retry.ts";
import type { PanelBindings, PanelContext } from "../context.ts";
import { isConsole } from "../is-console.ts";
import { Page, show } from "../kit/frame.tsx";
import { findSession } from "../sign-in/identity/session.ts";
import { toSignIn } from "../sign-in/paths.ts";
import { type Draft, readDraft } from "./draft.ts";
import { DRAFT } from "./texts.ts";

/** The values of the form's own fields, whose names begin with a slash. */
const typedIn = ({ fields }: Draft): readonly string[] =>
  fields.filter(([name, value]) => name.startsWith("/") && value !== "").map(([, value]) => value);

const gonePage = (c: PanelContext) => {
  const t = c.get("t");
  return show(
    c,
    <Page c={c} title={DRAFT.gone}>
      <p>{t(DRAFT.goneText)}</p>
    </Page>,
    404,
  );
};

/** Whether the reader has access to the form's account: another person may have signed in in this browser. */
const isForReader = async (c: PanelContext, { to }: Draft): Promise<boolean> => {
  const [, accountId] = /^\/a\/([\w-]+)\//.exec(to) ?? [];
  if (accountId === undefined || isConsole(c)) return true;
  const mine = await withRetry(c, (api) => api.membershipsOf(c.get("person").email));
  return mine.some((one) => one.accountId === accountId);
};

const draftPage = async (c: PanelContext) => {
  const draft = await readDraft(c, c.req.param("id") ?? "");
  if (!draft || !(await isForReader(c, draft))) return gonePage(c);
  const t = c.get("t");
  const typed = typedIn(draft);
  return show(
    c,
    <Page c={c} title={DRAFT.title}>
      <p>{t(DRAFT.text)}</p>
      <form method="post" action={draft.to} class="card stack">
        {draft.fields.map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        {typed.length > 0 && (
          <div class="typed">
            <h2>{t(DRAFT.filled)}</h2>
            <ul>
              {typed.map((value) => (
                <li>{value}</li>
              ))}
            </ul>
          </div>
        )}
        <button type="submit" class="main">
          {t(DRAFT.send)}
        </button>
        <a class="button plain" href={draft.page}>
          {t(DRAFT.back)}
        </a>
      </form>
    </Page>,
  );
};

/** Shows a form kept until a sign-in or a proof, with a button that sends it. */
export const draft = new Hono<PanelBindings>();

draft.get("/:id", async (c) => {
  if (isConsole(c)) return draftPage(c);
  const session = await findSession(c);
  if (!session) return toSignIn(c);
  c.set("person", session.person);
  return draftPage(c);
});
