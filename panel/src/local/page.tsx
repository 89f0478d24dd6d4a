import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { isoTime } from "../../../src/lib/clock.ts";
import { mac, sameSecret } from "../../../src/lib/digest.ts";
import { ptEn, type Sentence } from "../../../src/lib/language.ts";
import { ask } from "../api/operator.ts";
import { formOf } from "../body.ts";
import type { PanelBindings, PanelContext } from "../context.ts";
import { textOf } from "../kit/fields.tsx";
import { Page, show } from "../kit/frame.tsx";
import { LOCAL_COOKIE, localKey } from "../operator/identity.ts";
import { localMails } from "../sign-in/identity/mail.ts";
import { newBrowser } from "../sign-in/identity/random-browser.ts";
import { codeFor, signInBy } from "../sign-in/identity/session.ts";
import { notFoundPage } from "../trouble/page.tsx";

const TEXTS = {
  inbox: ptEn("Caixa de entrada local", "Local inbox"),
  empty: ptEn("Nenhum e-mail ainda.", "No mail yet."),
  enter: ptEn("Entrar na demonstração", "Open the demo"),
  queued: ptEn("na fila", "queued"),
  enterAs: ptEn("Entrar como {email}", "Sign in as {email}"),
} as const satisfies Record<string, Sentence>;

const KEY_BYTES = 20;

/** The key in the printed link; the same after a restart. */
const keyOf = async (secret: string, email: string): Promise<string> =>
  (await mac(secret, `enter:${email}`, KEY_BYTES)).toHex();

/** The operator under whose id the local pages read. */
const LOCAL_OPERATOR = "opr_local";
const NEWEST = { limit: "20" };

interface Shown {
  readonly at: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly isQueued: boolean;
}

/** The API's mails to owners, newest accounts first. */
const ownersMails = async (c: PanelContext): Promise<Shown[]> => {
  c.set("operator", { id: LOCAL_OPERATOR, email: LOCAL_OPERATOR, roles: ["SUPPORT"], provedAt: 0 });
  const { data: accounts } = await ask(c, "listAccounts", { query: NEWEST });
  const mails = await Promise.all(
    accounts.map(async ({ id: accountId, ownerEmail }) => {
      const { data } = await ask(c, "listMail", { params: { accountId }, query: NEWEST });
      return data.map(({ createdAt, sentAt, subject, body }) => ({
        at: createdAt,
        recipient: ownerEmail,
        subject,
        body,
        isQueued: sentAt === null,
      }));
    }),
  );
  return mails.flat();
};

const allMails = async (c: PanelContext): Promise<Shown[]> => {
  const codes = (await localMails(c)).map((mail) => ({ ...mail, at: isoTime(mail.at), isQueued: false }));
  return [...codes, ...(await ownersMails(c))].sort((one, other) => other.at.localeCompare(one.at));
};

/** Pages that exist only on a developer's machine. */
export const local = new Hono<PanelBindings>();

local.use(async function localOnly(c, next) {
  if (!c.get("settings").isLocal) return notFoundPage(c);
  return next();
});

/** The console's own entry, at the console's host. */
local.get("/operator", async (c) => {
  const { as = "", key = "" } = c.req.query();
  const [secret] = c.get("settings").secrets;
  if (!(await sameSecret(key, await localKey(secret, as)))) return notFoundPage(c);
  setCookie(c, LOCAL_COOKIE, `${key} ${as}`, { path: "/", httpOnly: true, sameSite: "Lax" });
  return c.redirect("/operator", 303);
});

local.get("/inbox", async (c) => {
  const t = c.get("t");
  const mails = await allMails(c);
  return show(
    c,
    <Page c={c} title={TEXTS.inbox}>
      {mails.length === 0 && <p class="card empty">{t(TEXTS.empty)}</p>}
      {mails.map(({ at, recipient, subject, body, isQueued }) => (
        <article class="card">
          <h2>{subject}</h2>
          <p class="hint">{[recipient, at, isQueued && t(TEXTS.queued)].filter(Boolean).join(" · ")}</p>
          <pre>{body}</pre>
        </article>
      ))}
    </Page>,
  );
});

local.get("/enter", (c) => {
  const t = c.get("t");
  const { as = "", key = "" } = c.req.query();
  return show(
    c,
    <Page c={c} title={TEXTS.enter}>
      <form method="post" action="/local/enter" class="card">
        <input type="hidden" name="as" value={as} />
        <input type="hidden" name="key" value={key} />
        <button type="submit" class="main">
          {t(TEXTS.enterAs).replace("{email}", as)}
        </button>
      </form>
    </Page>,
  );
});

local.post("/enter", async (c) => {
  const form = await formOf(c);
  const email = textOf(form, "as");
  const key = textOf(form, "key");
  if (!(await sameSecret(key, await keyOf(c.get("settings").secrets[0], email)))) return notFoundPage(c);
  const browser = newBrowser();
  const cookie = await signInBy(c, browser, { email, code: await codeFor(c, browser, email) });
  if (cookie === null) return notFoundPage(c);
  c.header("Set-Cookie", cookie, { append: true });
  return c.redirect("/", 303);
});
