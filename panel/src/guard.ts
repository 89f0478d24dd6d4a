import type { MiddlewareHandler } from "hono";
import type { PanelBindings, PanelContext } from "./context.ts";
import { isConsole } from "./is-console.ts";

const FORM_ACTION = "form-action 'self'";

/** Called by programs, without a cookie: docs/adr/0039-tokens-are-envelopes.md. */
const PROGRAM_PATHS = /^\/(oauth|\.well-known)\//;

/** @param photos the origins of photos, besides our own host */
const policyOf = (photos: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    ["img-src 'self'", ...photos].join(" "),
    "connect-src 'self'",
    FORM_ACTION,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types panel",
  ].join("; ");

const HEADERS: Readonly<Record<string, string>> = {
  "X-Frame-Options": "DENY",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
/** Our forms are UTF-8, and only one address takes files; other bodies might be unreadable, and are refused. */
const FORMS = /^application\/x-www-form-urlencoded(\s*;\s*charset="?utf-8"?)?\s*$/i;
const FILES = /^multipart\/form-data\s*;\s*boundary=/i;
const TAKES_FILES = /^\/a\/[^/]+\/properties\/[^/]+\/gallery\/files$/;

const isForm = (c: PanelContext): boolean => {
  const type = c.req.header("Content-Type") ?? "";
  return FORMS.test(type) || (TAKES_FILES.test(c.req.path) && FILES.test(type));
};

/** Whether a write comes from our own page; old browsers say so only by the Origin header. */
const isOwn = (c: PanelContext): boolean => {
  const site = c.req.header("Sec-Fetch-Site");
  if (site !== undefined) return site === "same-origin";
  const { url, operator } = c.get("settings");
  return c.req.header("Origin") === (isConsole(c) ? operator?.url : url);
};

/** Sets every answer's headers, and refuses writes that are not forms of our own pages. */
export const requestGuard = (): MiddlewareHandler<PanelBindings> =>
  async function requestGuard(c, next) {
    const isOpen = READS.has(c.req.method) || PROGRAM_PATHS.test(c.req.path);
    const refused = isOpen ? null : !isOwn(c) || !isForm(c);
    if (refused) c.res = c.text("Forbidden", 403);
    else await next();
    const target = c.get("formTarget");
    const form = target === undefined ? FORM_ACTION : `${FORM_ACTION} ${target}`;
    const { apiUrl, photosUrl } = c.get("settings");
    const photos = photosUrl === null ? [apiUrl] : [apiUrl, photosUrl];
    c.res.headers.set("Content-Security-Policy", policyOf(photos).replace(FORM_ACTION, form));
    c.res.headers.set("X-Request-Id", c.get("requestId"));
    for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
  };
