import { Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { isMailbox, MAX_EMAIL_CHARS } from "../../../src/vocabulary/limits.ts";
import { formOf } from "../body.ts";
import { ownPath, type PanelBindings, type PanelContext, translator } from "../context.ts";
import { Field, Notice, textOf } from "../kit/fields.tsx";
import { Page, show } from "../kit/frame.tsx";
import { CodeField } from "./code-field.tsx";
import { CODE_MS, sessionCookie, TRIES } from "./identity/auth.ts";
import { admitCode, admitOwnCode } from "./identity/code-limits.ts";
import { knownBrowser } from "./identity/known-browser.ts";
import { passkeysOf } from "./identity/passkeys.ts";
import { newBrowser } from "./identity/random-browser.ts";
import { isFirstSignIn } from "./identity/records.ts";
import { askForCode, findSession, signInBy, signOut } from "./identity/session.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { SIGN_IN } from "./texts.ts";

/** What the browser stores while it waits for a code: its id, the e-mail address, and where to go afterward. */
interface Waiting {
  readonly browser: string;
  readonly email: string;
  readonly next: string;
  /** Wrong codes entered so far, to say when another code is needed. */
  readonly tries: number;
}

const cookieOf = (c: PanelContext): string => `${sessionCookie(c.get("settings"))}-code`;

const keepWaiting = (c: PanelContext, waiting: Waiting): void =>
  setCookie(c, cookieOf(c), JSON.stringify(waiting), {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    maxAge: CODE_MS / 1_000,
    secure: c.get("settings").url.startsWith("https:"),
  });

const readWaiting = (c: PanelContext): Waiting | null => {
  try {
    const kept = JSON.parse(getCookie(c, cookieOf(c)) ?? "") as Partial<Waiting>;
    const { browser, email, next, tries } = kept;
    return browser && email ? { browser, email, next: ownPath(next), tries: Number(tries) || 0 } : null;
  } catch {
    return null;
  }
};

interface Asking {
  readonly email: string;
  readonly next: string;
  /** When the next code may be asked for, if too many were; else null. */
  readonly until: number | null;
}

/** Sends a code, or says when the next may be asked for; the same for every address. */
const begin = async (c: PanelContext, { email, next, until }: Asking): Promise<Response> => {
  if (until !== null) return show(c, <TooMany c={c} until={until} />, 429);
  const browser = newBrowser();
  await askForCode(c, browser, email);
  keepWaiting(c, { browser, email, next, tries: 0 });
  return c.redirect("/signin/code", 303);
};

const TooMany = ({ c, until }: { readonly c: PanelContext; readonly until: number }) => {
  const language = c.get("language");
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "America/Sao_Paulo" });
  return (
    <Page c={c} title={SIGN_IN.tooMany}>
      <p>{translator(language)(SIGN_IN.tryAgain).replace("{time}", time.format(until))}</p>
    </Page>
  );
};

interface EmailPageParts {
  readonly c: PanelContext;
  /** Whether a session has ended: somebody signed in here before, and comes from a page of an account. */
  readonly hasEnded?: boolean;
  readonly fault?: string;
}

const EmailPage = ({ c, hasEnded, fault }: EmailPageParts) => {
  const t = c.get("t");
  const next = ownPath(c.req.query("next"));
  return (
    <Page c={c} title={SIGN_IN.title}>
      {next.startsWith("/resume/") && <Notice kind="plain">{t(SIGN_IN.kept)}</Notice>}
      {hasEnded && <Notice kind="plain">{t(SIGN_IN.ended)}</Notice>}
      <p>{t(SIGN_IN.intro)}</p>
      {fault && <Notice kind="bad">{fault}</Notice>}
      <div class="card stack">
        <PasskeyButton
          c={c}
          to="/passkey/enter"
          challenge="/passkey/challenge"
          title={SIGN_IN.byPasskey}
          next={next}
          kind="plain"
          isInField
        />
        <p class="or" hidden>
          {t(SIGN_IN.or)}
        </p>
        <form method="post" action="/signin">
          <input type="hidden" name="next" value={next} />
          <input type="hidden" name="mail" value={c.req.query("mail") ?? ""} />
          <Field
            label={t(SIGN_IN.email)}
            pointer="email"
            control={(own) => (
              <input type="email" autocomplete="username webauthn" required maxlength={254} {...own} />
            )}
          />
          <button type="submit" class="main">
            {t(SIGN_IN.send)}
          </button>
        </form>
      </div>
    </Page>
  );
};

