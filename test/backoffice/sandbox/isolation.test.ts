import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type Row, run, sql } from "../../../src/db/statement.ts";
import { confirmationNotices } from "../../../src/domain/notices/confirmation-notice.ts";
import { mailInsert } from "../../../src/domain/notices/mail.ts";
import { sendQuotaNotice } from "../../../src/domain/notices/send-quota-notice.ts";
import { sendMails } from "../../../src/jobs/send-mails.ts";
import { spaceOf } from "../../../src/lib/id.ts";
import { type ChangedObject, cityBoard, launchBoard } from "../../../src/ports/match-board.ts";
import { isService } from "../../architecture/source.ts";
import { SOURCES } from "../../architecture/sources.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { anOwner, offerTo, readyDesk } from "../../support/captacao.ts";
import { eventually } from "../../support/eventually.ts";
import type { Json } from "../../support/http.ts";
import { develop, developer, developmentIn, unitOf } from "../../support/launches.ts";
import { makeLead } from "../../support/lead.ts";
import { recommended } from "../../support/match.ts";
import { query } from "../../support/query.ts";
import { RadarStage } from "../../support/radar-stage.ts";
import { RecordingMail } from "../../support/recording-mail.ts";
import { accountsOf, makeSandbox } from "../../support/sandbox.ts";

/** The city of the demonstration data. */
const CITY = "3550308";
const PLACE = { cityId: CITY, neighborhood: "Vila Madalena" };

/** Gives the account a property and a client that match the demonstration data and other lookalikes' objects. */
const lookalike = async (account: TestAccount): Promise<TestAccount> => {
  const { id } = await recommended(account, {
    address: PLACE,
    salePrice: 1_000_000,
    bedrooms: 2,
    type: "APARTAMENTO",
  });
  await backoffice.patch(`${account.path}/properties/${id}`, { sharedToNetwork: true });
  await makeLead(account, {
    sharedToNetwork: true,
    interest: {
      purposes: ["VENDA"],
      propertyTypes: ["APARTAMENTO"],
      salePriceMax: 1_100_000,
      locations: [{ cityId: CITY, neighborhoodSlug: "vila-madalena" }],
    },
  });
  return account;
};

const objectsOf = async (accountIds: readonly string[]): Promise<ChangedObject[]> => {
  const ids = JSON.stringify(accountIds);
  const rows =
    await query`SELECT 'property' AS kind, id, account_id AS accountId, 'DB' AS shard FROM properties
    WHERE account_id IN (SELECT value FROM json_each(${ids}))
    UNION ALL SELECT 'lead', id, account_id, 'DB' FROM leads
    WHERE account_id IN (SELECT value FROM json_each(${ids}))`;
  return rows as unknown as ChangedObject[];
};

/** Matches of these accounts with accounts of another space. */
const strangersOf = async (accountIds: readonly string[]): Promise<Row[]> => {
  const rows = await query`SELECT account_id, partner_account_id FROM matches
    WHERE partner_account_id IS NOT NULL
    AND account_id IN (SELECT value FROM json_each(${JSON.stringify(accountIds)}))`;
  return rows.filter(
    ({ account_id, partner_account_id }) =>
      spaceOf(String(account_id)) !== spaceOf(String(partner_account_id)),
  );
};

describe("Radar", () => {
  it("never pairs objects of different spaces, whatever a board receives", async () => {
    const one = await makeSandbox();
    const other = await makeSandbox();
    const live = await lookalike(await makeAccount());
    const second = await lookalike(await makeAccount());
    const ids = [...accountsOf(one), ...accountsOf(other), live.accountId, second.accountId];
    const changed = await objectsOf(ids);
    // Other tests may have left work for the live city's board in their second shard.
    const stage = await RadarStage.open();
    for (const space of [...new Set(ids.map(spaceOf))])
      for (const name of [cityBoard(CITY, space), launchBoard(CITY, space)]) {
        await stage.board(name).tell(name, changed);
        await stage.board(name).settle(name);
      }
    // The board's own alarm may have started earlier, and still be writing.
    await eventually(async () => {
      const scopes = (await live.api.get("/matches?limit=100")).body.data.map(({ scope }: Json) => scope);
      expect(scopes).toContain("NETWORK");
    });
    expect(await strangersOf(ids)).toEqual([]);
  });
});

