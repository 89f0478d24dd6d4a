import { beforeAll, describe, expect, it } from "vitest";
import { acceptTerms } from "../support/captacao.ts";
import { ask } from "../support/contract-client.ts";
import { dumpOf } from "../support/dump.ts";
import type { Answer } from "../support/http.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import type { Sample } from "./samples/sample.ts";
import { isList, operations, sampleOf, walkOf } from "./samples.ts";

stubFetch();

const owner = sharedAccount();
const stranger = sharedAccount();

beforeAll(async () => {
  // The terms are checked before the offer is looked up.
  await acceptTerms(stranger);
});

const parameterized = operations(({ route }) => route.path.includes("{"));
const withoutParameters = operations(({ kind, route }) => kind === "read" && !route.path.includes("{"));
const writes = operations(({ kind }) => kind === "write");

const lookalike = (name: string): string =>
  name.includes("@") ? `x${name}` : name.slice(0, -1) + (name.endsWith("0") ? "2" : "0");

/** The same call with every id and code replaced by an unknown one. */
const unknownTo = (sample: Sample): Sample =>
  (sample.names ?? []).reduce(
    (call, name) =>
      JSON.parse(JSON.stringify(call).replaceAll(JSON.stringify(name), JSON.stringify(lookalike(name)))),
    sample,
  );

/** An answer without ids, times and the requested names. */
const comparable = ({ status, text }: Answer, { names = [] }: Sample): { status: number; body: string } => ({
  status,
  body: names
    .reduce((body, name) => body.replaceAll(JSON.stringify(name), '"name"'), text)
    .replaceAll(/"requestId":"[^"]+"/g, '"requestId":"…"')
    .replaceAll(/\b[a-z]+[-_][0-9a-z]{16}\b/g, "id")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time"),
});

describe("another account's object", () => {
  it.each(operations(({ kind, route }) => kind === "write" || route.path.includes("{")))(
    "looks to $operation like an unknown one",
    async ({ endpoint }) => {
      const foreign = await sampleOf(endpoint, owner);
      if (!foreign.names) return;
      const unknown = unknownTo(foreign);
      const answers = [
        await ask(stranger.key, endpoint, unknown),
        await ask(stranger.key, endpoint, foreign),
      ] as const;
      expect(comparable(answers[1], foreign)).toEqual(comparable(answers[0], unknown));
    },
  );

  // A PUT writes under the caller's own code, so it does not conflict with another account's code.
  it.each(parameterized.filter(({ endpoint }) => endpoint.route.method !== "put"))(
    "is not found by $operation",
    async ({ endpoint }) => {
      const sample = await sampleOf(endpoint, owner);
      const { names, params = {} } = sample;
      const answer = await ask(stranger.key, endpoint, sample);
      // A launch is public: only the body of a registration for it names an object of the account.
      const isNamed = Object.values(params).some((value) => names?.includes(value));
      expect(answer.body.code).toBe(isNamed ? "not_found" : names && "invalid_param");
    },
  );

  it.each(writes)("is unchanged by a stranger's $operation", async ({ endpoint }) => {
    const sample = await sampleOf(endpoint, owner);
    const before = await dumpOf(owner.accountId);
    await ask(stranger.key, endpoint, sample);
    expect(await dumpOf(owner.accountId)).toEqual(before);
  });
});

describe("what an account reads without naming anything", () => {
  const names: string[] = [];

  beforeAll(async () => {
    names.push(owner.accountId, owner.keyId);
    for (const write of writes) names.push(...((await sampleOf(write.endpoint, owner)).names ?? []));
  });

  it.each(withoutParameters)("through $operation never belongs to another account", async ({ endpoint }) => {
    const call = isList(endpoint) ? await walkOf(endpoint, stranger) : await sampleOf(endpoint, stranger);
    const { status, text } = await ask(stranger.key, endpoint, call);
    expect(status).toBe(200);
    for (const name of names) expect(text).not.toContain(name);
  });
});
