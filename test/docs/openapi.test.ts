import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import { errorsOf } from "../../src/contract/errors-of.ts";
import { bodyOf, isBodyOptional, paramsOf, queryOf, statusesOf } from "../../src/contract/route.ts";
import { ANSWERS, BACKOFFICE_ANSWERS } from "../../src/documentation/answers.ts";
import { ERRORS, type ErrorCode, slugOf } from "../../src/errors/catalog.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { resolve } from "../support/documented.ts";
import { type Answer, type Json, send } from "../support/http.ts";

let contract: Answer;
let operator: Answer;
beforeAll(async () => {
  contract = await send("GET", "/docs/openapi.json?lang=en", null);
  operator = await send("GET", "/backoffice/openapi.json?lang=en", env.BACKOFFICE_TOKEN);
});

const parametersOf = (operation: Json, place: string): string[] =>
  operation.parameters
    .map((parameter: Json) => resolve(contract.body, parameter))
    .filter((parameter: Json) => parameter.in === place)
    .map(({ name }: Json) => name);

const codesAt = (response: Json): string[] => resolve(contract.body, response)["x-problem-codes"];

const each = ENDPOINTS.map(
  (endpoint) => [`${endpoint.route.method} ${endpoint.route.path}`, endpoint] as const,
);

/** The formats of ajv-formats: a strict validator rejects all others. */
const FORMATS = ["date", "time", "date-time", "duration", "uri", "uri-reference", "uri-template", "email"];
const MORE_FORMATS = [
  "hostname",
  "ipv4",
  "ipv6",
  "regex",
  "uuid",
  "json-pointer",
  "int32",
  "int64",
  "double",
];

const formatsIn = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  const { format } = value as { format?: unknown };
  const inner = Object.values(value).flatMap(formatsIn);
  return typeof format === "string" ? [format, ...inner] : inner;
};

const isPage = (answer: unknown): boolean => "nextCursor" in ((answer as { shape?: object }).shape ?? {});

