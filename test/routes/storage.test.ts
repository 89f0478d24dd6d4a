import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { leadTable } from "../../src/db/schema/leads.ts";
import { interactionWeight } from "../../src/domain/leads/record/note.ts";
import { ceilingOf, type Store } from "../../src/vocabulary/limits.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { batchStage } from "../support/batch-stage.ts";
import { copyProperty } from "../support/copy-property.ts";
import type { Answer, Json } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { makeLead, person } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { query, queryOne } from "../support/query.ts";
import { race, tally } from "../support/race.ts";
import { sandboxOf } from "../support/sandbox.ts";

const COLUMNS: Readonly<Record<Store, string>> = {
  properties: "property_bytes",
  leads: "lead_bytes",
  batches: "batch_bytes",
  batchItems: "batch_items",
  photos: "photo_bytes",
};

const PLAN = 1_000;

const limitOf = (store: Store, { accountId }: TestAccount): number =>
  ceilingOf(store, { accountId, propertyLimit: PLAN });

/** Fills a store, except for this many bytes or items. */
const fill = (account: TestAccount, store: Store, left = 0): Promise<unknown> =>
  query(
    `UPDATE portfolios SET ${COLUMNS[store]} = ? WHERE account_id = ?`,
    limitOf(store, account) - left,
    account.accountId,
  );

const stage = () => makeAccount({ account: { propertyLimit: PLAN } });

const storageOf = async ({ api }: TestAccount): Promise<Json> => (await api.get("/me")).body.data.storage;

const LONG = "Sala ampla e clara. ".repeat(400);

interface Case {
  /** A write that adds to the store. @param at its number, if it is one of several */
  readonly add: (account: TestAccount, at?: number, query?: string) => Promise<Answer>;
  readonly details: Readonly<Record<"pt-BR" | "en", RegExp>>;
}

const PROPERTIES: Case = {
  add: ({ api }, at = 0, query = "") => api.put(`/properties/by-ref/AP-${at}${query}`, { body: listing() }),
  details: { "pt-BR": /imóveis.*112 MB.*lixeira/, en: /properties.*112 MB.*trash/ },
};

const LEADS: Case = {
  add: ({ api }, at = 0, query = "") => api.put(`/leads/by-ref/C-${at}${query}`, { body: person() }),
  details: { "pt-BR": /clientes.*384 MB.*lixeira/, en: /clients.*384 MB.*trash/ },
};

describe.each([
  ["properties", PROPERTIES],
  ["leads", LEADS],
] as const)("a full store of %s", (store, { add, details }) => {
  it("accepts the write that fills it and no further one, and says how to make room", async () => {
    const account = await stage();
    const other = await stage();
    await fill(account, store, 1);
    expect((await add(account, 1)).status).toBe(201);
    const refused = await add(account, 2);
    expect([refused.status, refused.body.code]).toEqual([422, "request_refused"]);
    expect(refused.body.detail).toMatch(details["pt-BR"]);
    const { bytes, limit } = (await storageOf(account))[store];
    expect(bytes).toBeGreaterThanOrEqual(limit);
    expect((await add(other)).status).toBe(201);
  });

  it("refuses a dry run as it would the write", async () => {
    const account = await stage();
    await fill(account, store);
    const { status, body } = await add(account, 1, "?dryRun=true");
    expect([status, body.code]).toEqual([422, "request_refused"]);
    expect(body.detail).toMatch(details["pt-BR"]);
  });

  it("lets exactly one of two writers fill it", async () => {
    const account = await stage();
    await fill(account, store, 1);
    const answers = await race(2, (at) => add(account, at));
    expect(tally(answers)).toEqual({ CREATED: 1, request_refused: 1 });
    expect(answers.find(({ status }) => status === 422)!.body.detail).toMatch(details["pt-BR"]);
  });
});

it("refuses in English what fills a store", async () => {
  const account = await stage();
  await fill(account, "properties");
  await fill(account, "leads");
  const headers = { "Accept-Language": "en" };
  const property = await account.api.post("/properties", { body: listing(), headers });
  const lead = await account.api.post("/leads", { body: person(), headers });
  expect(property.body.detail).toMatch(PROPERTIES.details.en);
  expect(lead.body.detail).toMatch(LEADS.details.en);
});

