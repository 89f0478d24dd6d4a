import { beforeAll, describe, expect, it } from "vitest";
import { operations, sampleOf } from "../contract/samples.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { ask } from "../support/contract-client.ts";
import { type DocumentValidator, documentValidator } from "../support/document.ts";
import type { Json } from "../support/http.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { lastingMembers } from "./lasting-members.ts";

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
      expect(lastingMembers(example, answer.body)).toEqual(lastingMembers(answer.body, example));
    },
  );
});
