import { accepts } from "hono/accepts";
import { type AppContext, scopeOf } from "../contract/context.ts";
import { rawPath } from "../contract/http-input.ts";
import { Refusal } from "../errors/refusal.ts";
import type { Language } from "../lib/language.ts";
import { type AssetAnswer, readAsset } from "./documents.ts";
import { headersOfKind, isOfAllLanguages, typeOf } from "./file-kinds.ts";
import { policyOf } from "./policy.ts";

export const BASE = "/docs";

/** Names of files and folders as the build makes them: none leads out of its folder. */
const PATH = /^(\/[\w-]+(\.[\w-]+)*)*$/;
/** No path that the build makes is longer. */
const MAX_PATH_CHARS = 200;
/** Each page has one address, without an extension; the 404 page has none. */
const NO_ADDRESS = /\.html$|^\/404(\.|$)/;

const mayBeThere = (path: string): boolean =>
  path.length <= MAX_PATH_CHARS && PATH.test(path) && !NO_ADDRESS.test(path);

/** The forms of a page, first the one for callers who ask for none. */
const FORMS = { "text/html": "html", "text/markdown": "md", "application/json": "json" } as const;
type Form = keyof typeof FORMS;

const requestedForm = (c: AppContext): Form =>
  accepts(c, { header: "Accept", supports: Object.keys(FORMS), default: "text/html" }) as Form;

/** Whether a person reads the answer: programs rarely ask for HTML. */
export const isBrowser = (c: AppContext): boolean => (c.req.header("Accept") ?? "").includes("text/html");

const pageFile = (path: string, language: Language, form: Form): string =>
  `${language}${BASE}${path === "" ? "/index" : path}.${FORMS[form]}`;

/** The assets that may answer a path, the best first. */
const candidates = (c: AppContext, path: string): string[] => {
  const { language } = scopeOf(c);
  if (isOfAllLanguages(path)) return [`docs${path}`];
  if (typeOf(path)) return [`${language}${BASE}${path}`];
  return [...new Set([requestedForm(c), "text/html"] as const)].map((form) => pageFile(path, language, form));
};

const headersFor = (c: AppContext, path: string, type: string): Record<string, string> => ({
  ...headersOfKind(path),
  "Content-Type": type,
  "Content-Language": scopeOf(c).language,
  "Content-Security-Policy": policyOf(path, type),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  Vary: "Accept, Accept-Language",
});

/** The bytes of a file under its headers, or 304 if the caller has them already (RFC 9110 §13.1.2). */
const answerAsset = (c: AppContext, { body, etag }: AssetAnswer, headers: Record<string, string>) => {
  const tagged = { ...headers, ETag: etag };
  const known = (c.req.header("If-None-Match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*")
    ? new Response(null, { status: 304, headers: tagged })
    : new Response(body, { headers: tagged });
};

/** A person gets a page with links to the others; a program gets a problem, as everywhere. */
const answerMissing = async (c: AppContext, path: string): Promise<Response> => {
  const asset = isBrowser(c)
    ? await readAsset(scopeOf(c).services, pageFile("/404", scopeOf(c).language, "text/html"))
    : null;
  if (!asset) throw new Refusal(path.startsWith("/erros/") ? "not_found" : "route_not_found");
  const type = typeOf("404.html")!;
  const headers = { ...headersFor(c, path, type), "Cache-Control": "no-store" };
  return new Response(asset.body, { status: 404, headers });
};

/** What the build has made for this path of the documentation, in the requested language and form. */
export const serveSite = async (c: AppContext): Promise<Response> => {
  const path = rawPath(c.req.raw).slice(BASE.length);
  for (const file of mayBeThere(path) ? candidates(c, path) : []) {
    const asset = await readAsset(scopeOf(c).services, file);
    if (asset) return answerAsset(c, asset, headersFor(c, path, typeOf(file)!));
  }
  return answerMissing(c, path);
};

/** A document of a contract, under the headers of the documentation. */
export const answerDocument = async (
  c: AppContext,
  file: string,
  extra: Record<string, string> = {},
): Promise<Response> => {
  const asset = await readAsset(scopeOf(c).services, file);
  if (!asset) throw new Error(`The asset ${file} is missing.`);
  return answerAsset(c, asset, { ...headersFor(c, `/${file}`, typeOf(file)!), ...extra });
};
