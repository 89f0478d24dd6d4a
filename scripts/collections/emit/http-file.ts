import { ptEn, type Sentence } from "../../../src/lib/language.ts";
import type { Collection, Request } from "../collection.ts";
import { headersOf } from "./headers.ts";

const commented = (text: string): string => text.replace(/^(?=.)/gm, "# ").replace(/^$/gm, "#");

export const lines = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join("\n");

const urlOf = ({ path, pathParams, query }: Request): string => {
  const address = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => pathParams.find((parameter) => parameter.name === name)!.value,
  );
  const sent = query.filter(({ isSent }) => isSent).map(({ name, value }) => `${name}=${value}`);
  return [`{{baseUrl}}${address}`, ...(sent.length === 0 ? [] : [sent.join("&")])].join("?");
};

/** Head and body of a request, in the format that all these tools share. */
export const callOf = (request: Request, language: Collection["language"], fresh: string): string =>
  lines(
    `${request.method} ${urlOf(request)}`,
    "Authorization: Bearer {{apiKey}}",
    ...headersOf(request, language, fresh).map(([name, value]) => `${name}: ${value}`),
    ...(request.body === null ? [] : ["", request.body]),
  );

const EXPECTED: Sentence = ptEn("Responde", "Answers");
const OPTIONAL: Sentence = ptEn("Também aceita na query", "Takes in its query too");

const inLanguage = (text: Sentence, { language }: Collection): string => text[language];

/** The description before a request. */
export const introduced = (request: Request, collection: Collection): string => {
  const others = request.query.filter(({ isSent }) => !isSent).map(({ name }) => name);
  return lines(
    commented(request.description),
    `# ${inLanguage(EXPECTED, collection)} ${request.statuses.join("/")}, ${request.mediaType}.`,
    others.length === 0 ? null : `# ${inLanguage(OPTIONAL, collection)}: ${others.join(", ")}.`,
  );
};

export const headed = (collection: Collection): string =>
  commented(`${collection.title} ${collection.version}\n\n${collection.description}`);
