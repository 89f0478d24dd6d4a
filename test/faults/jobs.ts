import { env } from "cloudflare:workers";
import { run, sql } from "../../src/db/statement.ts";
import { cityById } from "../../src/domain/geo/cities.ts";
import { decideOn } from "../../src/domain/geo/learn-neighborhood.ts";
import { revokeKey } from "../../src/domain/keys/revoke-key.ts";
import { mailInsert } from "../../src/domain/notices/mail.ts";
import { JOBS, type JobName, runJob } from "../../src/jobs/registry.ts";
import { DAY_MS, MINUTE_MS } from "../../src/lib/clock.ts";
import type { AccountGatePort } from "../../src/ports/account-gate.ts";
import { accountBoard } from "../../src/ports/match-board.ts";
import { servicesOf } from "../../src/services.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { anOwner, offerTo, setDesk } from "../support/captacao.ts";
import { copyProperty, MORE_THAN_ONE_TRANSACTION } from "../support/copy-property.ts";
import { drained } from "../support/dump.ts";
import { LOG_OUT_OF_REACH } from "../support/event-log.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { putFeed } from "../support/feed-stage.ts";
import { makeLead } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { anUnannouncedMove } from "../support/move.ts";
import { operatorScope } from "../support/operator.ts";
import { aNotice } from "../support/owner-notice.ts";
import { makePartnership } from "../support/partnership.ts";
import { makeProperty } from "../support/portfolio.ts";
import { query } from "../support/query.ts";
import type { Prepare } from "../support/queued-work.ts";
import { makeEvent, makeWebhook } from "../support/receiver.ts";
import { RecordingMail } from "../support/recording-mail.ts";
import { emptySandbox } from "../support/sandbox.ts";
import { serveWith } from "../support/serve-with.ts";
import { moveClock } from "../support/time.ts";
import { uploaded } from "../support/uploads.ts";
import { drainEverything, LOST_AFTER_MS } from "./drain-everything.ts";
import { eligibleProperty } from "./eligible-property.ts";
import { startJob } from "./start-job.ts";
import { takeMessages } from "./stub-platform.ts";
import { TWO_SHARD_SWEEPS } from "./two-shard-pairs.ts";
import { TWO_SHARD_WINDOWS } from "./two-shard-windows.ts";
import type { Subject } from "./walk.ts";

const MAIL = { EMAIL: new RecordingMail() };

/** A job that is started as the platform does, and again on its next turn after a failure. */
const jobSubject = (job: JobName, what: string, prepare: Prepare, make = makeAccount): Subject => ({
  name: `${job}: ${what}`,
  bindings: MAIL,
  ignoredColumns: ["mails.attempts"],
  stage: async () => {
    await env.DB.batch([
      env.DB.prepare("DELETE FROM webhook_accounts"),
      env.DB.prepare("DELETE FROM outbox"),
      env.DB.prepare("DELETE FROM mails"),
    ]);
    const account = await make();
    await query`DELETE FROM gate_notices`;
    await prepare(account);
    return {
      accountId: account.accountId,
      attempt: (faulty) => startJob(job, faulty.env),
      afterwards: async () => {
        moveClock(MINUTE_MS);
        await runJob(job, servicesOf(faultyEnv(null, MAIL).env), Date.now());
        await drainEverything(account.accountId);
        return null;
      },
    };
  },
});

/** Loses the account's messages after they were sent. */
const loseMessages = async ({ accountId }: TestAccount): Promise<void> => {
  await drained(accountId);
  takeMessages(accountId);
  moveClock(LOST_AFTER_MS);
};

const undrained: Prepare = async ({ key }) => {
  const options = { body: listing({ photos: ["http://localhost:9099/none"] }) };
  await serveWith(faultyEnv(null, LOG_OUT_OF_REACH), {
    key,
    method: "PUT",
    path: "/properties/by-ref/AP-1",
    options,
  });
  moveClock(2 * MINUTE_MS);
};

const withoutWords: Prepare = async (account) => {
  const { id } = await makeProperty(account);
  const { id: leadId } = await makeLead(account);
  await run(env.DB, [
    sql("UPDATE properties SET words = NULL WHERE id = ?", id),
    sql("UPDATE leads SET words = NULL WHERE id = ?", leadId),
  ]);
};

const lostGallery: Prepare = async (account) => {
  const photos = ["http://localhost:9099/none"];
  await account.api.put("/properties/by-ref/AP-1", { body: listing({ photos }) });
  await loseMessages(account);
};

