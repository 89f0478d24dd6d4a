import { describe, expect, it } from "vitest";
import { batchStage, deliver, listings } from "../../support/batch-stage.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import type { Json } from "../../support/http.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { newPhone, person } from "../../support/lead.ts";
import { listing } from "../../support/listing.ts";
import { query } from "../../support/query.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

stubFetch();

const outcomes = ({ results }: Json): string[] => results.map(({ outcome }: Json) => outcome);

describe("a batch of properties", () => {
  it("writes each item like the PUT by code", async () => {
    const stage = await batchStage();
    const known = await stage.api.put("/properties/by-ref/AP-1", { body: listing() });
    await stage.api.put("/properties/by-ref/AP-2", { body: listing() });
    const { id } = await stage.post("properties", [
      listing({ externalRef: "AP-0", photos: ["https://fotos.example.com/1.jpg"] }),
      { externalRef: "AP-1", salePrice: 790_000 },
      listing({ externalRef: "AP-2" }),
      { externalRef: "AP-3", title: "Sem endereço" },
    ]);
    await stage.workAll();
    const batch = await stage.read("properties", id);
    expect(batch).toMatchObject({ status: "DONE", total: 4, processed: 4 });
    expect(batch.counts).toEqual({ CREATED: 1, UPDATED: 1, UNCHANGED: 1, REJECTED: 1 });
    expect(outcomes(batch)).toEqual(["CREATED", "UPDATED", "UNCHANGED", "REJECTED"]);
    expect(batch.results[0]).toMatchObject({ index: 0, externalRef: "AP-0", code: null, photos: "QUEUED" });
    expect(batch.results[1]).toMatchObject({ index: 1, id: known.body.data.id, photos: null });
    const refusal = await stage.api.put("/properties/by-ref/AP-3", { body: { title: "Sem endereço" } });
    const { code, invalidParams, detail, title } = refusal.body;
    expect(batch.results[3]).toMatchObject({ id: null, code, invalidParams, detail: detail ?? title });
    const stored = await stage.api.get("/properties/by-ref/AP-1");
    expect(stored.body.data.salePrice).toBe(790_000);
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });

  it("shows each refusal in the reader's language", async () => {
    const stage = await batchStage();
    const { id } = await stage.post("properties", [{ externalRef: "AP-3" }]);
    await stage.workAll();
    const read = (language: string) =>
      stage.api.get(`/properties/batch/${id}`, { headers: { "Accept-Language": language } });
    const english = await read("en");
    const portuguese = await read("pt-BR");
    expect(english.body.data.results[0].detail).toBe("Property data incomplete or inconsistent");
    expect(portuguese.body.data.results[0].detail).toBe("Dados do imóvel incompletos ou incoerentes");
  });

  it("refuses items beyond the plan's quota and continues with the rest", async () => {
    const stage = await batchStage({ account: { propertyLimit: 1 } });
    await stage.api.put("/properties/by-ref/AP-9", { body: listing() });
    const { id } = await stage.post("properties", [...listings(1), { externalRef: "AP-9", bedrooms: 4 }]);
    await stage.workAll();
    const batch = await stage.read("properties", id);
    expect(outcomes(batch)).toEqual(["REJECTED", "UPDATED"]);
    expect(batch.results[0].code).toBe("plan_limit_reached");
  });
});

describe("an item of a batch", () => {
  it("shows what its write left as it was, and the lead that a refused one would repeat", async () => {
    const stage = await batchStage();
    const phone = newPhone();
    const other = newPhone();
    const known = await stage.api.post("/leads", {
      body: person({ phones: [{ number: phone }], lastActivityAt: "2020-01-01" }),
    });
    const taken = await stage.api.post("/leads", {
      body: person({ phones: [{ number: other }], externalRef: "crm-1" }),
    });
    const { id } = await stage.post("leads", [
      { ...person({ phones: [{ number: phone }] }), externalRef: "olx-1", name: "GIL", email: "nao@tem.com" },
      { ...person({ phones: [{ number: other }] }), externalRef: "olx-2" },
    ]);
    await stage.workAll();
    const [joined, refused] = (await stage.read("leads", id)).results;
    expect(joined).toMatchObject({ outcome: "LINKED", id: known.body.data.id });
    expect(joined.result).toEqual({
      kept: ["/name"],
      reactivated: true,
      warnings: [
        {
          name: "email",
          code: "placeholder",
          label: "Não foi gravado: é fictício e não é de ninguém",
        },
      ],
    });
    expect(refused).toMatchObject({
      outcome: "REJECTED",
      code: "lead_linked_to_other_ref",
      result: null,
      existingId: taken.body.data.id,
      existingRef: "crm-1",
    });
  });

  it("reports a price that cannot be meant", async () => {
    const stage = await batchStage();
    const { id } = await stage.post("properties", [listing({ externalRef: "AP-1", salePrice: 850 })]);
    await stage.workAll();
    const [item] = (await stage.read("properties", id)).results;
    expect(item.result.warnings).toMatchObject([{ name: "salePrice", code: "price_implausible" }]);
  });
});

