import { Hono, type MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import { operatorOnly } from "../backoffice/authentication.ts";
import type { AppContext, AppEnv } from "../contract/context.ts";
import { mountRoutes } from "../contract/mount.ts";
import { rawPath } from "../contract/raw-url.ts";
import { Refusal } from "../errors/refusal.ts";
import { ENDPOINTS } from "../routes/index.ts";
import { answerJson, answerPage } from "./answer.ts";
import { readDocument } from "./documents.ts";
import { allErrors, codeOfSlug, errorInfo } from "./error-info.ts";
import type { OpenApiDocument } from "./openapi.ts";
import { operationOf } from "./operation.ts";
import { errorIndexPage, errorPage } from "./pages/errors.ts";
import { homePage } from "./pages/home.ts";

interface Page {
  readonly method: "get";
  /** Below `/docs`. */
  readonly path: string;
  serve(c: AppContext): Response | Promise<Response>;
}

const BASE = "/docs";
const LANGUAGES = ["pt-BR", "en"] as const;

const wantsJson = (c: AppContext): boolean =>
  accepts(c, { header: "Accept", supports: ["text/html", "application/json"], default: "text/html" }) ===
  "application/json";

const serveHome = async (c: AppContext) => {
  const { settings } = c.get("services");
  const document = JSON.parse(await readDocument(c.get("services"), "v1", c.get("language")));
  return answerPage(c, homePage(c.get("language"), document as OpenApiDocument, settings));
};

const serveErrorIndex = (c: AppContext) => {
  const errors = allErrors(c.get("language"), c.get("services").settings.docsUrl);
  return wantsJson(c)
    ? answerJson(c, JSON.stringify({ data: errors }))
    : answerPage(c, errorIndexPage(c.get("language"), errors));
};

const serveError = (c: AppContext) => {
  const code = codeOfSlug(rawPath(c.req.raw).split("/").at(-1) ?? "");
  if (!code) throw new Refusal("not_found");
  const error = errorInfo(code, c.get("language"), c.get("services").settings.docsUrl);
  if (wantsJson(c)) return answerJson(c, JSON.stringify({ data: error }));
  return answerPage(c, errorPage(c.get("language"), error, ENDPOINTS.map(operationOf)));
};

const PAGES: readonly Page[] = [
  { method: "get", path: "", serve: serveHome },
  { method: "get", path: "/", serve: (c) => c.redirect(BASE, 308) },
  {
    method: "get",
    path: "/openapi.json",
    serve: async (c) => answerJson(c, await readDocument(c.get("services"), "v1", c.get("language"))),
  },
  { method: "get", path: "/erros", serve: serveErrorIndex },
  { method: "get", path: "/erros/{slug}", serve: serveError },
];

/** The documentation: public, generated from the declarations and the catalogue. */
export const docs = new Hono<AppEnv>({ getPath: rawPath });

const inAskedLanguage: MiddlewareHandler<AppEnv> = async (c, next) => {
  const asked = LANGUAGES.find((language) => language === c.req.query("lang"));
  if (asked) c.set("language", asked);
  await next();
};

docs.use(`${BASE}/*`, inAskedLanguage);
mountRoutes(docs, BASE, PAGES, async (c, { serve }) => serve(c));
docs.get("/backoffice/openapi.json", operatorOnly(), inAskedLanguage, async (c) => {
  const text = await readDocument(c.get("services"), "backoffice", c.get("language"));
  return answerJson(c, text, { "Cache-Control": "no-store" });
});
