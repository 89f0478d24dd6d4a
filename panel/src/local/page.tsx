import { Hono } from "hono";
import { mac, sameSecret } from "../../../src/lib/digest.ts";
import { setCookie } from "hono/cookie";
import type { Sentence } from "../../../src/lib/language.ts";
import { formOf } from "../body.ts";
import { type PanelBindings, sayIn } from "../context.ts";
import { localMails } from "../sign-in/identity/mail.ts";
import { newBrowser } from "../sign-in/identity/random-browser.ts";
import { codeFor, signInBy } from "../sign-in/identity/session.ts";
import { LOCAL_COOKIE, localKey } from "../operator/identity.ts";
import { textOf } from "../kit/fields.tsx";
import { Page, show } from "../kit/frame.tsx";
import { notFoundPage } from "../trouble/page.tsx";

const TEXTS = {
  inbox: { "pt-BR": "Caixa de entrada local", en: "Local inbox" },
  empty: { "pt-BR": "Nenhum e-mail ainda.", en: "No mail yet." },
  enter: { "pt-BR": "Entrar na demonstração", en: "Enter the demonstration" },
  enterAs: { "pt-BR": "Entrar como {email}", en: "Enter as {email}" },
} as const satisfies Record<string, Sentence>;

const KEY_BYTES = 20;

/** Of the printed link; the same after a restart. */
const keyOf = async (secret: string, email: string): Promise<string> =>
  (await mac(secret, `enter:${email}`, KEY_BYTES)).toHex();

/** On a developer's machine only: elsewhere none of it exists. */
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
  const say = sayIn(c.get("language"));
  const mails = await localMails(c);
  return show(
    c,
    <Page c={c} title={TEXTS.inbox}>
      {mails.length === 0 && <p class="card empty">{say(TEXTS.empty)}</p>}
      {mails.map(({ at, recipient, subject, body }) => (
        <article class="card">
          <h2>{subject}</h2>
          <p class="hint">
            {recipient} · {new Date(at).toISOString()}
          </p>
          <pre>{body}</pre>
        </article>
      ))}
    </Page>,
  );
});

local.get("/enter", (c) => {
  const say = sayIn(c.get("language"));
  const { as = "", key = "" } = c.req.query();
  return show(
    c,
    <Page c={c} title={TEXTS.enter}>
      <form method="post" action="/local/enter" class="card">
        <input type="hidden" name="as" value={as} />
        <input type="hidden" name="key" value={key} />
        <button type="submit" class="main">
          {say(TEXTS.enterAs).replace("{email}", as)}
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
