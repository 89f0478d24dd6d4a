import { documentValidator } from "./document.ts";
import type { Json } from "./http.ts";

const SIDES = { "/v1": "v1", "/backoffice": "backoffice" } as const;
type Base = keyof typeof SIDES;

/** A literal segment goes before a parameter, as the router has it. */
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

const resolve = (document: Json, node: Json): Json =>
  node.$ref
    ? node.$ref
        .slice(2)
        .split("/")
        .reduce((at: Json, key: string) => at[key], document)
    : node;

/**
 * What an answer has that its document does not announce, or lacks: its status, its media type, or a member of its
 * body. Nothing of what the documents do not speak of: other paths, other methods.
 */
export const undocumented = async (
  method: string,
  address: string,
  { status, headers, body }: { readonly status: number; readonly headers: Headers; readonly body: Json },
): Promise<string[]> => {
  const [path = ""] = address.split("?");
  const base = (Object.keys(SIDES) as Base[]).find((one) => path.startsWith(`${one}/`));
  if (base === undefined || method === "HEAD" || method === "OPTIONS") return [];
  const validator = await documentValidator(SIDES[base]);
  const { document } = validator;
  const template = templateOf(Object.keys(document.paths), path.slice(base.length));
  const operation = template && document.paths[template][method.toLowerCase()];
  if (!operation) return [];
  const declared = operation.responses[status];
  if (!declared) return [`${operation.operationId} answered ${status}, which its document does not have`];
  const type = (headers.get("Content-Type") ?? "").split(";")[0]!;
  const media = resolve(document, declared).content[type];
  if (!media) return [`${operation.operationId} answered ${status} as ${type}`];
  return validator.faults(media.schema, body).map((fault) => `${operation.operationId} ${status}: ${fault}`);
};
