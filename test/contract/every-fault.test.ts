import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { bodyOf } from "../../src/contract/route.ts";
import { ask, type Call, withQuery } from "../support/contract-client.ts";
import { dumpOf } from "../support/dump.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { isList, operations, sampleOf, walkOf } from "./samples.ts";

stubFetch();

const account = sharedAccount();

interface Bad {
  readonly value: unknown;
  /** Names of the faults. */
  readonly names: readonly string[];
}

/** Well-formed references to what does not exist or is not allowed, by the body's member that holds them. */
const BAD_REFERENCES: Readonly<Record<string, Bad>> = {
  address: {
    value: { cityId: "3550308", neighborhoodSlug: "no-such-neighborhood" },
    names: ["address.neighborhoodSlug"],
  },
  photos: { value: ["ftp://fotos.example.com/1.jpg"], names: ["photos[0]"] },
  captadorAccountId: { value: "usr-0000000000000000", names: ["captadorAccountId"] },
  interest: {
    value: {
      locations: [{ cityId: "0000000" }, { cityId: "3550308", neighborhoodSlug: "no-such-neighborhood" }],
    },
    names: ["interest.locations[0].cityId", "interest.locations[1].neighborhoodSlug"],
  },
  ownerAccountId: { value: "usr-0000000000000000", names: ["ownerAccountId"] },
  ownerEmail: { value: "nobody@example.com", names: ["ownerEmail"] },
  propertyId: { value: "prop-0000000000000000", names: ["propertyId"] },
  url: { value: "ftp://crm.example.com/", names: ["url"] },
};

const membersOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const referencesOf = (endpoint: Endpoint): string[] => {
  const body = bodyOf(endpoint.route);
  return body ? membersOf(body).filter((name) => name in BAD_REFERENCES) : [];
};

/** The call with an unknown member in its body, and with every reference bad. */
const withFaults = (call: Call, references: readonly string[]): { call: Call; names: string[] } => {
  const bad = references.map((name) => [name, BAD_REFERENCES[name]!.value]);
  const body = { ...(call.body as object), ...Object.fromEntries(bad), nonsense: 1 };
  return {
    call: { ...call, body },
    names: ["nonsense", ...references.flatMap((name) => BAD_REFERENCES[name]!.names)].sort(),
  };
};

const namesIn = (params: readonly { name: string }[]): string[] => params.map(({ name }) => name).sort();

const referring = operations((endpoint) => referencesOf(endpoint).length > 0);
const writes = operations(({ kind }) => kind === "write");

describe("an unknown field and every bad reference", () => {
  it("are sent to every operation with references", () => {
    expect(referring.map(({ operation }) => operation).sort()).toEqual([
      "changeWebhook",
      "createLead",
      "createProperty",
      "createWebhook",
      "logInteraction",
      "patchLead",
      "patchProperty",
      "putLeadByRef",
      "putPropertyByRef",
    ]);
  });

  it.each(referring)("of $operation are reported together", async ({ endpoint }) => {
    const { call, names } = withFaults(await sampleOf(endpoint, account), referencesOf(endpoint));
    const before = await dumpOf(account.accountId);
    for (const query of ["dryRun=false", "dryRun=true"]) {
      const { status, body } = await ask(account.key, endpoint, withQuery(call, query));
      expect([status, body.code, namesIn(body.invalidParams)]).toEqual([400, "invalid_body", names]);
    }
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it.each(referring)(
    "of $operation are reported with the faults of query and header",
    async ({ endpoint }) => {
      const { call, names } = withFaults(await sampleOf(endpoint, account), referencesOf(endpoint));
      const headers = { "Idempotency-Key": "x".repeat(101) };
      const { body } = await ask(account.key, endpoint, withQuery(call, "dryRun=maybe"), { headers });
      expect(namesIn(body.invalidParams)).toEqual([...names, "Idempotency-Key", "dryRun"].sort());
    },
  );

  const batches = operations(({ route: { operationId } }) => /^create\w+Batch$/.test(operationId));
  it.each(batches)("of an item of $operation are reported together", async ({ operation, endpoint }) => {
    const single = operation === "createLeadBatch" ? "createLead" : "createProperty";
    const [{ endpoint: write }] = operations(({ route: { operationId } }) => operationId === single) as [
      (typeof writes)[number],
    ];
    const { body: sample } = await sampleOf(write, account);
    const { call, names } = withFaults(
      { body: { ...(sample as object), externalRef: "AP-1" } },
      referencesOf(write),
    );
    const { body } = await ask(account.key, endpoint, { body: { items: [call.body] } });
    const [type] = endpoint.route.path.split("/").slice(1);
    const { data } = (await account.api.get(`/${type}/batch/${body.data.id}`)).body;
    expect([data.results[0].code, namesIn(data.results[0].invalidParams)]).toEqual(["invalid_body", names]);
  });
});

describe("a malformed Idempotency-Key", () => {
  it.each(writes)("of $operation is reported with the rest", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const options = { headers: { "Idempotency-Key": "x".repeat(101) } };
    const alone = await ask(account.key, endpoint, call, options);
    expect([alone.body.code, namesIn(alone.body.invalidParams)]).toEqual([
      "invalid_idempotency_key",
      ["Idempotency-Key"],
    ]);
    const { body } = await ask(account.key, endpoint, withQuery(call, "nonsense=1"), options);
    expect([body.code, namesIn(body.invalidParams)]).toEqual([
      "invalid_param",
      ["Idempotency-Key", "nonsense"],
    ]);
  });
});

describe("a cursor of another list", () => {
  it.each(operations(isList))("at $operation is reported with the rest", async ({ endpoint }) => {
    const call = await walkOf(endpoint, account);
    const alone = await ask(account.key, endpoint, withQuery(call, "cursor=bm90IG91cnM"));
    expect([alone.body.code, namesIn(alone.body.invalidParams)]).toEqual(["invalid_cursor", ["cursor"]]);
    const { body } = await ask(account.key, endpoint, withQuery(call, "cursor=bm90IG91cnM&limit=0"));
    expect([body.code, namesIn(body.invalidParams)]).toEqual(["invalid_param", ["cursor", "limit"]]);
  });
});
