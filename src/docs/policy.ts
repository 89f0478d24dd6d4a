const NOTHING =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

/** For our own pages: their own scripts and styles, from files of this host, and no markup made from text. */
const PAGE = [
  NOTHING,
  "script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'",
  "require-trusted-types-for 'script'; trusted-types 'none'",
].join("; ");

/** For the reference, whose library writes style elements: docs/adr/0024-the-documentation-site.md. */
const REFERENCE = [
  NOTHING,
  "script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'",
].join("; ");

/** The Content-Security-Policy of a path below `/docs` (CSP 3 §4). */
export const policyOf = (path: string, type: string): string => {
  if (!type.startsWith("text/html")) return NOTHING;
  return path === "/reference" ? REFERENCE : PAGE;
};
