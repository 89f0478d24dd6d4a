import { describe, expect, it } from "vitest";
import { BODY_BYTES } from "../../src/contract/body.ts";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { bodyOf, isBodyOptional, paramsOf, queryOf } from "../../src/contract/route.ts";
import { ask, type Call, pathOf, withQuery } from "../support/contract-client.ts";
import { dumpOf } from "../support/dump.ts";
import { type Answer, type Options, send } from "../support/http.ts";
import { expectProblem } from "../support/problem.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { operations, refusedAccount, refusedSampleOf } from "./samples.ts";

stubFetch();

const account = sharedAccount(refusedAccount);

interface Expected {
  readonly code: string;
  readonly invalidParams: readonly object[];
}

const refused = async (endpoint: Endpoint, call: Call, expected: Expected, options: Options = {}) => {
  const answer = await ask(account.key, endpoint, call, options);
  expect(answer.body).toMatchObject({ status: 400, ...expected });
  expect(answer.body.invalidParams).toHaveLength(expected.invalidParams.length);
};

/** Passes a valid call to the test, which makes it invalid; no such call may write anything. */
const withValidCall = async (
  endpoint: Endpoint,
  invalidate: (call: Call) => Promise<void>,
): Promise<void> => {
  const call = await refusedSampleOf(endpoint, account);
  if (endpoint.kind === "read") return invalidate(call);
  const before = await dumpOf(account.accountId);
  await invalidate(call);
  expect(await dumpOf(account.accountId)).toEqual(before);
};

const withBody = operations((endpoint) => endpoint.kind === "write" && bodyOf(endpoint.route) !== null);
const withoutBody = operations((endpoint) => endpoint.kind === "write" && bodyOf(endpoint.route) === null);
const writes = [...withBody, ...withoutBody];
const withParameters = operations(({ route: { path } }) => path.includes("{"));
const queried = operations((endpoint) => Object.keys(queryOf(endpoint.route).shape).length > 0);

describe("the query", () => {
  it.each(operations())("of $operation has no unknown parameter", ({ endpoint }) =>
    withValidCall(endpoint, async (call) => {
      await refused(endpoint, withQuery(call, "nonsense=1&__proto__=2"), {
        code: "invalid_param",
        invalidParams: [
          { in: "query", name: "nonsense", code: "unknown_param" },
          { in: "query", name: "__proto__", code: "unknown_param" },
        ],
      });
    }),
  );

  it.each(writes)("of $operation never passes a mistyped dryRun as a write", ({ endpoint }) =>
    withValidCall(endpoint, async (call) => {
      await refused(endpoint, withQuery(call, "dryrun=true"), {
        code: "invalid_param",
        invalidParams: [{ in: "query", name: "dryrun", code: "unknown_param" }],
      });
      await refused(endpoint, withQuery(call, "dryRun=1"), {
        code: "invalid_param",
        invalidParams: [{ in: "query", name: "dryRun", code: "not_in_list", allowed: ["true", "false"] }],
      });
    }),
  );

  it.each(queried)("of $operation has each parameter once", async ({ endpoint }) => {
    for (const name of Object.keys(queryOf(endpoint.route).shape)) {
      const call = await refusedSampleOf(endpoint, account);
      const answer = await ask(account.key, endpoint, { ...call, query: `${name}=1&${name}=1` });
      expect(answer.body.code, name).toBe("invalid_param");
      expect(answer.body.invalidParams).toContainEqual(
        expect.objectContaining({ in: "query", name, code: "repeated" }),
      );
    }
  });
});

describe("the path", () => {
  it.each(withParameters)("of $operation has no malformed escape", async ({ endpoint }) => {
    const call = await refusedSampleOf(endpoint, account);
    const [name] = Object.keys(paramsOf(endpoint.route).shape);
    for (const malformed of ["%", "%zz", "%E0%A4%A", "%C0%AF"]) {
      const marked = { ...call, params: { ...call.params, [name!]: "MARK" } };
      const path = pathOf(endpoint, marked).replace("MARK", malformed);
      const method = endpoint.route.method.toUpperCase() as "GET";
      const body = call.body === undefined ? {} : { body: call.body };
      const answer: Answer = await send(method, path, account.key, body);
      expect(expectProblem(answer), malformed).toBe("invalid_param");
      expect(answer.body.invalidParams).toMatchObject([{ in: "path", name, code: "malformed_escape" }]);
    }
  });
});

const NO_OBJECTS = [
  ["", "not_an_object"],
  ["[]", "not_an_object"],
  ["null", "not_an_object"],
  ['"{}"', "not_an_object"],
  ["{", "malformed"],
  ["{'a':1}", "malformed"],
] as const;

const inBody = (code: string, name = "") => ({ in: "body", name, code });
const NOT_JSON = { in: "header", name: "Content-Type", code: "not_json" };

describe("the body", () => {
  it.each(withBody)("of $operation has no unknown member", ({ endpoint }) =>
    withValidCall(endpoint, async (call) => {
      await refused(
        endpoint,
        { ...call, body: { ...(call.body as object), nonsense: 1, "a/b": null } },
        {
          code: "invalid_body",
          invalidParams: [
            { ...inBody("unknown_field", "nonsense"), pointer: "/nonsense" },
            { ...inBody("unknown_field", "a/b"), pointer: "/a~1b" },
          ],
        },
      );
    }),
  );

  it.each(withBody)("of $operation is a JSON object", ({ endpoint }) =>
    withValidCall(endpoint, async (call) => {
      for (const [body, code] of NO_OBJECTS) {
        // A missing body may count as an empty object.
        if (body === "" && isBodyOptional(endpoint.route)) continue;
        await refused(endpoint, { ...call, body }, { code: "invalid_body", invalidParams: [inBody(code)] });
      }
    }),
  );

  it.each(withBody)("of $operation is declared as JSON", ({ endpoint }) =>
    withValidCall(endpoint, async (call) => {
      const types = ["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1"];
      for (const type of types) {
        const body = JSON.stringify(call.body);
        const options = { body, headers: { "Content-Type": type } };
        await refused(endpoint, call, { code: "invalid_body", invalidParams: [NOT_JSON] }, options);
      }
    }),
  );

  it.each(withoutBody)("of $operation is empty", ({ endpoint }) =>
    withValidCall(endpoint, async (call) => {
      for (const body of [{ nonsense: 1 }, [], "x", "null"]) {
        await refused(
          endpoint,
          { ...call, body },
          { code: "invalid_body", invalidParams: [inBody("not_empty")] },
        );
      }
    }),
  );

  it.each(writes)("of $operation ends at the size limit", async ({ endpoint }) => {
    const call = await refusedSampleOf(endpoint, account);
    const limit = (endpoint.kind === "write" && endpoint.bodyBytes) || BODY_BYTES;
    const answer = await ask(account.key, endpoint, { ...call, body: " ".repeat(limit + 1) });
    expect(answer.body.code).toBe("payload_too_large");
  });
});

describe("one refusal", () => {
  it.each(withBody)("of $operation lists the faults of every part", async ({ endpoint }) => {
    const call = await refusedSampleOf(endpoint, account);
    const broken = { ...withQuery(call, "dryRun=maybe&nonsense=1"), body: { nonsense: 1 } };
    const answer = await ask(account.key, endpoint, broken);
    expect(answer.body.code).toBe("invalid_body");
    expect(answer.body.invalidParams).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ in: "query", name: "dryRun" }),
        expect.objectContaining({ in: "query", name: "nonsense" }),
        expect.objectContaining({ in: "body", name: "nonsense" }),
      ]),
    );
  });
});
