import { createRequire } from "node:module";
import { join } from "node:path";
import { type Collection, type Request, requestsOf } from "../collection.ts";
import { emitRestClient } from "../emit/rest-client.ts";
import type { Place, Report } from "./run-tool.ts";

type JsonPath = (query: { readonly path: string; readonly json: object }) => readonly unknown[];

interface Call {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly string[];
  readonly body: string | undefined;
}

const REFERENCE = /\{\{(.+?)\}\}/g;

/** The requests of a file, as REST Client reads them. */
const callsIn = (text: string): Call[] =>
  text
    .split(/^###.*$/m)
    .slice(1)
    .map((part) => {
      const name = /^# @name (\w+)$/m.exec(part)?.[1] ?? "";
      const [head = "", ...body] = part
        .replace(/^#.*\n/gm, "")
        .trim()
        .split("\n\n");
      const [line = "", ...headers] = head.split("\n");
      const [method = "", url = ""] = line.split(" ");
      return { name, method, url, headers, body: body.length > 0 ? body.join("\n\n") : undefined };
    });

/** Replaces variables, which come from the file, from REST Client itself, or from answers. */
class Variables {
  readonly #file: ReadonlyMap<string, string>;
  readonly #answers = new Map<string, object>();
  readonly #find: JsonPath;

  constructor(text: string, find: JsonPath) {
    this.#file = new Map([...text.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name, value]) => [name!, value!]));
    this.#find = find;
  }

  keep(name: string, answer: object): void {
    this.#answers.set(name, answer);
  }

  in(text: string): string {
    return text.replace(REFERENCE, (_, name: string) => this.#value(name));
  }

  #value(name: string): string {
    if (name === "$guid") return crypto.randomUUID();
    if (name === "$timestamp") return String(Math.floor(Date.now() / 1_000));
    const defined = this.#file.get(name);
    if (defined !== undefined) return this.in(defined);
    const [, of = "", path = ""] = /^(\w+)\.response\.body\.(.+)$/.exec(name) ?? [];
    const json = this.#answers.get(of);
    const [found] = json ? this.#find({ path, json }) : [];
    if (typeof found !== "string") throw new Error(`{{${name}}} has no value`);
    return found;
  }
}

const faultsOf = (request: Request, answer: Response, body: object): string[] => {
  const missing = request.members.filter((member) => !(member in body));
  return [
    ...(request.statuses.includes(answer.status) ? [] : [`answered ${answer.status}`]),
    ...(answer.headers.get("Content-Type")?.startsWith(request.mediaType)
      ? []
      : ["is of another media type"]),
    ...(answer.headers.get("X-Request-Id") ? [] : ["has no X-Request-Id"]),
    ...missing.map((member) => `has no ${member}`),
    ...(request.code === null || Reflect.get(body, "code") === request.code ? [] : ["has another code"]),
  ];
};

/** Sends each request of a file as REST Client does, and checks the answer against the collection. */
export const runRestClient = async (collection: Collection, { tools }: Place): Promise<Report> => {
  const library = createRequire(join(tools, "package.json"))("jsonpath-plus") as { JSONPath: JsonPath };
  const text = emitRestClient(collection);
  const variables = new Variables(text, library.JSONPath);
  const expected = new Map(requestsOf(collection).map((request) => [request.id, request]));
  const faults: string[] = [];
  const calls = callsIn(text);
  for (const { name, method, url, headers, body } of calls) {
    const pairs = headers.map((line) => variables.in(line).split(": ") as [string, string]);
    const init = { method, headers: pairs, ...(body !== undefined && { body: variables.in(body) }) };
    const answer = await fetch(variables.in(url), init);
    const parsed = (await answer.json()) as object;
    variables.keep(name, parsed);
    faults.push(...faultsOf(expected.get(name)!, answer, parsed).map((fault) => `${name} ${fault}`));
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return { requests: calls.length, tests: 0 };
};
