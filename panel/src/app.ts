import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { systemClock } from "../../src/lib/clock.ts";
import { LANGUAGES, negotiateLanguage } from "../../src/lib/language.ts";
import { newRequestId } from "../../src/lib/request-id.ts";
import { KEYBOARDS, type PanelBindings, THEMES } from "./context.ts";
import { guarded } from "./guard.ts";
import { pagePath } from "./page-path.ts";
import { byHost } from "./operator/host.ts";
import { operator } from "./operator/index.ts";
import { authorize } from "./sign-in/oauth/authorize.tsx";
import { oauth } from "./sign-in/oauth/endpoints.ts";
import { account } from "./account/index.ts";
import { accounts } from "./sign-in/accounts/page.tsx";
import { local } from "./local/page.tsx";
import { look } from "./sign-in/look.ts";
import { me } from "./sign-in/me/page.tsx";
import { passkey } from "./sign-in/passkeys/page.tsx";
import { signIn } from "./sign-in/page.tsx";
import { notFoundPage, troubleOf } from "./trouble/page.tsx";
import { parsePanelSettings } from "./settings.ts";
import { personShell } from "./sign-in/shell.tsx";

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
app.route("/", look);
app.route("/", signIn);
app.route("/local", local);
app.route("/operator", operator);
app.route("/", passkey);
app.route("/me", me);
app.route("/", accounts);
app.route("/a/:accountId", account);
app.notFound(notFoundPage);
app.onError(troubleOf);
