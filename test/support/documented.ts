import { type DocumentValidator, documentValidator } from "./document.ts";
import type { Json } from "./http.ts";

const SIDES = {
  "/v1": "v1",
  "/backoffice": "backoffice",
  "/sandbox": "sandbox",
  "/uploads": "uploads",
} as const;
type Base = keyof typeof SIDES;

/** A literal segment takes precedence over a parameter, as in the router. */
const templateOf = (paths: readonly string[], path: string): string | undefined => {
  const segments = path.split("/");
  const fits = paths.filter((template) => {
    const parts = template.split("/");
    return (
      parts.length === segments.length &&
      parts.every((part, at) => part.startsWith("{") || part === segments[at])
    );
  });
  return fits.sort((one, other) =>
    one.replace(/\{\w+\}/g, "~").localeCompare(other.replace(/\{\w+\}/g, "~")),
  )[0];
};

/** Follows a reference inside a document. */
export const resolve = (document: Json, node: Json): Json =>
  node.$ref
    ? node.$ref
        .slice(2)
        .split("/")
        .reduce((at: Json, key: string) => at[key], document)
    : node;

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed when it is JSON. */
  readonly body: Json;
}

/** A header's value, as a number if its schema asks for one. */
const headerValue = (text: string, { type }: Json): string | number =>
  type === "integer" ? Number(text) : text;

/** Headers that are missing, undeclared or malformed; headers in no document do not count. */
const headerFaults = (validator: DocumentValidator, declared: Json, { headers }: Answered): string[] =>
  Object.keys(validator.document.components.headers).flatMap((name) => {
    const text = headers.get(name);
    const node = declared.headers?.[name];
    if (!node) return text === null ? [] : [`header ${name} is not declared`];
    const { schema, required } = resolve(validator.document, node);
    if (text === null) return required ? [`header ${name} is missing`] : [];
    return validator.faults(schema, headerValue(text, schema)).map((fault) => `header ${name} ${fault}`);
  });

const bodyFaults = (validator: DocumentValidator, declared: Json, { headers, body }: Answered): string[] => {
  const type = (headers.get("Content-Type") ?? "").split(";")[0]!;
  const media = declared.content[type];
  if (!media) return [`${type} is not declared`];
  const codes = declared["x-problem-codes"];
  const unknown = codes && !codes.includes(body?.code) ? [`code ${body?.code} is not declared`] : [];
  return [...unknown, ...validator.faults(media.schema, body)];
};

const faultsOf = (validator: DocumentValidator, method: string, path: string, answer: Answered): string[] => {
  const { document } = validator;
  const template = templateOf(Object.keys(document.paths), path);
  const operation = template && document.paths[template][method === "HEAD" ? "get" : method.toLowerCase()];
  if (!operation) {
    const isProblem = answer.status >= 400 && answer.body !== null;
    return isProblem ? validator.faults({ $ref: "#/components/schemas/Problem" }, answer.body) : [];
  }
  const declared = operation.responses[answer.status];
  if (!declared) return [`${operation.operationId} has no ${answer.status}`];
  const response = resolve(document, declared);
  return [
    ...headerFaults(validator, response, answer),
    ...(method === "HEAD" ? [] : bodyFaults(validator, response, answer)),
  ].map((fault) => `${operation.operationId} ${answer.status}: ${fault}`);
};

/**
 * The differences of an answer from its document: its status, its media type, its code, a header, or a member of its
 * body. Paths outside the documents and OPTIONS have none.
 */
export const undocumented = async (method: string, address: string, answer: Answered): Promise<string[]> => {
  const [path = ""] = address.split("?");
  const base = (Object.keys(SIDES) as Base[]).find((one) => path.startsWith(`${one}/`));
  if (base === undefined || method === "OPTIONS") return [];
  const validator = await documentValidator(SIDES[base]);
  // The documents of the other sides include the base in their paths.
  const isServer = base === "/v1" || base === "/backoffice";
  return faultsOf(validator, method, isServer ? path.slice(base.length) : path, answer);
};
