import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { bodyOf } from "../../src/contract/route.ts";
import { EVENT_NAMES } from "../../src/vocabulary/event-types.ts";
import { operations, sampleOf } from "../contract/samples.ts";
import { makeAccount } from "../support/api.ts";
import { ask } from "../support/contract-client.ts";
import { type DocumentValidator, documentValidator } from "../support/document.ts";
import type { Json } from "../support/http.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { lastingMembers } from "./lasting-members.ts";

stubFetch();

let validator: DocumentValidator;
const account = sharedAccount();

beforeAll(async () => {
  validator = await documentValidator("v1");
});

const operationOf = (path: string, method: string): Json => validator.document.paths[path][method];

const documentedBody = (path: string, method: string): Json =>
  operationOf(path, method).requestBody?.content["application/json"];

/** The example of an answer. */
const exampleAnswer = ({ route: { path, method } }: Endpoint, status: number): Json =>
  operationOf(path, method).responses[status].content["application/json"].example;

/** The example with the sample's ids, because its own ids name nothing. */
const withIdsOf = (sampled: Json, example: Json): Json => {
  const ids = Object.keys(example).filter((name) => name.endsWith("Id"));
  return { ...example, ...Object.fromEntries(ids.map((name) => [name, sampled[name]])) };
};

const withBody = operations((endpoint) => endpoint.kind === "write" && bodyOf(endpoint.route) !== null);

describe("the example of a body", () => {
  it.each(withBody)("is accepted by $operation", async ({ endpoint }) => {
    const { example, schema } = documentedBody(endpoint.route.path, endpoint.route.method);
    expect(validator.faults(schema, example)).toEqual([]);
    const own = await makeAccount();
    const { body: sampled, ...call } = await sampleOf(endpoint, own);
    const body = withIdsOf(sampled, example);
    const answer = await ask(own.key, endpoint, { ...call, body });
    expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
    expect(answer.body.result?.outcome).toEqual(exampleAnswer(endpoint, answer.status).result?.outcome);
  });
});

/** The body of an operation's example, by the code under which it creates an object. */
const createdBy = ([path, method]: readonly [path: string, method: string]): [ref: string, body: Json][] => {
  const { example } = documentedBody(path, method);
  return (example.items ?? [example]).map(({ externalRef = "EX-1", ...body }: Json) => [externalRef, body]);
};

/** What keeps an example's object out of recommendations. */
const lacksOf = async (resource: string, operation: readonly [string, string]): Promise<string[]> => {
  const { api } = await makeAccount();
  const written = await Promise.all(
    createdBy(operation).map(([ref, body]) => api.put(`/${resource}/by-ref/${ref}`, { body })),
  );
  return written.flatMap(({ body }) => body.data.radar.pending);
};

describe("an object created from an example", () => {
  it.each([
    ["/leads", "post"],
    ["/leads/by-ref/{ref}", "put"],
    ["/leads/batch", "post"],
  ] as const)("is a client that Radar recommends to: %s", async (...operation) => {
    expect(await lacksOf("leads", operation)).toEqual([]);
  });

  it.each([
    ["/properties", "post"],
    ["/properties/by-ref/{ref}", "put"],
    ["/properties/batch", "post"],
  ] as const)("is a property that lacks only its photos and the review: %s", async (...operation) => {
    expect(await lacksOf("properties", operation)).toEqual(["COVER_PHOTO_MISSING", "OTHER"]);
  });
});

describe("the example of an answer", () => {
  it.each(operations())(
    "of $operation agrees with its schema and with what the service answers",
    async ({ endpoint }) => {
      const answer = await ask(account.key, endpoint, await sampleOf(endpoint, account));
      const { schema, example } = operationOf(endpoint.route.path, endpoint.route.method).responses[
        answer.status
      ].content["application/json"];
      expect(validator.faults(schema, example)).toEqual([]);
      expect(lastingMembers(example, answer.body)).toEqual(lastingMembers(answer.body, example));
      // The outcome of a documented body is compared above.
      if (!documentedBody(endpoint.route.path, endpoint.route.method))
        expect(example.result?.outcome).toEqual(answer.body.result?.outcome);
      if (endpoint.route.path.startsWith("/reference/")) expect(example).toEqual(answer.body);
    },
  );
});

describe("the example of a delivery", () => {
  it.each([...EVENT_NAMES, "webhook.test"])(
    "of %s agrees with its schema, and has a description of its own",
    (type) => {
      const { post } = validator.document.webhooks[type];
      const { schema, example } = post.requestBody.content["application/json"];
      expect(validator.faults(schema, example)).toEqual([]);
      expect(example).toMatchObject({ type, timestamp: expect.any(String), data: expect.any(Object) });
      expect(JSON.stringify(example)).not.toContain("…");
      expect(post.description.length).toBeGreaterThan(post.summary.length);
    },
  );
});