describe("a property of a full account", () => {
  it("can gain no text, but can lose text, price and place", async () => {
    const account = await stage();
    const { body } = await account.api.post("/properties", { body: listing({ description: LONG }) });
    await fill(account, "properties");
    const path = `/properties/${body.data.id}`;
    const more = await account.api.patch(path, { body: { description: LONG + LONG } });
    expect([more.status, more.body.code]).toEqual([422, "request_refused"]);
    const answers = [
      await account.api.patch(path, { body: { salePrice: 900_000 } }),
      await account.api.patch(path, { body: { description: "Curta." } }),
      await account.api.post(`${path}/status`, { body: { status: "SOLD" } }),
      await account.api.delete(path),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { bytes, limit } = (await storageOf(account)).properties;
    expect(bytes).toBeLessThan(limit);
  });
});

describe("a client of a full account", () => {
  it("can gain no notes and no interaction, but can be changed otherwise", async () => {
    const account = await stage();
    const { id } = await makeLead(account, { notes: "Ligar." });
    await fill(account, "leads");
    const notes = await account.api.patch(`/leads/${id}`, { body: { notes: LONG.slice(0, 4_000) } });
    const call = await account.api.post(`/leads/${id}/interactions`, { body: { type: "CALL" } });
    expect([notes.body.code, call.body.code]).toEqual(["request_refused", "request_refused"]);
    expect(call.body.detail).toMatch(LEADS.details["pt-BR"]);
    const changed = await account.api.patch(`/leads/${id}`, { body: { status: "WON", notes: null } });
    expect(changed.status).toBe(200);
  });
});

const items = (count: number, prefix = "AP") =>
  Array.from({ length: count }, (_, at) => listing({ externalRef: `${prefix}-${at}` }));

const post = ({ api }: TestAccount, count = 3, headers = {}): Promise<Answer> =>
  api.post("/properties/batch", { body: { items: items(count) }, headers });

describe("batches that fill their store", () => {
  it("are refused for as long as items wait, and accepted once these are processed", async () => {
    const account = await batchStage({ account: { propertyLimit: PLAN } });
    await fill(account, "batchItems", 1);
    expect((await post(account)).status).toBe(202);
    const refused = await post(account);
    expect([refused.status, refused.body.code]).toEqual([429, "storage_full"]);
    expect(refused.body).toMatchObject({ retryable: true });
    // There are two items too many; processing one item makes room.
    expect(refused.headers.get("Retry-After")).toBe("1");
    expect(refused.body.detail).toMatch(/30\.000 itens.*1 s/);
    const english = await post(account, 3, { "Accept-Language": "en" });
    expect(english.body.detail).toMatch(/30,000 batch items.*1 s/);
    await account.workAll();
    expect((await post(account)).status).toBe(202);
  });

  it("are refused while their bytes are kept, and the refusal says when the oldest batch expires", async () => {
    const account = await batchStage({ account: { propertyLimit: PLAN } });
    await post(account);
    await account.workAll();
    await fill(account, "batches");
    const refused = await post(account);
    expect([refused.status, refused.body.code]).toEqual([429, "storage_full"]);
    expect(refused.body.detail).toMatch(/96 MB.*7 dias/);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(6 * 86_400);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(7 * 86_400);
  });

  it("pass the ceiling one at a time, however many come at once", async () => {
    const account = await batchStage({ account: { propertyLimit: PLAN } });
    await fill(account, "batches", 1);
    const answers = await race(3, () => post(account));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 429, 429]);
  });

  it("leave another account alone", async () => {
    const account = await batchStage({ account: { propertyLimit: PLAN } });
    const other = await stage();
    await fill(account, "batches");
    expect((await post(account)).status).toBe(429);
    expect((await post(other)).status).toBe(202);
  });

  it("are the same batch when sent again under their key, full or not", async () => {
    const account = await batchStage({ account: { propertyLimit: PLAN } });
    const headers = { "Idempotency-Key": "one" };
    const first = await post(account, 3, headers);
    await fill(account, "batches");
    const again = await post(account, 3, headers);
    expect(again.body.data.id).toBe(first.body.data.id);
    const refused = await post(account, 3, { "Idempotency-Key": "two" });
    expect(refused.status).toBe(429);
    await fill(account, "batches", 1);
    expect((await post(account, 3, { "Idempotency-Key": "two" })).status).toBe(202);
  });

  it("refuse each item that has no room, and write the others", async () => {
    const account = await batchStage({ account: { propertyLimit: PLAN } });
    await account.api.put("/properties/by-ref/KNOWN", { body: listing() });
    await fill(account, "properties");
    const { id } = await account.post("properties", [
      listing({ externalRef: "NEW" }),
      listing({ externalRef: "KNOWN", salePrice: 910_000 }),
      listing({ externalRef: "NEXT" }),
    ]);
    await account.workAll();
    const { results } = await account.read("properties", id);
    expect(results.map((result: Json) => result.outcome)).toEqual(["REJECTED", "UPDATED", "REJECTED"]);
    expect(results[0]).toMatchObject({ code: "request_refused" });
    expect(results[0].detail).toMatch(PROPERTIES.details["pt-BR"]);
  });
});

