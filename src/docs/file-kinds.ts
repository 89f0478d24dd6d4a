const TEXT = "; charset=utf-8";

/** The kind of a documentation file, by the end of its name. Other files are not served. */
const TYPES = {
  html: `text/html${TEXT}`,
  md: `text/markdown${TEXT}`,
  txt: `text/plain${TEXT}`,
  json: `application/json${TEXT}`,
  rss: `application/rss+xml${TEXT}`,
  xml: `application/xml${TEXT}`,
  css: `text/css${TEXT}`,
  js: `text/javascript${TEXT}`,
  svg: "image/svg+xml",
  webp: "image/webp",
  csv: `text/csv${TEXT}`,
  woff2: "font/woff2",
  zip: "application/zip",
  bru: `text/plain${TEXT}`,
  http: `text/plain${TEXT}`,
  yaml: `application/yaml${TEXT}`,
  yml: `application/yaml${TEXT}`,
  // Sources to be saved: whatever serves or shows them never runs them.
  go: `text/plain${TEXT}`,
  php: `text/plain${TEXT}`,
  py: `text/plain${TEXT}`,
  ts: `text/plain${TEXT}`,
};

const TYPE_OF: ReadonlyMap<string, string> = new Map(Object.entries(TYPES));

export const typeOf = (file: string): string | undefined =>
  TYPE_OF.get(file.slice(file.lastIndexOf(".") + 1));

/** Whether the file never changes, because its name contains the hash of its content. */
const isLasting = (path: string): boolean => path.startsWith("/assets/");

/** Whether the file is to be saved rather than shown. */
const isDownload = (path: string): boolean => /^\/(sdk|collection)\/.*\.(?!md$)\w+$/.test(path);

/** Whether both languages share the file. */
export const isOfAllLanguages = (path: string): boolean => isLasting(path) || isDownload(path);

/** The headers that a file at a path below `/docs` gets for its kind. */
export const headersOfKind = (path: string): Record<string, string> => ({
  "Cache-Control": isLasting(path) ? "public, max-age=31536000, immutable" : "public, max-age=300",
  ...(isDownload(path) && {
    "Content-Disposition": `attachment; filename="${path.slice(path.lastIndexOf("/") + 1)}"`,
  }),
});