const CodePage = ({ c, waiting, wrong }: CodeParts) => {
  const t = c.get("t");
  return (
    <Page c={c} title={SIGN_IN.codeTitle}>
      <p>{t(SIGN_IN.codeIntro).replace("{email}", waiting.email)}</p>
      {wrong && <Notice kind="bad">{t(waiting.tries < TRIES ? SIGN_IN.wrong : SIGN_IN.usedUp)}</Notice>}
      <form method="post" action="/signin/code" class="card">
        <input type="hidden" name="passkeys" value="" data-if-passkeys="yes" />
        <CodeField label={t(SIGN_IN.code)} />
        <button type="submit" class="main">
          {t(SIGN_IN.enter)}
        </button>
      </form>
      <p>
        <a href="/signin">{t(SIGN_IN.again)}</a>
      </p>
    </Page>
  );
};

interface CodeParts {
  readonly c: PanelContext;
  readonly waiting: Waiting;
  readonly wrong?: boolean;
}

/** The page after a passkey that was not accepted. */
export const passkeyRefused = (c: PanelContext) =>
  show(c, <EmailPage c={c} fault={c.get("t")(SIGN_IN.passkeyRefused)} />, 422);

export const signIn = new Hono<PanelBindings>();

signIn.get("/signin", async (c) => {
  const hasEnded = ownPath(c.req.query("next")).startsWith("/a/") && (await knownBrowser(c)) !== null;
  return show(c, <EmailPage c={c} hasEnded={hasEnded} />);
});

signIn.post("/signin", async (c) => {
  const form = await formOf(c);
  const email = textOf(form, "email").toLowerCase();
  if (!isMailbox(email) || email.length > MAX_EMAIL_CHARS) {
    const fault = c.get("t")(SIGN_IN.noEmail);
    return show(c, <EmailPage c={c} fault={fault} />, 422);
  }
  return begin(c, {
    email,
    next: ownPath(textOf(form, "next")),
    until: await admitCode(c, email, textOf(form, "mail")),
  });
});

signIn.get("/signin/code", (c) => {
  const waiting = readWaiting(c);
  return waiting ? show(c, <CodePage c={c} waiting={waiting} />) : c.redirect("/signin", 303);
});

signIn.post("/signin/code", async (c) => {
  const waiting = readWaiting(c);
  if (!waiting) return c.redirect("/signin", 303);
  const form = await formOf(c);
  const code = textOf(form, "code").replace(/\D/g, "");
  const cookie = await signInBy(c, waiting.browser, { email: waiting.email, code });
  if (cookie === null) {
    const tried = { ...waiting, tries: waiting.tries + 1 };
    keepWaiting(c, tried);
    return show(c, <CodePage c={c} waiting={tried} wrong />, 422);
  }
  deleteCookie(c, cookieOf(c), { path: "/", secure: c.get("settings").url.startsWith("https:") });
  c.header("Set-Cookie", cookie, { append: true });
  const offers = textOf(form, "passkeys") === "yes" && (await isFirstSignIn(c, waiting.email));
  return c.redirect(offers ? `/passkey?next=${encodeURIComponent(waiting.next)}` : waiting.next, 303);
});

/** A fresh proof of a person who is signed in, before an operation that needs one. */
signIn.get("/prove", async (c) => {
  const session = await findSession(c);
  if (!session) return c.redirect("/signin", 303);
  const t = c.get("t");
  c.set("person", session.person);
  const next = ownPath(c.req.query("next"));
  const hasPasskey = (await passkeysOf(c, session.person.id)).length > 0;
  return show(
    c,
    <Page c={c} title={SIGN_IN.prove}>
      <p>{t(SIGN_IN.proveText).replace("{email}", session.person.email)}</p>
      <div class="card stack">
        {hasPasskey && (
          <PasskeyButton
            c={c}
            to="/passkey/enter"
            challenge="/passkey/challenge"
            next={next}
            title={SIGN_IN.proveByPasskey}
          />
        )}
        <form method="post" action="/prove">
          <input type="hidden" name="next" value={next} />
          <button type="submit" class={hasPasskey ? "plain" : "main"}>
            {t(SIGN_IN.send)}
          </button>
        </form>
      </div>
    </Page>,
  );
});

signIn.post("/prove", async (c) => {
  const session = await findSession(c);
  if (!session) return c.redirect("/signin", 303);
  const { id, email } = session.person;
  const next = ownPath(textOf(await formOf(c), "next"));
  return begin(c, { email, next, until: await admitOwnCode(c, id) });
});

signIn.post("/signout", async (c) => {
  await signOut(c);
  deleteCookie(c, sessionCookie(c.get("settings")), {
    path: "/",
    secure: c.get("settings").url.startsWith("https:"),
  });
  c.header("Clear-Site-Data", '"cache"');
  return c.redirect("/signin", 303);
});
