import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { backoffice, grantAccess, type Json, makeAccount, type TestAccount } from "../../support/api.ts";
import { faultsIn } from "../../support/problem.ts";
import { deliveriesOf, makeWebhook, webhookOf } from "../../support/receiver.ts";

const URL = "http://127.0.0.1:9/eventos";
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

let account: TestAccount;
let api: TestAccount["api"];
let id: string;

beforeEach(async () => {
  account = await makeAccount();
  api = account.api;
  id = (await makeWebhook(api, { types: ["lead.created"] })).id;
});

const patch = (body: Json) => api.patch(`/webhooks/${id}`, { body });

describe("POST /webhooks", () => {
  it("creates an endpoint, and shows its secret only then", async () => {
    const body = { url: URL, types: ["lead.created", "lead.created"], description: "CRM" };
    const created = await api.post("/webhooks", { body });
    expect(created.status).toBe(201);
    expect(created.body.data).toEqual({
      id: expect.stringMatching(/^wh_/),
      url: URL,
      types: ["lead.created"],
      description: "CRM",
      status: "ACTIVE",
      disabledAt: null,
      disabledReason: null,
      secretRotatedAt: null,
      previousSecretValidUntil: null,
      createdAt: expect.stringMatching(TIME),
      updatedAt: expect.stringMatching(TIME),
    });
    expect(created.body).toMatchObject({
      secret: expect.stringMatching(/^whsec_/),
      result: { outcome: "CREATED", dryRun: false },
    });
    expect((await api.get("/webhooks")).text).not.toContain("whsec_");
  });

  it("subscribes to every type the account can read if none is named", async () => {
    const { body } = await api.post("/webhooks", { body: { url: URL } });
    expect(body.data).toMatchObject({ types: [], description: null });
  });

  it.each([
    { body: {}, faults: ["url required"] },
    { body: { url: 7 }, faults: ["url wrong_type"] },
    { body: { url: URL, types: ["lead.eaten"] }, faults: ["types[0] not_in_list"] },
    { body: { url: URL, secret: "whsec_mine" }, faults: ["secret unknown_field"] },
    { body: { url: URL, description: "x".repeat(201) }, faults: ["description too_long"] },
  ])("refuses $body with 400", async ({ body, faults: expected }) => {
    const answer = await api.post("/webhooks", { body });
    expect(answer.status).toBe(400);
    expect(faultsIn(answer.body)).toEqual(expected);
  });

  it("refuses types that the account's grant does not have, on PATCH too", async () => {
    await grantAccess(account.path, { scopes: ["webhooks:manage", "properties:read"] });
    const body = { url: URL, types: ["property.created", "lead.created"] };
    for (const answer of [await api.post("/webhooks", { body }), await patch({ types: body.types })]) {
      expect(answer.status).toBe(400);
      expect(faultsIn(answer.body)).toEqual(["types[1] not_in_grant"]);
    }
  });

  it("stores nothing on a dry run, and shows no secret", async () => {
    const { status, body } = await api.post("/webhooks?dryRun=true", { body: { url: URL } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ secret: null, result: { outcome: "CREATED", dryRun: true } });
    expect((await api.get("/webhooks")).body.data).toHaveLength(1);
  });

  it("respects maxWebhooks when twenty are created at once", async () => {
    const small = await makeAccount({ access: { limits: { maxWebhooks: 3 } } });
    const create = () => small.api.post("/webhooks", { body: { url: URL } });
    const answers = await Promise.all(Array.from({ length: 20 }, create));
    const codes = answers.map(({ status, body }) => body.code ?? status);
    expect(codes.filter((code) => code === 201)).toHaveLength(3);
    expect(codes.filter((code) => code === "request_refused")).toHaveLength(17);
    expect((await small.api.post("/webhooks?dryRun=true", { body: { url: URL } })).status).toBe(422);
    expect((await small.api.get("/webhooks")).body.data).toHaveLength(3);
  });
});

describe("PATCH /webhooks/{webhookId}", () => {
  it.each([
    { url: `${URL}/2` },
    { types: [] },
    { description: "ERP" },
    { description: null, types: ["lead.updated"] },
  ])("changes %o and nothing else", async (change) => {
    const before = await webhookOf(api, id);
    const answer = await patch(change);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({ ...before, ...change, updatedAt: expect.stringMatching(TIME) });
    expect(await webhookOf(api, id)).toEqual(answer.body.data);
  });

  it("distinguishes a change from none", async () => {
    expect((await patch({ description: "A" })).body.result).toEqual({ outcome: "UPDATED", dryRun: false });
    const { updatedAt } = await webhookOf(api, id);
    for (const same of [{ description: "A" }, {}, { status: "ACTIVE" }, { types: ["lead.created"] }]) {
      expect((await patch(same)).body.result.outcome).toBe("UNCHANGED");
    }
    expect((await webhookOf(api, id)).updatedAt).toBe(updatedAt);
  });

  it("disables and enables, with an event for each", async () => {
    const disabled = (await patch({ status: "DISABLED" })).body.data;
    expect(disabled).toMatchObject({ status: "DISABLED", disabledReason: "MANUAL" });
    expect(disabled.disabledAt).toMatch(TIME);
    const enabled = (await patch({ status: "ACTIVE" })).body.data;
    expect(enabled).toMatchObject({ status: "ACTIVE", disabledReason: null, disabledAt: null });
    const { events } = (await api.get("/events")).body;
    expect(events.map(({ type, data }: Json) => [type, data.id])).toEqual([
      ["webhook.disabled", id],
      ["webhook.recovered", id],
    ]);
    expect((await backoffice.get(`${account.path}/mail`)).body.data).toEqual([]);
  });

  it.each([
    { body: { status: "PAUSED" }, expected: "status not_in_list" },
    { body: { redeliverSince: new Date().toISOString() }, expected: "status required" },
    {
      body: { status: "DISABLED", redeliverSince: new Date().toISOString() },
      expected: "status not_in_list",
    },
    { body: { status: "ACTIVE", redeliverSince: "yesterday" }, expected: "redeliverSince" },
    {
      body: { status: "ACTIVE", redeliverSince: new Date(Date.now() + DAY_MS).toISOString() },
      expected: "redeliverSince in_the_future",
    },
    {
      body: { status: "ACTIVE", redeliverSince: new Date(Date.now() - 31 * DAY_MS).toISOString() },
      expected: "redeliverSince too_old",
    },
  ])("refuses $body with $expected", async ({ body, expected }) => {
    const answer = await patch(body);
    expect(answer.status).toBe(400);
    expect(faultsIn(answer.body)).toEqual([expect.stringContaining(expected)]);
  });
});

describe("DELETE /webhooks/{webhookId}", () => {
  it("removes the endpoint and its deliveries", async () => {
    const before = await webhookOf(api, id);
    const dry = await api.delete(`/webhooks/${id}?dryRun=true`);
    expect(dry.body).toEqual({ data: before, result: { outcome: "DELETED", dryRun: true } });
    expect(await deliveriesOf(api, id)).toEqual([]);
    const { status, body } = await api.delete(`/webhooks/${id}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { data: before, result: { outcome: "DELETED", dryRun: false } },
    });
    expect((await api.get("/webhooks")).body.data).toEqual([]);
    expect((await api.delete(`/webhooks/${id}`)).status).toBe(404);
  });
});