describe("what is stored", () => {
  it("is counted as rows come, change and go", async () => {
    const account = await batchStage({ account: { propertyLimit: PLAN } });
    const { body } = await account.api.post("/properties", { body: listing() });
    const lead = await makeLead(account);
    const before = await storageOf(account);
    await account.api.patch(`/properties/${body.data.id}`, { body: { description: LONG } });
    for (let at = 0; at < 5; at += 1)
      await account.api.post(`/leads/${lead.id}/interactions`, {
        body: { type: "NOTE", note: LONG.slice(0, 1_900) },
      });
    const after = await storageOf(account);
    expect(after.properties.bytes - before.properties.bytes).toBeGreaterThanOrEqual(LONG.length - 1_024);
    expect(after.leads.bytes - before.leads.bytes).toBeGreaterThanOrEqual(5 * 1_900 - 1_024);
    await post(account, 20);
    const waiting = (await storageOf(account)).batches;
    expect(waiting.waiting).toBe(20);
    await account.workAll();
    const done = (await storageOf(account)).batches;
    expect(done.waiting).toBe(0);
    expect(done.bytes).toBeLessThan(waiting.bytes);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
    vi.useRealTimers();
  });

  it("is counted even for rows without a stored size, as an earlier release writes them", async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const { body } = await account.api.post("/properties", { body: listing({ description: LONG }) });
    const lead = await makeLead(account);
    const before = await storageOf(account);
    await copyProperty(body.data.id, 1);
    const { columns } = leadTable;
    const named = columns
      .split(", ")
      .filter((column) => !["seq", "id", "external_ref", "weighed"].includes(column));
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO leads (id, ${named}) SELECT id || '-twin', ${named} FROM leads WHERE id = ?`,
      ).bind(lead.id),
      env.DB.prepare("UPDATE portfolios SET clients = clients + 1 WHERE account_id = ?").bind(accountId),
      env.DB.prepare(
        `INSERT INTO interactions (id, account_id, lead_id, type, at, note, created_at)
         VALUES (?1 || '-int', ?2, ?1, 'NOTE', 1, ?3, 1)`,
      ).bind(lead.id, accountId, LONG),
    ]);
    const after = await storageOf(account);
    expect(after.properties.bytes).toBe(2 * before.properties.bytes);
    expect(after.leads.bytes - before.leads.bytes).toBeGreaterThan(LONG.length + 1_024);
    const kept = await queryOne`SELECT interaction_bytes AS bytes FROM leads WHERE id = ${lead.id}`;
    expect(kept!.bytes).toBe(interactionWeight(LONG));
    const broken = await brokenInvariants(accountId);
    expect(broken.filter((one) => one.includes("weighed"))).toEqual([]);
  });

  it("is a small part of a database in a trial, its sandbox included", async () => {
    const live = await stage();
    const { accountId } = await sandboxOf(live);
    const bytes = (owner: { accountId: string; propertyLimit: number }): number =>
      (["properties", "leads", "batches"] as const).reduce((sum, one) => sum + ceilingOf(one, owner), 0);
    const trial = bytes({ accountId: live.accountId, propertyLimit: 50 });
    expect(trial + bytes({ accountId, propertyLimit: 1_000 })).toBeLessThan(10_000_000_000 / 25);
  });

  it("leaves room for 100,000 properties and 50,000 clients", async () => {
    const owner = { accountId: "acc-1", propertyLimit: 100_000 };
    // Three stored copies of 30 photo addresses of 150 characters; descriptions and notes of usual length.
    expect(ceilingOf("properties", owner)).toBeGreaterThan(100_000 * (5_000 + 30 * 3 * 150));
    expect(ceilingOf("leads", owner)).toBeGreaterThan(50_000 * (3_000 + 20 * 500));
  });
});
