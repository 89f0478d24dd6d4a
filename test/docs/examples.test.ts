import { beforeAll, describe, expect, it } from "vitest";
import { operations, sampleOf } from "../contract/samples.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { ask } from "../support/contract-client.ts";
import { type DocumentValidator, documentValidator } from "../support/document.ts";
import type { Json } from "../support/http.ts";
import { stubFetch } from "../support/stub-fetch.ts";

stubFetch();

let validator: DocumentValidator;
let account: TestAccount;

beforeAll(async () => {
  validator = await documentValidator("v1");
  account = await makeAccount();
});

const operationOf = (path: string, method: string): Json => validator.document.paths[path][method];

const bodyOf = (path: string, method: string): Json =>
  operationOf(path, method).requestBody?.content["application/json"];

/** The members that a value has, deeply, as far as another one goes: what is null or empty in either says nothing. */
const membersOf = (value: Json, beside: Json): Json => {
  if (Array.isArray(value))
    return Array.isArray(beside) && value[0] && beside[0] ? membersOf(value[0], beside[0]) : [];
  if (typeof value !== "object" || value === null || typeof beside !== "object" || beside === null)
    return null;
  return Object.keys(value)
    .sort()
    .map((name) => [name, name in beside ? membersOf(value[name], beside[name]) : null]);
};

/** Members that are there on some occasions only, and keys that are data. */
const OCCASIONAL =
  /^(radar|photos|counts|summary|from|to|owner|address|accepted\w+|refund\w+|stage\w*|lostReason|note|tab|soldAt|nearMisses|funnel|pointer)$/;

const lasting = (members: Json): Json =>
  Array.isArray(members)
    ? members.filter(([name]) => !OCCASIONAL.test(name)).map(([name, inner]) => [name, lasting(inner)])
    : null;

/** An example names an id that nobody has: that of the sample stands in for it. */
const withIdsOf = (sampled: Json, example: Json): Json => {
  const ids = Object.keys(example).filter((name) => name.endsWith("Id"));
  return { ...example, ...Object.fromEntries(ids.map((name) => [name, sampled[name]])) };
};

const withBody = operations((endpoint) => endpoint.kind === "write" && endpoint.body !== null);

describe("the example of a body", () => {
  it.each(withBody)("is taken by $operation", async ({ endpoint }) => {
    const { example, schema } = bodyOf(endpoint.path, endpoint.method);
    expect(validator.faults(schema, example)).toEqual([]);
    const own = await makeAccount();
    const { body: sampled, ...call } = await sampleOf(endpoint, own);
    const body = withIdsOf(sampled, example);
    const answer = await ask(own.key, endpoint, { ...call, body });
    expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
  });
});

describe("the example of an answer", () => {
  it.each(operations())(
    "of $operation is what its schema says and the service answers",
    async ({ endpoint }) => {
      const answer = await ask(account.key, endpoint, await sampleOf(endpoint, account));
      const { schema, example } = operationOf(endpoint.path, endpoint.method).responses[answer.status]
        .content["application/json"];
      expect(validator.faults(schema, example)).toEqual([]);
      expect(lasting(membersOf(example, answer.body))).toEqual(lasting(membersOf(answer.body, example)));
    },
  );
});