const unusedUpload: Prepare = (account) => uploaded(account).then(() => moveClock(8 * DAY_MS));

const lostBatch: Prepare = async (account) => {
  await account.api.post("/properties/batch", { body: { items: [listing({ externalRef: "AP-1" })] } });
  await loseMessages(account);
};

const lostDelivery: Prepare = async (account) => {
  await makeWebhook(account.api);
  await makeEvent(account.api, "A");
  await loseMessages(account);
};

const waitingMail: Prepare = ({ accountId }) =>
  run(env.DB, [
    mailInsert({
      id: `mail-${accountId}`,
      accountId,
      kind: "QUOTA_80",
      subject: "Aviso",
      body: "Aviso.",
      now: Date.now(),
    }),
  ]);

/** A notice to all owners, of which only the account's own is left: the others would be notified too. */
const sentNotice: Prepare = async ({ accountId }) => {
  await run(env.DB, [
    sql("DELETE FROM owner_notices"),
    sql("UPDATE accounts SET status = 'INACTIVE' WHERE id <> ?", accountId),
  ]);
  await backoffice.post(`/notices/${await aNotice()}/send`, { version: 1 });
};

const dueFeed: Prepare = (account) =>
  putFeed(account, `http://localhost:9099/${account.accountId}.xml`, true);

const lostSync: Prepare = async (account) => {
  await putFeed(account, `http://localhost:9099/${account.accountId}.xml`);
  await account.api.post("/feed/sync");
  await loseMessages(account);
};

const unconfirmed =
  (days: number): Prepare =>
  async (account) => {
    // The leftovers of earlier runs would be due too, and one run has room for only one such account.
    await query`UPDATE properties SET confirmed_at = ${Date.UTC(2100, 0)}, notice_at = NULL`;
    const { id } = await makeProperty(account);
    await copyProperty(id, MORE_THAN_ONE_TRANSACTION);
    const noticed = days > 60 ? Date.now() + 60 * DAY_MS : null;
    await query`UPDATE properties SET notice_at = ${noticed} WHERE account_id = ${account.accountId}`;
    moveClock(days * DAY_MS);
  };

const trashedProperties: Prepare = async (account) => {
  const property = await makeProperty(account);
  await account.api.delete(`/properties/${property.id}`);
  await copyProperty(property.id, MORE_THAN_ONE_TRANSACTION);
  await drained(account.accountId);
  moveClock(30 * DAY_MS);
};

/** Apart from the properties, because a disturbed run may purge the two in another order. */
const trashedLead: Prepare = async (account) => {
  const lead = await makeLead(account);
  const path = `/backoffice${account.path}/leads/${lead.id}/trash`;
  await serveWith(faultyEnv(null), { key: env.BACKOFFICE_TOKEN, method: "POST", base: "", path });
  await drained(account.accountId);
  moveClock(30 * DAY_MS);
};

const expiredRows: Prepare = async (account) => {
  await account.api.post("/properties", { body: listing(), headers: { "Idempotency-Key": "old" } });
  await account.api.post("/properties/batch", { body: { items: [{ externalRef: "A", nonsense: 1 }] } });
  await drained(account.accountId);
  moveClock(8 * DAY_MS);
};

const unnotifiedGate: Prepare = async ({ api, accountId, keyId }) => {
  await api.get("/me");
  const invalidate = () => Promise.reject(new Error("overloaded"));
  const gate = () => ({ invalidate }) as unknown as AccountGatePort;
  await revokeKey(operatorScope({ gate }), accountId, keyId);
};

const overdueOffers: Prepare = async (account) => {
  await setDesk(account, { autoPauseAfter: 2 });
  for (let made = 0; made < 2; made += 1) await offerTo(account, anOwner({ deadlineMinutes: 1 }));
  await drained(account.accountId);
  moveClock(10 * DAY_MS);
};

let nights = 0;

/** A search to count. Searches are counted once a night, so each account gets its own night. */
const searchToCount: Prepare = async (account) => {
  await makeLead(account);
  await drained(account.accountId);
  nights += 1;
  moveClock(nights * DAY_MS);
};

const unwantedOwner: Prepare = async (account) => {
  const { id } = await offerTo(account);
  await backoffice.post(`${account.path}/captacao/offers/${id}/withdraw`);
  await drained(account.accountId);
  moveClock(91 * DAY_MS);
};

