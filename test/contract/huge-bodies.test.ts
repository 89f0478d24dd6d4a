import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ask } from "../support/contract-client.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { operations, refusedSampleOf } from "./samples.ts";

/** As many as a body of 1 MB holds. */
const WRONG_ITEMS = `[${"0,".repeat(480_000)}0]`;
const UNKNOWN_MEMBERS = Array.from({ length: 90_000 }, (_, at) => `"${at}":0`).join(",");

/** One name as long as the body, and as many names as faults are listed; each character is two UTF-16 units. */
const LONG_NAMES = [
  `{"${"k".repeat(900_000)}":0}`,
  `{${Array.from({ length: 1_500 }, (_, at) => `"${"😀".repeat(150)}${at}":0`).join(",")}}`,
];

const MAX_FAULTS = 1_000;
const MAX_CHARS = 500_000;

const bodyOf = (endpoint: object): z.ZodType | null => {
  const { body = null, documentedBody = body } = endpoint as Record<string, z.ZodType | null>;
  return documentedBody ?? null;
};

const unwrap = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap() as z.ZodType);
  if (!(schema instanceof z.ZodPipe)) return schema;
  return unwrap((schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType);
};

const listsOf = (schema: z.ZodType | null): string[] =>
  schema instanceof z.ZodObject
    ? Object.keys(schema.shape).filter((name) => unwrap(schema.shape[name]) instanceof z.ZodArray)
    : [];

const withBody = operations((endpoint) => bodyOf(endpoint) !== null);
const lists = withBody.flatMap(({ operation, endpoint }) =>
  listsOf(bodyOf(endpoint)).map((list) => ({ operation, endpoint, list })),
);

const account = sharedAccount();

describe("half a million faults", () => {
  it.each(lists)("of $list in $operation are answered within bounds", async ({ endpoint, list }) => {
    const { params = {} } = await refusedSampleOf(endpoint, account);
    const answer = await ask(account.key, endpoint, {
      params,
      query: "foo=1",
      body: `{"${list}":${WRONG_ITEMS}}`,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.invalidParams.length).toBeLessThanOrEqual(MAX_FAULTS);
  });

  it.each(withBody)("of unknown members in $operation are answered within bounds", async ({ endpoint }) => {
    const { params = {} } = await refusedSampleOf(endpoint, account);
    const answer = await ask(account.key, endpoint, { params, query: "foo=1", body: `{${UNKNOWN_MEMBERS}}` });
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_body"]);
    expect(answer.body.invalidParams.length).toBeLessThanOrEqual(MAX_FAULTS);
    expect(answer.text.length).toBeLessThan(MAX_CHARS);
  });

  it.each(withBody)("of long names in $operation are answered within bounds", async ({ endpoint }) => {
    const { params = {} } = await refusedSampleOf(endpoint, account);
    for (const body of LONG_NAMES) {
      const answer = await ask(account.key, endpoint, { params, body });
      expect(answer.body.code).toBe("invalid_body");
      expect(answer.text.length).toBeLessThan(MAX_CHARS);
    }
  });

  it("in one item of a batch do not delay the others", async () => {
    const body = `{"items":[{"externalRef":"A","photos":${WRONG_ITEMS}},{"externalRef":"B","bedrooms":-1}]}`;
    const { status, body: accepted } = await account.api.post("/properties/batch", { body });
    expect([status, accepted.data.rejected]).toEqual([202, 2]);
  });
});
