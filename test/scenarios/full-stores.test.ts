import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Blocks, pack } from "../../durable-objects/call-log/blocks.ts";
import { LogEntries } from "../../durable-objects/event-log/entries.ts";
import { run } from "../../src/db/statement.ts";
import { mailInsert } from "../../src/domain/notices/mail.ts";
import { newId } from "../../src/lib/id.ts";
import { ceilingOf } from "../../src/vocabulary/limits.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { aCall } from "../support/call-log.ts";
import { galleryStage } from "../support/gallery-stage.ts";
import { type Json, send } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { launchStage, register, registrar } from "../support/launches.ts";
import { listing } from "../support/listing.ts";
import { makeNetworkMatch } from "../support/match.ts";
import { aMember, asMember } from "../support/member-calls.ts";
import { makePartnership, request } from "../support/partnership.ts";
import { deliver } from "../support/photo-queue.ts";
import { picture, pictured } from "../support/picture-web.ts";
import { query } from "../support/query.ts";
import { uploaded } from "../support/uploads.ts";

const storageOf = async ({ api }: TestAccount): Promise<Json> => (await api.get("/me")).body.data.storage;

/** Checks that another account can be read and written while the first is full. */
const expectUntouched = async (): Promise<void> => {
  const { api } = await makeAccount();
  const made = await api.post("/properties", { body: listing() });
  expect(made.status).toBe(201);
  expect((await api.get(`/properties/${made.body.data.id}`)).status).toBe(200);
};

describe("pictures that fill their store", () => {
  const fillPhotos = async ({ accountId }: TestAccount): Promise<void> => {
    const [account] = await query`SELECT property_limit FROM accounts WHERE id = ${accountId}`;
    const most = ceilingOf("photos", { accountId, propertyLimit: account!.property_limit });
    await query`UPDATE portfolios SET photo_bytes = photo_bytes + ${most} WHERE account_id = ${accountId}`;
  };

  it("are reported in photoSync, while the property is written and another account's arrive", async () => {
    const stage = await galleryStage();
    const other = await galleryStage(stage);
    const url = stage.web.page("/one.png", pictured("one"));
    await stage.put([]);
    await fillPhotos(stage);
    const message = await stage.request([url]);
    await deliver(message);
    const { photos, photoSync } = await stage.read();
    expect(photos).toEqual([]);
    expect(photoSync.state).toBe("FAILED");
    expect(photoSync.items[0].reason).toMatch(/atingiram o limite de armazenamento/);
    await deliver(await other.request([url]));
    expect((await other.read()).photos).toHaveLength(1);
    await expectUntouched();
  });

  it("allow no upload except of a picture that is already stored", async () => {
    const stage = await makeAccount();
    const bytes = picture(crypto.randomUUID());
    await uploaded(stage, bytes);
    await fillPhotos(stage);
    const refused = await send("PUT", "/uploads/photos", stage.key, { body: picture(crypto.randomUUID()) });
    expect([refused.status, refused.body.code]).toEqual([422, "request_refused"]);
    expect(refused.body.detail).toMatch(/plano maior/);
    const again = await send("PUT", "/uploads/photos", stage.key, { body: bytes });
    expect([again.status, again.body.result.outcome]).toEqual([200, "ALREADY_STORED"]);
  });

  it("count once however many properties show them, and not at all once none does", async () => {
    const stage = await makeAccount();
    const bytes = picture(crypto.randomUUID());
    const url = await uploaded(stage, bytes);
    const photoBytes = async () => (await storageOf(stage)).photos.bytes;
    expect(await photoBytes()).toBe(bytes.byteLength);
    for (const ref of ["AP-1", "AP-2"])
      await stage.api.put(`/properties/by-ref/${ref}`, { body: listing({ photos: [url] }) });
    expect(await photoBytes()).toBe(bytes.byteLength);
    await stage.api.put("/properties/by-ref/AP-1", { body: { photos: [] } });
    expect(await photoBytes()).toBe(bytes.byteLength);
    await stage.api.put("/properties/by-ref/AP-2", { body: { photos: [] } });
    expect(await photoBytes()).toBe(0);
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });
});

