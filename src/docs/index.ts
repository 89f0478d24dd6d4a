import { Hono } from "hono";
import { accepts } from "hono/accepts";
import { operatorOnly } from "../backoffice/authentication.ts";
import type { AppContext, AppEnv } from "../contract/context.ts";
import { mountRoutes } from "../contract/mount.ts";
import { rawPath } from "../contract/raw-url.ts";
import { Refusal } from "../errors/refusal.ts";
import { ENDPOINTS } from "../routes/index.ts";
import { answerJson, answerPage } from "./answer.ts";
import { backofficeDocument, contractDocument } from "./documents.ts";
import { allErrors, codeOfSlug, errorInfo } from "./error-info.ts";
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

const serveHome = (c: AppContext) => {
  const { settings } = c.get("services");
  return answerPage(c, homePage(c.get("language"), contractDocument(settings), settings));
};

const serveErrorIndex = (c: AppContext) => {
  const errors = allErrors(c.get("language"), c.get("services").settings.docsUrl);
  return wantsJson(c)
    ? answerJson(c, { data: errors })
    : answerPage(c, errorIndexPage(c.get("language"), errors));
};

const serveError = (c: AppContext) => {
  const code = codeOfSlug(rawPath(c.req.raw).split("/").at(-1) ?? "");
  if (!code) throw new Refusal("not_found");
  const error = errorInfo(code, c.get("language"), c.get("services").settings.docsUrl);
  if (wantsJson(c)) return answerJson(c, { data: error });
  return answerPage(c, errorPage(c.get("language"), error, ENDPOINTS.map(operationOf)));
};

const PAGES: readonly Page[] = [
  { method: "get", path: "", serve: serveHome },
  { method: "get", path: "/", serve: (c) => c.redirect(BASE, 308) },
  {
    method: "get",
    path: "/openapi.json",
    serve: (c) => answerJson(c, contractDocument(c.get("services").settings)),
  },
  { method: "get", path: "/erros", serve: serveErrorIndex },
  { method: "get", path: "/erros/{slug}", serve: serveError },
];

/** The documentation: public, generated from the declarations and the catalogue. */
export const docs = new Hono<AppEnv>({ getPath: rawPath });

docs.use(`${BASE}/*`, async (c, next) => {
  const asked = LANGUAGES.find((language) => language === c.req.query("lang"));
  if (asked) c.set("language", asked);
  await next();
});
mountRoutes(docs, BASE, PAGES, async (c, { serve }) => serve(c));
docs.get("/backoffice/openapi.json", operatorOnly(), (c) =>
  answerJson(c, backofficeDocument(c.get("services").settings), { "Cache-Control": "no-store" }),
);
