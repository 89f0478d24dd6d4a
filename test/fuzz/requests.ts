import { env, exports } from "cloudflare:workers";
import fc from "fast-check";
import { bodyOf, paramsOf, queryOf, type Route } from "../../src/contract/route.ts";
import type { Operation } from "../../src/docs/operations.ts";
import { type Answer, answerOf } from "../support/http.ts";
import { jsonText } from "./json-text.ts";
import { mutated } from "./mutated.ts";
import { ODD_NAMES, ODD_TEXTS } from "./odd-values.ts";
import { type Known, valuesOf } from "./schema-values.ts";

/** A request of an operation, ready to send. */
export interface FuzzedRequest {
  /** Segments of the path, escaped. */
  readonly params: Readonly<Record<string, string>>;
  /** The query, after the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

const encoder = new TextEncoder();

const escaped = (text: string): string => encodeURIComponent(text.toWellFormed());

/** `.` and `..` would change the route's path. */
const segment = (text: string): string => (/^\.{1,2}$/.test(text) ? "dots" : escaped(text));

const ODD_SEGMENTS = ["%", "%zz", "%C0%AF", "%E0%A4%A", "%00", "%2F", "%23%25", "a%2Fb", ";a=b", "*"];
const ODD_QUERIES = [
  "",
  "=",
  "&&",
  "a=b=c",
  "dryRun=true&dryRun=true",
  "dryRun=TRUE",
  "%zz=%",
  "limit=1&limit=2",
  "limit",
];
const ODD_TYPES = ["text/plain", "application/json; charset=latin1", "application/merge-patch+json", "", "x"];
const ODD_KEYS = ["", " ", "k".repeat(100), "k".repeat(101), "a, a", "K\tK"];

type Texts = Readonly<Record<string, string>>;

const asTexts = (values: unknown): Texts =>
  Object.fromEntries(
    Object.entries(values as object).map(([name, value]) => [
      name,
      typeof value === "string" ? value : jsonText(value),
    ]),
  );

const segmentsOf = ({ route }: Operation, known: Known): fc.Arbitrary<Texts> => {
  const likely = valuesOf(paramsOf(route), known).map((values) =>
    Object.fromEntries(Object.entries(asTexts(values)).map(([name, text]) => [name, segment(text)])),
  );
  const odd = fc.constantFrom(...ODD_SEGMENTS, ...ODD_TEXTS.map(segment));
  const invalid = fc
    .tuple(likely, odd)
    .map(([values, text]) => Object.fromEntries(Object.keys(values).map((name) => [name, text])));
  return fc.oneof({ weight: 8, arbitrary: likely }, { weight: 1, arbitrary: invalid });
};

const queryText = (query: Texts): string =>
  Object.entries(query)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join("&");

const queriesOf = ({ route }: Operation, known: Known): fc.Arbitrary<string> => {
  const schema = queryOf(route);
  const likely = valuesOf(schema, known).map(asTexts);
  const names = [...Object.keys(schema.shape), ...ODD_NAMES];
  const extra = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...ODD_TEXTS));
  return fc.oneof(
    { weight: 12, arbitrary: likely.map(queryText) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(likely, extra)
        .map(([texts, [name, text]]) => queryText({ ...texts, [name]: text })),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_QUERIES) },
  );
};