/** A pair that no board knows, and the only one that the sweep reports to boards. */
const unreportedPair: Prepare = async (account) => {
  await eligibleProperty(account);
  await makeLead(account);
  await loseMessages(account);
  const never = Date.UTC(2100, 0);
  await run(env.DB, [
    sql("INSERT OR IGNORE INTO radar_boards (name, asked_at) SELECT 'a:' || id, 0 FROM accounts"),
    sql("UPDATE radar_boards SET asked_at = ? WHERE name <> ?", never, accountBoard(account.accountId)),
  ]);
};

/** A client's new matches in a window that has ended. */
const endedWindow: Prepare = async (account) => {
  const { id } = await makeLead(account);
  await loseMessages(account);
  await query`INSERT INTO radar_windows (since, lead_id, account_id, new_matches, top_score)
    VALUES (0, ${id}, ${account.accountId}, 2, 90)`;
};

/** A partnership whose matches a death has left unmarked, and whose property's message was lost. */
const unmarkedPartnership: Prepare = async (account) => {
  // The sweep would also read other tests' partnerships.
  await run(env.DB, [sql("DELETE FROM partnerships"), sql("DELETE FROM partnership_sides")]);
  const partner = await makeAccount();
  const made = await makePartnership({ client: account, property: partner });
  await drained(account.accountId);
  await drained(partner.accountId);
  takeMessages(account.accountId);
  await run(env.DB, [
    sql("UPDATE partnerships SET marked = 0 WHERE id = ?", made.id),
    sql("UPDATE matches SET status = 'NEW', touched = 0 WHERE lead_id = ?", made.leadId),
    sql("UPDATE properties SET status = 'SOLD' WHERE id = ?", made.propertyId),
  ]);
};

/** A property that waits for a neighborhood that is decided but not yet in any database. */
const unlearnedDecision: Prepare = async (account) => {
  const city = cityById("2211001")!;
  const text = `Vila ${account.accountId}`;
  await makeProperty(account, { address: { cityId: city.cityId, neighborhood: text } });
  await drained(account.accountId);
  takeMessages(account.accountId);
  await decideOn(operatorScope(), { city, text, neighborhood: { slug: "centro" } });
};

const lostReview: Prepare = async (sandbox) => {
  await sandbox.api.put("/properties/by-ref/AP-1", { body: listing() });
  await loseMessages(sandbox);
};

export const SCHEDULED: readonly Subject[] = [
  jobSubject("search-words", "a property and a client of an earlier version", withoutWords),
  jobSubject("shard-sizes", "the size of each database", async () => undefined),
  jobSubject("neighborhoods", "a decision that no database has learned", unlearnedDecision),
  jobSubject("partnership-sweep", "a partnership left unmarked and unreported", unmarkedPartnership),
  jobSubject("radar-summaries", "a window", endedWindow),
  TWO_SHARD_WINDOWS,
  jobSubject("radar-sweep", "a pair that no board has heard of", unreportedPair),
  ...TWO_SHARD_SWEEPS,
  jobSubject("gate-notices", "a revoked key that its gate has not heard of", unnotifiedGate),
  jobSubject("outbox-sweep", "rows that no drain has taken", undrained),
  jobSubject("photo-sweep", "a lost gallery", lostGallery),
  jobSubject("photo-sweep", "an upload that nobody used", unusedUpload),
  jobSubject("photo-sweep", "a lost review of a sandbox", lostReview, emptySandbox),
  jobSubject("batch-sweep", "a lost batch", lostBatch),
  jobSubject("delivery-sweep", "a lost delivery", lostDelivery),
  jobSubject("moves", "a move that has stopped", anUnannouncedMove),
  jobSubject("mails", "a waiting mail", waitingMail),
  jobSubject("mails", "a notice to every owner", sentNotice),
  jobSubject("feed-sync", "an automatic sync", dueFeed),
  jobSubject("feed-sync", "a lost sync", lostSync),
  jobSubject("confirmations", "a notice", unconfirmed(60)),
  jobSubject("confirmations", "an expiry", unconfirmed(67)),
  jobSubject("trash-purge", "properties", trashedProperties),
  jobSubject("trash-purge", "a lead", trashedLead),
  jobSubject("captacao-deadlines", "offers that nobody accepted", overdueOffers),
  jobSubject("captacao-demand", "a night's count", searchToCount),
  jobSubject("retention", "a receipt and a batch", expiredRows),
  jobSubject("retention", "the contact of an owner whom nobody accepted", unwantedOwner),
];

/** Jobs that no subject covers. */
export const unwalkedJobs = (): string[] =>
  Object.keys(JOBS).filter((job) => !SCHEDULED.some(({ name }) => name.startsWith(`${job}:`)));
