import { describe, expect, it } from "vitest";
import { backoffice } from "../../support/api.ts";
import { type BatchStage, batchStage, type Type } from "../../support/batch-stage.ts";
import type { Json } from "../../support/http.ts";
import { query } from "../../support/query.ts";

const PHONE = "+5511987650001";

/** Items as they are sent. */
const SENT: Readonly<Record<Type, object>> = {
  properties: {
    title: "Casa com quintal",
    type: "CASA_RUA",
    purposes: ["VENDA"],
    salePrice: 780_000.5,
    rentPrice: null,
    address: { city: "Curitiba", state: "PR", neighborhood: "Batel", street: "Rua A", number: "10" },
    bedrooms: 3,
    partnershipTerms: { commissionPercent: 3 },
    listingUrl: "https://imoveis.example.com/1",
  },
  leads: {
    name: "Ana",
    phones: [{ number: "(11) 98765-0001" }],
    email: "Ana@clientes.test",
    interest: { purposes: ["VENDA"], locations: [{ cityId: "4106902" }], salePriceMax: 900_000 },
    lastActivityAt: "2026-03-01T10:00:00Z",
    consentGiven: true,
  },
};

/** The same items as version 1 stored them, without a version number. */
const VERSION_1: Readonly<Record<Type, object>> = {
  properties: {
    ...SENT.properties,
    address: {
      city: { cityId: "4106902", name: "Curitiba", uf: "PR", citySlug: "curitiba-pr" },
      neighborhood: "Batel",
      street: "Rua A",
      number: "10",
    },
  },
  leads: {
    ...SENT.leads,
    phones: [{ number: PHONE, isWhatsApp: false }],
    email: "ana@clientes.test",
    lastActivityAt: Date.UTC(2026, 2, 1, 10),
  },
};

/** A batch of one item, stored in this form by another version of the service. */
const storedAs = async (type: Type, body: unknown): Promise<{ stage: BatchStage; batchId: string }> => {
  const stage = await batchStage();
  const { id } = await stage.post(type, [{ externalRef: "A" }]);
  await query`UPDATE batch_items SET body = ${JSON.stringify(body)} WHERE batch_id = ${id}`;
  return { stage, batchId: id };
};

const OWN = new Set(["id", "createdAt", "updatedAt", "ownerAccountId", "ownerName", "confirmation"]);

/** An object without the members that differ from one object to the next. */
const shown = async (stage: BatchStage, type: Type): Promise<Json> => {
  const { data } = (await stage.api.get(`/${type}/by-ref/A`)).body;
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => !OWN.has(name) && name !== "consentGivenAt"),
  );
};

describe.each(["properties", "leads"] as const)("a stored item of %s", (type) => {
  it.each([
    ["this version", { v: 2, sent: SENT[type] }],
    ["the version before", VERSION_1[type]],
  ])("of %s is written completely", async (_, body) => {
    const { stage, batchId } = await storedAs(type, body);
    await stage.workAll();
    expect((await stage.read(type, batchId)).counts).toEqual({ CREATED: 1 });
    const same = await batchStage();
    await same.api.put(`/${type}/by-ref/A`, { body: SENT[type] });
    expect(await shown(stage, type)).toEqual(await shown(same, type));
  });

  it.each([
    ["a version to come", { v: 3, payload: SENT[type] }, "upstream_unavailable"],
    ["no version", { v: "two", sent: SENT[type] }, "upstream_unavailable"],
    ["a list", [SENT[type]], "upstream_unavailable"],
    ["rules that are gone", { v: 2, sent: { ...SENT[type], color: "red" } }, "request_refused"],
    ["rules that were gone before", { ...VERSION_1[type], color: "red" }, "request_refused"],
  ])("of %s is refused with a reason", async (_, body, code) => {
    const { stage, batchId } = await storedAs(type, body);
    await stage.workAll();
    const batch = await stage.read(type, batchId);
    expect(batch).toMatchObject({ status: "DONE", counts: { REJECTED: 1 } });
    expect(batch.results[0]).toMatchObject({ outcome: "REJECTED", code, detail: expect.any(String) });
    expect((await stage.api.get(`/${type}/by-ref/A`)).status).toBe(404);
  });

  it("is stored as it was sent, in this version", async () => {
    const stage = await batchStage();
    await stage.post(type, [{ externalRef: "A", ...SENT[type] }]);
    const [stored] = await query`SELECT body FROM batch_items WHERE account_id = ${stage.accountId}`;
    expect(JSON.parse(stored.body)).toMatchObject({ v: 2, sent: SENT[type] });
  });
});

it.each([
  ["this version", { v: 2, sent: SENT.leads, person: { email: "ana@clientes.test", phones: [] } }],
  ["this version, by phone", { v: 2, sent: SENT.leads, person: { email: null, phones: [PHONE] } }],
  ["the version before", { ...VERSION_1.leads, phones: [] }],
  ["the version before, by phone", { ...VERSION_1.leads, email: null }],
])("an item of %s about a client purged meanwhile is refused", async (_, body) => {
  const { stage, batchId } = await storedAs("leads", body);
  const { id } = (await stage.api.put("/leads/by-ref/B", { body: SENT.leads })).body.data;
  for (const change of ["trash", "purge"]) await backoffice.post(`${stage.path}/leads/${id}/${change}`);
  await stage.workAll();
  const [result] = (await stage.read("leads", batchId)).results;
  expect(result).toMatchObject({ outcome: "REJECTED", code: "request_refused" });
  expect(result.detail).toContain("excluído");
});
