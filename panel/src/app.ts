import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { systemClock } from "../../src/lib/clock.ts";
import { LANGUAGES, negotiateLanguage } from "../../src/lib/language.ts";
import { newRequestId } from "../../src/lib/request-id.ts";
import { account } from "./account/index.ts";
import { KEYBOARDS, type PanelBindings, THEMES } from "./context.ts";
import { draft } from "./draft/page.tsx";
import { guarded } from "./guard.ts";
import { local } from "./local/page.tsx";
import { byHost } from "./operator/host.ts";
import { operator } from "./operator/index.ts";
import { pagePath } from "./page-path.ts";
import { parsePanelSettings } from "./settings.ts";
import { accounts } from "./sign-in/accounts/page.tsx";
import { appearance } from "./sign-in/appearance.ts";
import { me } from "./sign-in/me/page.tsx";
import { authorize } from "./sign-in/oauth/authorize.tsx";
import { oauth } from "./sign-in/oauth/endpoints.ts";
import { signIn } from "./sign-in/page.tsx";
import { passkey } from "./sign-in/passkeys/page.tsx";
import { personShell } from "./sign-in/shell.tsx";
import { notFoundPage, troubleOf } from "./trouble/page.tsx";

export const app = new Hono<PanelBindings>();

app.use(async function context(c, next) {
  c.set("settings", parsePanelSettings(c.env));
  c.set("clock", systemClock);
  c.set("requestId", newRequestId(systemClock.now()));
  c.set("shell", personShell);
  const language = getCookie(c, "language");
  const theme = getCookie(c, "theme");
  c.set(
    "language",
    LANGUAGES.find((one) => one === language) ?? negotiateLanguage(c.req.header("Accept-Language")),
  );
  c.set("theme", THEMES.find((one) => one === theme) ?? "system");
  c.set("keyboard", KEYBOARDS.find((one) => one === getCookie(c, "keyboard")) ?? "on");
  await next();
});
app.use(pagePath(() => app.routes));
app.use(guarded());
app.use(byHost());
app.get("/health", (c) => c.json({ status: "ok" }));
app.route("/", oauth);
app.route("/authorize", authorize);
app.route("/", appearance);
app.route("/", signIn);
app.route("/local", local);
app.route("/operator", operator);
app.route("/", passkey);
app.route("/me", me);
app.route("/", accounts);
app.route("/resume", draft);
app.route("/a/:accountId", account);
app.notFound(notFoundPage);
app.onError(troubleOf);
