import { Hono, type MiddlewareHandler } from "hono";
import { operatorOnly } from "../backoffice/authentication.ts";
import { type AppContext, type AppEnv, changeScope, scopeOf } from "../contract/context.ts";
import { rawPath } from "../contract/http-input.ts";
import { Refusal } from "../errors/refusal.ts";
import { LANGUAGES } from "../lib/language.ts";
import { fileOf } from "./documents.ts";
import { securityTxt } from "./security-txt.ts";
import { answerDocument, BASE, isBrowser, serveSite } from "./site.ts";

const METHODS = ["GET", "HEAD", "OPTIONS"];
const ALLOW = { Allow: METHODS.join(", ") };

const ENGLISH_ERRORS = /^\/errors(?:[/.]|$)/;

const redirectTo = (c: AppContext, path: string): Response =>
  c.redirect(path + new URL(c.req.url).search, 308);

const CONTRACT_FORMS: Readonly<Record<string, "json" | "yaml">> = {
  "/openapi.json": "json",
  "/openapi.yaml": "yaml",
};

const requestedContract = (c: AppContext) => (c.req.query("webhooks") === "false" ? "calls" : "v1");

/** A reader gets a page even if the requested one is missing, at any path (rules 33.5). */
const serve = async (c: AppContext): Promise<Response> => {
  if (!METHODS.includes(c.req.method)) throw new Refusal("method_not_allowed", { headers: ALLOW });
  if (c.req.method === "OPTIONS") return c.body(null, 204, ALLOW);
  const path = rawPath(c.req.raw).slice(BASE.length);
  if (path === "/") return redirectTo(c, BASE);
  const form = CONTRACT_FORMS[path];
  if (form) return answerDocument(c, fileOf(requestedContract(c), scopeOf(c).language, form));
  return ENGLISH_ERRORS.test(path) ? redirectTo(c, BASE + path.replace("errors", "erros")) : serveSite(c);
};

/** The documentation: public, and built from the declarations, the catalog and the guides. */
export const docs = new Hono<AppEnv>({ getPath: rawPath });

const inAskedLanguage: MiddlewareHandler<AppEnv> = async (c, next) => {
  const requested = LANGUAGES.find((language) => language === c.req.query("lang"));
  if (requested) changeScope(c, { language: requested });
  await next();
};

docs.use(`${BASE}/*`, inAskedLanguage);
docs.all(`${BASE}/*`, serve);
/** Where people, search engines and assistants look first. */
docs.get("/", async (c, next) => {
  if (!isBrowser(c)) return next();
  c.header("Vary", "Accept");
  return redirectTo(c, BASE);
});
for (const file of ["/robots.txt", "/sitemap.xml", "/llms.txt"])
  docs.get(file, (c) => redirectTo(c, BASE + file));
/** The probe's status page; without one the service's own health. */
docs.get("/status", (c) => c.redirect(scopeOf(c).services.settings.statusUrl ?? "/health", 302));
docs.get("/.well-known/security.txt", (c, next) => {
  const text = securityTxt(scopeOf(c).services.settings);
  return text === null ? next() : Promise.resolve(c.text(text));
});
docs.get("/favicon.ico", (c) => redirectTo(c, `${BASE}/favicon.svg`));
for (const name of ["sandbox", "uploads"] as const)
  docs.get(`/${name}/openapi.json`, inAskedLanguage, (c) =>
    answerDocument(c, fileOf(name, scopeOf(c).language)),
  );
/** Its readers are the platform's own staff. */
docs.get("/backoffice/openapi.json", operatorOnly(), async (c) => {
  changeScope(c, { language: "en" });
  return answerDocument(c, fileOf("backoffice", "en"), { "Cache-Control": "no-store" });
});