describe("a batch of leads", () => {
  it("creates, links, updates and refuses like the PUT by code", async () => {
    const stage = await batchStage();
    const phones = [{ number: newPhone(), isWhatsApp: true }];
    await stage.api.post("/leads", { body: person({ phones }) });
    const { id } = await stage.post("leads", [
      person({ externalRef: "C-1" }),
      person({ externalRef: "C-2", phones }),
      person({ externalRef: "C-3", phones }),
      person({ externalRef: "C-4", consentGiven: false }),
    ]);
    await stage.workAll();
    const batch = await stage.read("leads", id);
    expect(outcomes(batch)).toEqual(["CREATED", "LINKED", "REJECTED", "REJECTED"]);
    expect(batch.results[0]).not.toHaveProperty("photos");
    const codes = batch.results.map(({ code }: Json) => code);
    expect(codes).toEqual([null, null, "lead_linked_to_other_ref", "consent_required"]);
  });

  it("keeps nothing of an item's request after processing it", async () => {
    const stage = await batchStage();
    await stage.post("leads", [person({ externalRef: "C-1" })]);
    const bodies = () => query`SELECT body FROM batch_items WHERE account_id = ${stage.accountId}`;
    expect(JSON.stringify(await bodies())).toContain("Mariana");
    await stage.workAll();
    expect(await bodies()).toEqual([{ body: null }]);
  });
});

describe("a dry run", () => {
  it("decides every item and writes none", async () => {
    const stage = await batchStage();
    await stage.api.put("/properties/by-ref/AP-1", { body: listing() });
    const before = (await stage.api.get("/events")).body.events;
    const created = await stage.post("properties", [...listings(2), { externalRef: "AP-9" }], "?dryRun=true");
    expect(created).toMatchObject({ dryRun: true, status: "QUEUED" });
    await stage.workAll();
    const batch = await stage.read("properties", created.id);
    expect(batch).toMatchObject({ dryRun: true, status: "DONE" });
    expect(outcomes(batch)).toEqual(["CREATED", "UNCHANGED", "REJECTED"]);
    expect(batch.results[0].id).toBeNull();
    expect((await stage.api.get("/events")).body.events).toEqual(before);
    expect((await stage.api.get("/properties/by-ref/AP-0")).status).toBe(404);
  });
});

describe("the event", () => {
  it("of a finished batch has its type and counts, once", async () => {
    const stage = await batchStage();
    const { id } = await stage.post("properties", listings(2));
    const [message] = await stage.reminders();
    await deliver(message);
    await deliver(message);
    const { events } = (await stage.api.get("/events?types=batch.done")).body;
    expect(events.map(({ data }: Json) => data)).toEqual([
      expect.objectContaining({ id, type: "properties", status: "DONE", counts: { CREATED: 2 } }),
    ]);
  });

  it("of a batch refused as a whole comes at once", async () => {
    const stage = await batchStage();
    const { id } = await stage.post("leads", [{ externalRef: "C-1", nonsense: 1 }]);
    const { events } = (await stage.api.get("/events?types=batch.done")).body;
    expect(events[0].data).toMatchObject({ id, type: "leads", counts: { REJECTED: 1 } });
    expect(await stage.reminders()).toEqual([]);
  });
});

describe("behind read replicas", () => {
  it("an account's reads begin after its batches' last commit", async () => {
    const stage = await batchStage();
    await stage.post("properties", listings(2));
    const [message] = await stage.reminders();
    const { env: bindings, calls } = faultyEnv(null, { READ_REPLICAS: "on" });
    await deliver(message, bindings);
    expect(calls.filter((call) => call === "ACCOUNT_GATE.wrote").length).toBeGreaterThan(0);
  });
});
