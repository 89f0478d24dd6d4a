import { beforeAll, describe, expect, it } from "vitest";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { ask } from "../support/contract-client.ts";
import { outsideAnswers } from "../support/outside.ts";
import { expectProblem } from "../support/problem.ts";
import { operations, sampleOf } from "./samples.ts";

outsideAnswers();

let account: TestAccount;

beforeAll(async () => {
  account = await makeAccount();
});

const withBody = operations((endpoint) => endpoint.kind === "write" && endpoint.body !== null);

const NONSENSE = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`nonsense${at}`, 0]));

describe("a body in which everything is wrong", () => {
  it.each(withBody)("has a bounded answer from $operation", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const answer = await ask(account.key, endpoint, { ...call, body: NONSENSE });
    expect(answer.body.code).toBe("invalid_body");
    expect(answer.body.invalidParams.length).toBeLessThanOrEqual(1_000);
    expect(answer.text.length).toBeLessThan(500_000);
  });
});

/** Each item is a fault to a schema that looks at all of them. */
const endless = (name: string, items = 490_000): string => `{"${name}":[${"1,".repeat(items)}1]}`;

describe("a list of half a million items", () => {
  it.each([
    ["photos", "/properties"],
    ["purposes", "/properties"],
    ["ids", "/properties/confirm"],
    ["refs", "/properties/confirm"],
    ["phones", "/leads"],
    ["types", "/webhooks"],
  ])("of %s at %s is refused by its first few", async (name, path) => {
    const answer = await account.api.post(path, { body: endless(name) });
    expect(expectProblem(answer)).toBe("invalid_param");
    expect(answer.body.invalidParams.length).toBeLessThan(300);
  });

  it("in an item of a batch refuses that item alone", async () => {
    const body = `{"items":[${endless("photos")},${endless("purposes")}]}`;
    const { status, body: accepted } = await account.api.post("/properties/batch", { body });
    expect([status, accepted.data.total]).toEqual([202, 2]);
    const { data } = (await account.api.get(`/properties/batch/${accepted.data.id}`)).body;
    expect(data.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["REJECTED", "REJECTED"]);
  });
});
