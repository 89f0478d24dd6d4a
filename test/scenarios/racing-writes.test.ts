import { describe, expect, it, vi } from "vitest";
import { accountWithLead } from "../support/account-with.ts";
import { makeAccount } from "../support/api.ts";
import { typesOf } from "../support/dashboard.ts";
import type { Answer } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { listing } from "../support/listing.ts";
import { race, tally } from "../support/race.ts";

// Each test makes hundreds of calls, perhaps on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const expectRetryable = (answers: readonly Answer[]): void => {
  for (const { status, body, headers } of answers.filter(({ body }) => body.code === "concurrent_write")) {
    expect([status, body.retryable]).toEqual([409, true]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  }
};

describe("50 PUTs of one new code at once", () => {
  it.each([
    ["the same listing", () => listing()],
    ["a title each", (at: number) => listing({ title: `Apartamento ${at}` })],
  ])("with %s make one property and one property.created", async (_, body) => {
    const account = await makeAccount();
    const answers = await race(50, (at) => account.api.put("/properties/by-ref/AP-1", { body: body(at) }));
    const { CREATED, UPDATED = 0, UNCHANGED = 0, concurrent_write: refused = 0, ...other } = tally(answers);
    expect([CREATED, other]).toEqual([1, {}]);
    expect(1 + UPDATED + UNCHANGED + refused).toBe(50);
    expectRetryable(answers);
    const stored = (await account.api.get("/properties")).body.data;
    const accepted = answers.filter(({ status }) => status < 300).map(({ body }) => body.data);
    expect(stored).toHaveLength(1);
    expect(new Set(accepted.map(({ id }) => id))).toEqual(new Set([stored[0].id]));
    expect(accepted.map(({ title }) => title)).toContain(stored[0].title);
    const types = await typesOf(account);
    expect(types).toEqual(["property.created", ...Array<string>(UPDATED).fill("property.updated")]);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });
});

it("one of 50 POSTs of one code at once is answered with 201", async () => {
  const account = await makeAccount();
  const answers = await race(50, () =>
    account.api.post("/properties", { body: listing({ externalRef: "AP-1" }) }),
  );
  const { CREATED, external_ref_exists: known = 0, concurrent_write: refused = 0, ...other } = tally(answers);
  expect([CREATED, known + refused, other]).toEqual([1, 49, {}]);
  const { id } = answers.find(({ status }) => status === 201)!.body.data;
  for (const { body } of answers.filter(({ body }) => body.code === "external_ref_exists")) {
    expect(body.existingId).toBe(id);
  }
  expect(await typesOf(account)).toEqual(["property.created"]);
  expect(await brokenInvariants(account.accountId)).toEqual([]);
});

/** Changes of different fields. */
const CHANGES: readonly [field: string, value: unknown][] = [
  ["title", "Outro título"],
  ["description", "Outra descrição"],
  ["type", "STUDIO"],
  ["salePrice", 777_000],
  ["rentPrice", 4_200],
  ["bedrooms", 5],
  ["suites", 2],
  ["bathrooms", 4],
  ["parkingSpots", 3],
  ["area", 120],
  ["privateArea", 100],
  ["listingUrl", "https://imobiliaria.example.com/ap-1"],
  ["captadorName", "Outra Pessoa"],
  ["address", { cityId: "3550308", neighborhood: "Moema", street: "Rua A", number: "2" }],
  ["partnershipTerms", { commissionPercent: 5 }],
];

const shown = (data: Record<string, unknown>, field: string): unknown =>
  field === "address" ? (data.address as { street: string }).street : data[field];

it("an accepted PATCH of one field loses no update of another", async () => {
  const account = await makeAccount();
  const before = (await account.api.put("/properties/by-ref/AP-1", { body: listing() })).body.data;
  const answers = await race(2 * CHANGES.length, (at) => {
    const [field, value] = CHANGES[at % CHANGES.length]!;
    return account.api.patch(`/properties/${before.id}`, { body: { [field]: value } });
  });
  const { UPDATED = 0, UNCHANGED = 0, concurrent_write: refused = 0, ...other } = tally(answers);
  expect([UPDATED + UNCHANGED + refused, other]).toEqual([2 * CHANGES.length, {}]);
  expect(UPDATED).toBeGreaterThan(0);
  expectRetryable(answers);
  const after = (await account.api.get(`/properties/${before.id}`)).body.data;
  for (const [at, [field]] of CHANGES.entries()) {
    const accepted = [answers[at]!, answers[at + CHANGES.length]!].find(({ status }) => status === 200);
    const expected = accepted ? shown(accepted.body.data, field) : shown(before, field);
    expect([field, shown(after, field)]).toEqual([field, expected]);
  }
  expect(await brokenInvariants(account.accountId)).toEqual([]);
});