const headersOf = (operation: Operation, credential: string): fc.Arbitrary<Texts> => {
  const plain = { Authorization: `Bearer ${credential}`, "Content-Type": "application/json" };
  const odd = fc.oneof(
    fc.constantFrom(...ODD_TYPES).map((type) => ({ "Content-Type": type })),
    fc.constantFrom(...ODD_KEYS).map((key) => ({ "Idempotency-Key": key })),
    fc
      .constantFrom("en", "pt", "*", "en;q=0, xx", ";;;", "a".repeat(500))
      .map((tags) => ({ "Accept-Language": tags })),
    fc
      .constantFrom(
        "",
        "Bearer",
        credential,
        `Basic ${credential}`,
        `Bearer ${credential}x`,
        `bearer  ${credential}`,
      )
      .map((text) => ({ Authorization: text })),
    fc.constantFrom("gzip", "identity", "br").map((coding) => ({ "Content-Encoding": coding })),
    fc.constantFrom("", "a\tb", "ana", "x".repeat(101)).map((actor) => ({ "X-Actor": actor })),
  );
  const own = operation.sends.includes("Idempotency-Key")
    ? fc.option(
        fc.uuid().map((id) => ({ "Idempotency-Key": `${operation.route.operationId} ${id}` })),
        { nil: {} },
      )
    : fc.constant({});
  return fc
    .tuple(own, fc.option(odd, { nil: {}, freq: 8 }))
    .map(([given, off]) => ({ ...plain, ...given, ...off }));
};

/** Characters of member names, without the braces of an unfilled template. */
const nameUnit = fc.constantFrom(..."abc/~.é🏠[]0 \u0000");

const cutShort = (bytes: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> =>
  fc
    .tuple(bytes, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([all, part]) => all.slice(0, all.length * part));

const withBadByte = (bytes: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> =>
  fc
    .tuple(bytes, fc.nat(10_000), fc.constantFrom(0xff, 0xc0, 0xed, 0x00, 0x22))
    .map(([all, at, byte]) => (all.length === 0 ? all : all.with(at % all.length, byte)));

const bodiesOf = ({ route }: Operation, known: Known): fc.Arbitrary<Uint8Array | null> => {
  const body = bodyOf(route);
  const garbage = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.json({ stringUnit: nameUnit }).map((text) => encoder.encode(text)),
    fc
      .constantFrom("", " ", "{}", "[]", "null", "\ufeff{}", "[".repeat(5_000))
      .map((text) => encoder.encode(text)),
  );
  if (body === null) return fc.option(garbage, { freq: 3 }).map((bytes) => (bytes?.length ? bytes : null));
  const values = valuesOf(body, known);
  const likely = values.map((value) => encoder.encode(jsonText(value)));
  return fc.oneof(
    { weight: 6, arbitrary: likely },
    { weight: 8, arbitrary: mutated(values).map((value) => encoder.encode(jsonText(value))) },
    { weight: 1, arbitrary: cutShort(likely) },
    { weight: 1, arbitrary: withBadByte(likely) },
    { weight: 2, arbitrary: garbage },
  );
};

const SHOWN_CHARS = 600;

/** A request as a counterexample shows it. */
const shown = (request: FuzzedRequest): string =>
  JSON.stringify({
    ...request,
    body: request.body && new TextDecoder().decode(request.body).slice(0, SHOWN_CHARS),
  });

/** Requests of an operation: seemingly valid, almost valid, and garbage. */
export const requestsOf = (
  operation: Operation,
  known: Known,
  credential: string,
): fc.Arbitrary<FuzzedRequest> =>
  fc
    .record({
      params: segmentsOf(operation, known),
      query: queriesOf(operation, known),
      headers: headersOf(operation, credential),
      body: bodiesOf(operation, known),
    })
    .map((request) => ({ ...request, [fc.toStringMethod]: () => shown(request) }));

const pathOf = ({ path }: Route, { params, query }: FuzzedRequest): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "") + (query === "" ? "" : `?${query}`);

export const sendFuzzed = async (
  base: "/v1" | "/backoffice",
  operation: Operation,
  request: FuzzedRequest,
  method: string = operation.route.method.toUpperCase(),
): Promise<Answer> => {
  const body = operation.route.method === "get" || request.body === null ? {} : { body: request.body };
  const path = base + pathOf(operation.route, request);
  const sent = new Request(env.PUBLIC_URL + path, { method, headers: request.headers, ...body });
  return answerOf(await exports.default.fetch(sent), `${method} ${path}`);
};
