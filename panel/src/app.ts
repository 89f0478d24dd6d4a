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
import { authorize } from "./oauth/authorize.tsx";
import { oauth } from "./oauth/endpoints.ts";
import { account } from "./pages/account.ts";
import { accounts } from "./pages/accounts.tsx";
import { local } from "./pages/local.tsx";
import { look } from "./pages/look.ts";
import { me } from "./pages/me.tsx";
import { passkey } from "./pages/passkey.tsx";
import { signIn } from "./pages/sign-in.tsx";
import { notFoundPage, troubleOf } from "./pages/trouble.tsx";
import { parsePanelSettings } from "./settings.ts";

export const app = new Hono<PanelBindings>();

app.use(async function context(c, next) {
  c.set("settings", parsePanelSettings(c.env));
  c.set("clock", systemClock);
  c.set("requestId", newRequestId(systemClock.now()));
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