describe("an audit log that fills up", () => {
  const AUDIT_BYTES = 256_000_000;

  const fillAudit = ({ accountId }: TestAccount) =>
    query`INSERT INTO account_stores (account_id, store, bytes)
      VALUES (${accountId}, 'audit', ${AUDIT_BYTES - 1})
      ON CONFLICT (account_id, store) DO UPDATE SET bytes = ${AUDIT_BYTES - 1}`;

  it("accepts the member's action that fills it and then no member's, but every operator's", async () => {
    const account = await makeAccount();
    const { accountId, path } = account;
    const person = await aMember(accountId, "OWNER");
    await fillAudit(account);
    const hide = (hiddenFields: string[]) =>
      asMember({ operationId: "setVisibility", accountId, person, body: { hiddenFields } });
    expect((await hide(["title"])).kind).toBe("done");
    const refused = await hide(["coverPhoto"]);
    expect(refused).toMatchObject({ kind: "refused" });
    expect(JSON.stringify(refused)).toMatch(/request_refused.*audit log has reached its storage limit/);
    const [row] = await query`SELECT hidden_fields FROM accounts WHERE id = ${accountId}`;
    expect(row!.hidden_fields).toBe('["title"]');
    expect((await backoffice.patch(path, { name: "Outro nome" })).status).toBe(200);
    await expectUntouched();
  });

  it("is counted in bytes as its rows come and go", async () => {
    const { accountId, path } = await makeAccount();
    await backoffice.patch(path, { name: "Outro nome" });
    const weigh = () =>
      query`SELECT bytes, (SELECT sum(weight) FROM audit WHERE account_id = ${accountId}) AS weighed
        FROM account_stores WHERE account_id = ${accountId} AND store = 'audit'`;
    const [before] = await weigh();
    expect(before!.bytes).toBeGreaterThan(256);
    expect(before!.bytes).toBe(before!.weighed);
    await query`DELETE FROM audit WHERE seq = (SELECT max(seq) FROM audit WHERE account_id = ${accountId})`;
    const [after] = await weigh();
    expect(after!.bytes).toBeLessThan(before!.bytes);
    expect(after!.bytes).toBe(after!.weighed);
  });
});

describe("partnerships that fill their store", () => {
  const fill = (accountId: string, left: number) =>
    query`INSERT INTO account_stores (account_id, store, bytes)
      VALUES (${accountId}, 'partnerships', ${128_000_000 - left})
      ON CONFLICT (account_id, store) DO UPDATE SET bytes = ${128_000_000 - left}`;

  it("are refused to the account that requested them, not to the one that was asked", async () => {
    const partners = { client: await makeAccount(), property: await makeAccount() };
    await fill(partners.client.accountId, 1);
    await makePartnership(partners);
    const { ofBuyer, ofSeller } = await makeNetworkMatch(partners.property, partners.client);
    const refused = await request(partners.client, ofBuyer);
    expect([refused.status, refused.body.code]).toEqual([422, "request_refused"]);
    expect(refused.body.detail).toMatch(/parcerias pedidas pela conta/);
    const answer = await request(partners.property, ofSeller);
    expect(answer.status).toBe(201);
  });

  it("lead to refusals of registrations with a launch too, and of their dry runs", async () => {
    const stage = await launchStage();
    const account = await registrar();
    await fill(account.accountId, 0);
    for (const query of ["?dryRun=true", ""]) {
      const refused = await register(account, stage.developmentId, { query });
      expect([refused.status, refused.body.code], query).toEqual([422, "request_refused"]);
      expect(refused.body.detail, query).toMatch(/parcerias pedidas pela conta/);
    }
  });

  it("count for the account that requested them, as they come, change and go", async () => {
    const partners = { client: await makeAccount(), property: await makeAccount() };
    const { id } = await makePartnership(partners, "property");
    const weights = async () => {
      const [row] = await query`SELECT bytes, (SELECT weight FROM partnerships WHERE id = ${id}) AS weight
        FROM account_stores WHERE account_id = ${partners.property.accountId} AND store = 'partnerships'`;
      return row!;
    };
    const { bytes, weight } = await weights();
    expect(bytes).toBe(weight);
    await query`UPDATE partnerships SET message = ${"x".repeat(5_000)} WHERE id = ${id}`;
    const longer = await weights();
    expect(longer.bytes).toBe(longer.weight);
    expect(longer.bytes - bytes).toBeGreaterThan(3_000);
  });
});

describe("expired and revoked keys", () => {
  it("are deleted except for the newest thousand when another is made", async () => {
    const account = await makeAccount();
    await query`INSERT INTO api_keys (id, account_id, name, hash, hint, scopes, allowed_ips, revoked_at, created_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1005)
      SELECT 'k_' || id || i, id, 'old', id || i, 'x', '[]', '[]', i, i
      FROM n, (SELECT ${account.accountId} AS id)`;
    const body = { name: "CRM", scopes: ["properties:read"] };
    expect((await backoffice.post(`${account.path}/keys`, body)).status).toBe(201);
    const [kept] = await query`SELECT count(*) AS n, min(revoked_at) AS oldest FROM api_keys
      WHERE account_id = ${account.accountId} AND revoked_at IS NOT NULL`;
    expect(kept).toEqual({ n: 1_000, oldest: 6 });
    expect((await account.api.get("/me")).status).toBe(200);
  });
});