describe("the OpenAPI document", () => {
  it("gives each operation that answers a cursor the parameters cursor and limit", () => {
    const answers: Readonly<Record<string, unknown>> = { ...ANSWERS, ...BACKOFFICE_ANSWERS };
    const pages = [...ENDPOINTS, ...BACKOFFICE_ENDPOINTS].filter(({ route }) =>
      isPage(answers[route.operationId]),
    );
    const lacking = pages.filter(({ route }) => {
      const { limit, cursor } = queryOf(route).shape;
      return !limit || !cursor;
    });
    expect(lacking.map(({ route }) => route.operationId)).toEqual([]);
    expect(pages.length).toBeGreaterThan(30);
  });

  it("names only formats that strict validators know", () => {
    const found = new Set([...formatsIn(contract.body), ...formatsIn(operator.body)]);
    expect([...found].filter((name) => ![...FORMATS, ...MORE_FORMATS].includes(name))).toEqual([]);
    expect([...found]).toContain("uri");
  });

  it("is public, cacheable for minutes, and names its server", () => {
    expect(contract.status).toBe(200);
    expect(contract.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(contract.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(contract.body).toMatchObject({
      openapi: "3.1.0",
      info: { version: "1.0.0" },
      servers: [{ url: `${env.PUBLIC_URL}/v1` }],
      security: [{ bearer: [] }],
    });
  });

  it("has exactly the declared operations, in their order", () => {
    const documented = Object.values(contract.body.paths as Json).flatMap((item) =>
      Object.values(item as Json).map((operation) => (operation as Json).operationId),
    );
    expect(documented.sort()).toEqual(ENDPOINTS.map(({ route }) => route.operationId).sort());
    expect(new Set(documented).size).toBe(documented.length);
    const paths = [...new Set(ENDPOINTS.map(({ route }) => route.path))];
    expect(Object.keys(contract.body.paths)).toEqual(paths);
    expect(Object.keys(ANSWERS).sort()).toEqual(documented);
  });

  it.each(each)("shows what %s accepts", (_, endpoint) => {
    const operation = contract.body.paths[endpoint.route.path][endpoint.route.method];
    const idempotent = endpoint.kind === "write" && endpoint.idempotent;
    expect(parametersOf(operation, "path")).toEqual(Object.keys(paramsOf(endpoint.route).shape));
    expect(parametersOf(operation, "query")).toEqual(Object.keys(queryOf(endpoint.route).shape));
    expect(parametersOf(operation, "header")).toEqual([
      "Accept-Language",
      ...(idempotent ? ["Idempotency-Key"] : []),
      ...(endpoint.kind === "write" && endpoint.versioned ? ["If-Match"] : []),
    ]);
    const body = bodyOf(endpoint.route) ? !isBodyOptional(endpoint.route) : undefined;
    expect(operation.requestBody?.required).toBe(body);
    expect(operation["x-permission"]).toBe(endpoint.permission ?? undefined);
  });

  it.each(each)("shows every code %s answers, by status", (_, endpoint) => {
    const { responses } = contract.body.paths[endpoint.route.path][endpoint.route.method];
    const failures = Object.entries(responses as Json).filter(([status]) => Number(status) >= 400);
    const documented = failures.flatMap(([status, response]) =>
      codesAt(response as Json).map((code) => `${status} ${code}`),
    );
    const declared = errorsOf(endpoint).map((code) => `${ERRORS[code].status} ${code}`);
    expect(documented.sort()).toEqual(declared.sort());
  });

  it.each(each)("shows the headers of the successes of %s", (_, endpoint) => {
    const { responses } = contract.body.paths[endpoint.route.path][endpoint.route.method];
    const statuses = statusesOf(endpoint.route);
    for (const status of statuses) {
      const names = Object.keys(responses[status].headers);
      expect(names).toEqual(expect.arrayContaining(["X-Request-Id", "Content-Language", "RateLimit"]));
      const replayable = endpoint.kind === "write" && endpoint.idempotent;
      expect(names.includes("Idempotent-Replayed")).toBe(replayable);
      expect(responses[status].content["application/json"].schema).toBeTruthy();
    }
  });

  it("has for each code the problem that the service answers", () => {
    for (const [code, example] of Object.entries<Json>(contract.body.components.examples)) {
      const { status, title } = ERRORS[code as ErrorCode];
      const type = `${env.PUBLIC_URL}/docs/erros/${slugOf(code as ErrorCode)}`;
      expect(example.value).toMatchObject({ code, status, title: title.en, type });
    }
  });
});

describe("the contract's other forms", () => {
  it("is the same in YAML", async () => {
    const { status, text, headers } = await send("GET", "/docs/openapi.yaml?lang=en", null);
    expect([status, headers.get("Content-Type")]).toEqual([200, "application/yaml; charset=utf-8"]);
    const samples = JSON.parse(
      JSON.stringify(contract.body, (name, value) => (name === "x-codeSamples" ? undefined : value)),
    );
    expect(parse(text)).toEqual(samples);
  });

  it.each(["json", "yaml"])(
    "has no webhooks, and nothing that only they refer to, if none are wanted: %s",
    async (form) => {
      const { text } = await send("GET", `/docs/openapi.${form}?webhooks=false&lang=pt-BR`, null);
      const calls: Json = parse(text);
      expect(calls.webhooks).toBeUndefined();
      expect(calls.paths).toBeTypeOf("object");
      expect(Object.keys(calls.paths)).toEqual(Object.keys(contract.body.paths));
      expect(Object.keys(calls.components.parameters)).not.toContain("webhook-id");
      expect(text).not.toContain("BatchDoneWebhook");
      expect(calls.servers).toEqual(contract.body.servers);
    },
  );

  it("names its tags in ASCII, as generated classes need, and shows them under their own names", () => {
    const tags: Json[] = contract.body.tags;
    expect(tags.map(({ name }) => name).filter((name) => /[^\x20-\x7e]/.test(name))).toEqual([]);
    expect(tags.find(({ name }) => name === "Captacao")?.["x-displayName"]).toBe("Captação");
  });
});

describe("the document of the back office", () => {
  it("requires the operator's token", async () => {
    const { status, body } = await send("GET", "/backoffice/openapi.json", null);
    expect([status, body.code]).toEqual([401, "unauthorized"]);
  });

  it("has exactly the declared operations", () => {
    expect(operator.headers.get("Cache-Control")).toBe("no-store");
    const documented = Object.values<Json>(operator.body.paths).flatMap((item) =>
      Object.values<Json>(item).map(({ operationId }) => operationId),
    );
    expect(documented.sort()).toEqual(BACKOFFICE_ENDPOINTS.map(({ route }) => route.operationId).sort());
    expect(Object.keys(BACKOFFICE_ANSWERS).sort()).toEqual(documented);
    expect(operator.body.servers).toEqual([{ url: `${env.PUBLIC_URL}/backoffice` }]);
  });
});

describe.each([
  ["/docs/openapi.json", () => contract.body],
  ["/backoffice/openapi.json", () => operator.body],
])("%s", (_, document) => {
  it("refers to existing components, and has none unused", () => {
    const body = document();
    const references = new Set(JSON.stringify(body).match(/#\/components\/[^"]+/g));
    const components = Object.entries<Json>(body.components)
      .filter(([section]) => section !== "securitySchemes")
      .flatMap(([section, named]) => Object.keys(named).map((name) => `#/components/${section}/${name}`));
    expect([...references].sort()).toEqual(components.sort());
  });

  it("describes every tag it uses", () => {
    expect(document().tags.filter(({ description }: Json) => !description)).toEqual([]);
  });
});
