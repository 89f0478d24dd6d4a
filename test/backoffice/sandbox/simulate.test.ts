import { env } from "cloudflare:workers";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { run, sql } from "../../../src/db/statement.ts";
import { EVENT_DATA } from "../../../src/documentation/schemas/event-data.ts";
import { EVENT_TYPES } from "../../../src/vocabulary/event-types.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import { EventReader } from "../../support/event-reader.ts";
import type { Answer } from "../../support/http.ts";
import { query } from "../../support/query.ts";
import { consume, makeWebhook, receiver, reminderOf } from "../../support/receiver.ts";
import { makeSandbox, type TestSandbox } from "../../support/sandbox.ts";
import { strict } from "../../support/strict-schema.ts";

const TYPES = EVENT_TYPES.map(({ type }) => type);

const simulate = ({ path }: { path: string }, type: string): Promise<Answer> =>
  backoffice.post(`${path}/simulate`, { type });

/** Rows of every table with the account's objects, except for those that a simulation adds. */
const ownedBy = async ({ accountId }: TestSandbox): Promise<unknown[]> => {
  const tables = ["properties", "leads", "matches", "partnership_sides", "captacao_offers", "captacao_desks"];
  return run(
    env.DB,
    [...tables, "captacao_ledger", "portfolios", "mails"].map((table) =>
      sql(`SELECT * FROM ${table} WHERE account_id = ?`, accountId),
    ),
  );
};

describe("a simulated event", () => {
  it("is of any type of the contract, in the requested order, and changes nothing else", async () => {
    const sandbox = await makeSandbox();
    const reader = new EventReader(sandbox.api);
    await reader.readAll();
    const known = reader.events.length;
    const before = await ownedBy(sandbox);
    const answers: Answer[] = [];
    for (const type of TYPES) answers.push(await simulate(sandbox, type));
    expect(answers.map(({ status }) => status)).toEqual(TYPES.map(() => 201));
    const events = (await reader.readAll()).slice(known);
    expect(events.map(({ id, type }) => [id, type])).toEqual(
      answers.map(({ body }) => [body.data.id, body.data.type]),
    );
    for (const [at, { type, data }] of events.entries()) {
      expect(data).toEqual(answers[at]!.body.data.data);
      const { error } = strict(EVENT_DATA[type as (typeof TYPES)[number]]).safeParse(data);
      expect(error?.issues ?? [], type).toEqual([]);
    }
    expect(await ownedBy(sandbox)).toEqual(before);
  });

  it("is about existing objects of the account, which the answer names", async () => {
    const sandbox = await makeSandbox();
    const { id: webhookId } = await makeWebhook(sandbox.api);
    const body = { items: [{ externalRef: "N-1", title: "Só o título" }] };
    const { id: batchId } = (await sandbox.api.post("/properties/batch", { body })).body.data ?? {};
    const readAt: Readonly<Record<string, (id: string) => string>> = {
      property: (id) => `/properties/${id}`,
      lead: (id) => `/leads/${id}`,
      partnership: (id) => `/partnerships/${id}`,
      captacao: (id) => `/captacao/offers/${id}`,
    };
    for (const type of TYPES) {
      const { about, data } = (await simulate(sandbox, type)).body.data;
      // An event of the feed is about no object.
      expect(about, type).toBe(data.id ?? data.leadId ?? null);
      const [word = ""] = type.split(".");
      const path = word === "radar" ? `/leads/${data.leadId}` : readAt[word]?.(about);
      if (path) expect((await sandbox.api.get(path)).status, type).toBe(200);
      else expect([webhookId, batchId, null], type).toContain(about);
    }
  });

  it("is about a match only if it is favorited or requested and still fits", async () => {
    const sandbox = await makeSandbox();
    const ofRadar = ["radar.price_drop", "radar.match_lost"];
    const simulateAll = () =>
      Promise.all(ofRadar.map(async (type) => (await simulate(sandbox, type)).body.data));
    const update = (set: string, where = "1") =>
      query(`UPDATE matches SET ${set} WHERE account_id = ? AND ${where}`, sandbox.accountId);
    await update("status = 'NEW', lost_at = NULL");
    for (const { about, data } of await simulateAll())
      expect([about, data.status]).toEqual([null, "FAVORITED"]);
    const { propertyId, leadId, id } = (await sandbox.api.get("/matches")).body.data.at(-1);
    for (const status of ["FAVORITED", "REQUESTED"]) {
      await update(`status = '${status}'`, `property_id = '${propertyId}' AND lead_id = '${leadId}'`);
      for (const { about, data } of await simulateAll()) expect([about, data.status]).toEqual([id, status]);
    }
    await update("lost_at = 1");
    for (const { about } of await simulateAll()) expect(about).toBeNull();
  });

  it("is made up if the account has no such object, and the answer says so", async () => {
    const { accountId, path, api } = await makeSandbox();
    const tables = ["properties", "leads", "matches", "captacao_offers", "partnership_sides"];
    await run(
      env.DB,
      tables.map((table) => sql(`DELETE FROM ${table} WHERE account_id = ?`, accountId)),
    );
    for (const type of TYPES) expect((await simulate({ path }, type)).body.data.about, type).toBeNull();
    expect((await api.get("/events?limit=500")).status).toBe(200);
  });

  it("is delivered signed to the account's webhooks", async () => {
    const sandbox = await makeSandbox();
    const stage = receiver();
    const { id, secret } = await makeWebhook(sandbox.api);
    const made = new Map<string, string>();
    for (const type of TYPES) made.set((await simulate(sandbox, type)).body.data.id, type);
    await sandbox.api.get("/events");
    await consume(reminderOf(sandbox.accountId, id));
    const ours = stage.arrivals.filter((arrival) => made.has(arrival.id));
    expect(ours.map((arrival) => made.get(arrival.id)).sort()).toEqual([...TYPES].sort());
    for (const { body, headers } of ours) {
      const payload = new Webhook(secret).verify(body, Object.fromEntries(headers)) as { type: string };
      expect(payload.type).toBe(made.get(headers.get("webhook-id")!));
    }
  });

  it("is new with each call, and audited", async () => {
    const sandbox = await makeSandbox();
    const answers = await Promise.all([1, 2, 3].map(() => simulate(sandbox, "lead.updated")));
    const ids = answers.map(({ body }) => body.data.id);
    expect(new Set(ids).size).toBe(3);
    const { body } = await backoffice.get(`${sandbox.path}/audit`);
    const rows = body.data.filter(({ action }: { action: string }) => action === "sandbox.simulate");
    expect(rows.map(({ subject }: { subject: string }) => subject).sort()).toEqual(ids.sort());
  });
});

describe("a simulation is refused", () => {
  it("in a live account, for an unknown type, and for an unknown account", async () => {
    const live = await makeAccount();
    const refused = await Promise.all([
      simulate(live, "lead.updated"),
      simulate(live, "webhook.test"),
      simulate({ path: "/accounts/acc-0000000000000000" }, "lead.updated"),
    ]);
    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      "422 request_refused",
      "400 invalid_param",
      "404 not_found",
    ]);
    expect((await live.api.get("/events")).body.events).toEqual([]);
  });
});