it("an owner gets at most 500 notices that the account itself causes, but all others", async () => {
  const { accountId } = await makeAccount();
  await query`INSERT INTO mails (id, account_id, kind, subject, body, status, attempts, created_at)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
    SELECT ${accountId} || i, ${accountId}, 'WEBHOOK_DISABLED', '', '', 'SENT', 1, ${Date.now()} FROM n`;
  const queueMail = (kind: string, id: string) =>
    run(env.DB, [
      mailInsert({ id: `${accountId}-${id}`, accountId, kind, subject: "s", body: "b", now: Date.now() }),
    ]);
  await queueMail("WEBHOOK_DISABLED", "last");
  await queueMail("WEBHOOK_DISABLED", "over");
  await queueMail("QUOTA", "other");
  const queued = await query`SELECT id FROM mails WHERE account_id = ${accountId} AND status = 'QUEUED'
    ORDER BY id`;
  expect(queued.map(({ id }) => id.slice(accountId.length + 1))).toEqual(["last", "other"]);
});

it("a team has up to 5,000 people", async () => {
  const { accountId, path } = await makeAccount();
  await query`INSERT INTO team_members (id, account_id, name, email, role, active, created_at)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n
      WHERE i < 5000 - (SELECT count(*) FROM team_members WHERE account_id = ${accountId}))
    SELECT 'usr-' || ${accountId} || i, ${accountId}, 'Ana', i || '@equipe.example.com', 'BROKER', 0, 0
    FROM n`;
  const body = { name: "Bia", email: "bia@equipe.example.com", role: "BROKER" };
  const refused = await backoffice.post(`${path}/team`, body);
  expect([refused.status, refused.body.code]).toEqual([422, "request_refused"]);
  expect(refused.body.detail).toMatch(/5000 pessoas/);
});

describe("an account's own objects", () => {
  it("delete the oldest events early once the log is full, and refuse readers with older cursors", async () => {
    await runInDurableObject(env.EVENT_LOG.getByName(newId("account")), (_, { storage }) => {
      const data = JSON.stringify({ text: "x".repeat(2_000) });
      const events = Array.from({ length: 6_000 }, (_, at) => ({
        id: newId("event"),
        type: "property.updated",
        createdAt: Date.now() + at,
        data,
      }));
      const roomy = new LogEntries(storage.sql);
      roomy.append(events);
      expect([roomy.isFull, roomy.oldUntil(Date.now())]).toEqual([false, null]);
      const log = new LogEntries(storage.sql, 8_000_000);
      expect(log.isFull).toBe(true);
      expect(log.endsAt).toBe(0);
      log.forgetUntil(log.oldUntil(Date.now())!);
      expect(log.isFull).toBe(false);
      expect(log.oldUntil(Date.now())).toBeNull();
      const reading = {
        accountId: "",
        shard: "DB",
        types: ["property.updated"],
        limit: 1,
        since: null,
      } as never;
      expect(log.page({ ...(reading as object), after: 10 } as never, Date.now())).toMatchObject({
        found: false,
      });
      expect(log.append([events[0]!])[0]).toMatchObject({ sequence: 6_001 });
    });
  });

  it("delete the oldest calls early once the log of calls is full", async () => {
    const block = await pack(1, [aCall()]);
    await runInDurableObject(env.CALL_LOG.getByName(newId("account")), (_, { storage }) => {
      const blocks = new Blocks(storage.sql, 1_000_000);
      const content = new Uint8Array(100_000);
      for (let id = 1; id <= 30; id += 1) blocks.insert({ ...block, id, content });
      expect(storage.sql.databaseSize).toBeLessThan(1_200_000);
      expect(blocks.firstId).toBeGreaterThan(15);
    });
  });
});

it("a call that finds a full store does not use the month", async () => {
  const account = await makeAccount({ account: { propertyLimit: 1_000 } });
  const used = async () => (await account.api.get("/me")).body.data.usage.calls;
  await query`UPDATE portfolios SET batch_bytes = ${1_000_000_000} WHERE account_id = ${account.accountId}`;
  const post = (headers = {}) =>
    account.api.post("/properties/batch", { body: { items: [listing({ externalRef: "A" })] }, headers });
  for (const headers of [{}, { "Idempotency-Key": "one" }]) {
    const before = await used();
    expect((await post(headers)).body.code).toBe("storage_full");
    expect(await used()).toBe(before);
  }
});