it("every PATCH that follows Retry-After is eventually accepted", async () => {
  const account = await makeAccount();
  const { id } = (await account.api.put("/properties/by-ref/AP-1", { body: listing() })).body.data;
  const persist = async ([field, value]: readonly [string, unknown]): Promise<Answer> => {
    for (;;) {
      const answer = await account.api.patch(`/properties/${id}`, { body: { [field]: value } });
      if (answer.body.code !== "concurrent_write") return answer;
    }
  };
  const answers = await Promise.all(CHANGES.map(persist));
  expect(tally(answers)).toEqual({ UPDATED: CHANGES.length });
  const { data } = (await account.api.get(`/properties/${id}`)).body;
  expect(data).toMatchObject({
    title: "Outro título",
    type: "STUDIO",
    bedrooms: 5,
    address: { street: "Rua A" },
  });
  expect(await typesOf(account)).toHaveLength(1 + CHANGES.length);
  expect(await brokenInvariants(account.accountId)).toEqual([]);
});

it("only one of 20 equal calls with one Idempotency-Key runs", async () => {
  const account = await makeAccount();
  const options = { body: listing(), headers: { "Idempotency-Key": "once" } };
  const answers = await race(20, () => account.api.post("/properties", options));
  const { CREATED = 0, idempotency_in_progress: waiting = 0, ...other } = tally(answers);
  expect([CREATED + waiting, other]).toEqual([20, {}]);
  const created = answers.filter(({ status }) => status === 201);
  expect(new Set(created.map(({ text }) => text)).size).toBe(1);
  expect(created.filter(({ headers }) => headers.get("Idempotent-Replayed") === null)).toHaveLength(1);
  expect(await typesOf(account)).toEqual(["property.created"]);
  expect(await brokenInvariants(account.accountId)).toEqual([]);
});

describe("ten PATCHes of different fields at once", () => {
  it("all reach a property", async () => {
    const { api, accountId } = await makeAccount();
    const { id } = (await api.put("/properties/by-ref/AP-1", { body: listing() })).body.data;
    const changes = CHANGES.slice(0, 10);
    const answers = await race(changes.length, (at) => {
      const [field, value] = changes[at]!;
      return api.patch(`/properties/${id}`, { body: { [field]: value } });
    });
    expect(tally(answers)).toEqual({ UPDATED: changes.length });
    const after = (await api.get(`/properties/${id}`)).body.data;
    for (const [field, value] of changes)
      expect([field, shown(after, field)]).toEqual([field, shown({ [field]: value }, field)]);
    expect(await brokenInvariants(accountId)).toEqual([]);
  });

  it("all reach a client", async () => {
    const { account, id } = await accountWithLead();
    const changes: readonly Record<string, unknown>[] = [
      { name: "Mariana Prado" },
      { email: "mariana.prado@clientes.test" },
      { status: "ATTENDING" },
      { notes: "Prefere andar alto." },
      { preApproved: true },
      { sharedToNetwork: true },
      { interest: { bedrooms: 4 } },
      { interest: { suites: 2 } },
      { interest: { areaMin: 120 } },
      { lastActivityAt: "2026-01-02T12:00:00.000Z" },
    ];
    const answers = await race(changes.length, (at) =>
      account.api.patch(`/leads/${id}`, { body: changes[at]! }),
    );
    expect(tally(answers)).toEqual({ UPDATED: changes.length });
    const after = (await account.api.get(`/leads/${id}`)).body.data;
    expect(after).toMatchObject({ name: "Mariana Prado", status: "ATTENDING", preApproved: true });
    expect(after.interest).toMatchObject({ bedrooms: 4, suites: 2, areaMin: 120 });
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });
});
