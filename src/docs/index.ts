import { Hono, type MiddlewareHandler } from "hono";
import { operatorOnly } from "../backoffice/authentication.ts";
import type { AppContext, AppEnv } from "../contract/context.ts";
import { mountRoutes } from "../contract/mount.ts";
import { rawPath } from "../contract/raw-url.ts";
import { LANGUAGES } from "../lib/language.ts";
import { fileOf } from "./documents.ts";
import { answerDocument, BASE, serveSite } from "./site.ts";

interface Place {
  readonly method: "get";
  /** Below `/docs`. */
  readonly path: string;
  serve(c: AppContext): Response | Promise<Response>;
}

/** Folders within folders; the build makes none deeper. */
const MAX_DEPTH = 6;

const PLACES: readonly Place[] = [
  { method: "get", path: "", serve: serveSite },
  { method: "get", path: "/", serve: (c) => c.redirect(BASE, 308) },
  {
    method: "get",
    path: "/openapi.json",
    serve: (c) => answerDocument(c, fileOf("v1", c.get("language"))),
  },
  ...Array.from({ length: MAX_DEPTH }, (_, depth) => ({
    method: "get" as const,
    path: "/{name}".repeat(depth + 1),
    serve: serveSite,
  })),
];

/** The documentation: public, and made when building of the declarations, the catalogue and the guides. */
export const docs = new Hono<AppEnv>({ getPath: rawPath });

const inAskedLanguage: MiddlewareHandler<AppEnv> = async (c, next) => {
  const asked = LANGUAGES.find((language) => language === c.req.query("lang"));
  if (asked) c.set("language", asked);
  await next();
};

docs.use(`${BASE}/*`, inAskedLanguage);
mountRoutes(docs, BASE, PLACES, async (c, { serve }) => serve(c));
docs.get("/backoffice/openapi.json", operatorOnly(), inAskedLanguage, async (c) =>
  answerDocument(c, fileOf("backoffice", c.get("language")), { "Cache-Control": "no-store" }),
);