describe("the catalog of launches", () => {
  it("shows each space its own launches, and registers nobody across spaces", async () => {
    const sandbox = await makeSandbox();
    const builder = await developer();
    const { id } = await develop(builder, developmentIn({ cityId: CITY }));
    await develop(builder, unitOf(id));
    const seen = await sandbox.api.get("/launches");
    const live = await builder.api.get("/launches?limit=100");
    expect(seen.body.data.map(({ developer: { accountId } }: Json) => accountId)).toEqual([
      sandbox.developerId,
    ]);
    const listed = live.body.data.map(({ developmentId }: Json) => developmentId);
    const [{ developmentId: demo }] = seen.body.data;
    expect([listed.includes(id), listed.includes(demo)]).toEqual([true, false]);
    const client = await makeAccount();
    const { id: mine } = await makeLead(client);
    const { id: theirs } = await makeLead(sandbox);
    const across = await Promise.all([
      sandbox.api.post(`/launches/${id}/clients`, { body: { leadId: theirs } }),
      client.api.post(`/launches/${demo}/clients`, { body: { leadId: mine } }),
    ]);
    expect(across.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe("an owner of Captação", () => {
  it("is never offered across spaces, even as the same person", async () => {
    const sandbox = await makeSandbox();
    const live = await readyDesk(await makeAccount());
    const person = anOwner();
    const ours = await offerTo(live, person);
    const theirs = await offerTo(sandbox, person);
    expect(ours.id).not.toBe(theirs.id);
    const offers = [
      [sandbox, ours.id],
      [live, theirs.id],
    ] as const;
    for (const [{ path }, ownerId] of offers) {
      const known = { ownerId, priceCents: 100, deadlineMinutes: 60 };
      const { status, body } = await backoffice.post(`${path}/captacao/offers`, known);
      expect([status, body.invalidParams?.[0].code]).toEqual([400, "not_found"]);
    }
    await sandbox.api.post(`/captacao/offers/${theirs.id}/accept`);
    expect((await live.api.get(`/captacao/offers/${ours.id}`)).body.data.status).toBe("OFFERED");
  });
});

describe("e-mail", () => {
  it("of a sandbox is never written, and so never sent", async () => {
    const sandbox = await makeSandbox();
    const now = Date.now();
    const mail = new RecordingMail();
    const ids = [sandbox.accountId, sandbox.live.accountId];
    for (const accountId of ids) {
      await sendQuotaNotice(env.DB, accountId, { month: "2031-03", percent: 80 }, now);
      const notice = { kind: "WEBHOOK_DISABLED", subject: "Aviso", body: "Texto." };
      await run(env.DB, [mailInsert({ id: `of-${accountId}`, accountId, ...notice, now })]);
    }
    const accounts = sql("SELECT value AS account_id FROM json_each(?)", JSON.stringify(ids));
    await run(env.DB, [confirmationNotices(accounts, now)]);
    const written = await Promise.all(
      [sandbox, sandbox.live].map(
        async ({ path }) => (await backoffice.get(`${path}/mail`)).body.data.length,
      ),
    );
    expect(written).toEqual([0, 3]);
    const shards = { directory: env.DB, shardNames: ["DB"], shard: () => env.DB };
    await sendMails({ ...shards, email: mail as unknown as SendEmail, from: "avisos@api.test" }, now + 1);
    expect(mail.sent.length).toBeGreaterThanOrEqual(3);
  });

  it("is written in only one place", () => {
    const writers = SOURCES.filter(isService).filter(({ text }) => /INTO mails|mailTable\.insert/.test(text));
    expect(writers.map(({ path }) => path)).toEqual(["src/domain/notices/mail.ts"]);
  });
});
