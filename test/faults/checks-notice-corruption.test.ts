import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { offerTo, readyDesk } from "../support/captacao.ts";
import { drained } from "../support/dump.ts";
import { logOf } from "../support/event-log.ts";
import { endWindow, feedXml, flat, putFeed } from "../support/feed-stage.ts";
import { gateOf } from "../support/gate.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { launchStage, registered } from "../support/launches.ts";
import { makeLead } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { makePartnership } from "../support/partnership.ts";
import { pictured } from "../support/picture-web.ts";
import { query } from "../support/query.ts";
import { makeWebhook } from "../support/receiver.ts";
import { drainEverything } from "./drain-everything.ts";
import { stubPlatform } from "./stub-platform.ts";
import { serve } from "./stub-web.ts";

stubPlatform();

/** One statement that corrupts the stored data, and what the checks report. */
type Corruption = readonly [statement: string, noticed: RegExp];

const IN_D1: readonly Corruption[] = [
  ["UPDATE portfolios SET active = active + 1 WHERE account_id = ?", /counters/],
  ["UPDATE portfolios SET unplaced = 9 WHERE account_id = ?", /unplaced/],
  ["UPDATE portfolios SET deleted_total = 9 WHERE account_id = ?", /9 departures/],
  [
    "INSERT INTO portfolio_history (account_id, at, kept, deleted_total) VALUES (?, 9999999999999, 99, 0)",
    /history ends/,
  ],
  ["UPDATE properties SET updated_at = updated_at + 1 WHERE account_id = ?", /its last event says/],
  ["DELETE FROM leads WHERE account_id = ?", /gone without lead.purged/],
  ["DELETE FROM lead_identities WHERE account_id = ?", /identities/],
  ["UPDATE team_members SET active_clients = 7 WHERE account_id = ?", /counted with 7/],
  ["UPDATE receipts SET body = '{}' WHERE account_id = ?", /not that of its receipt/],
  ["DELETE FROM receipts WHERE account_id = ?", /has no receipt/],
  ["UPDATE properties SET photo_failed = 1 WHERE account_id = ? AND photo_state = 'DONE'", /1 of 1 photos/],
  ["UPDATE properties SET photos = '[]' WHERE account_id = ?", /shows 0 of 1 photos/],
  ["UPDATE properties SET external_ref = 'ELSE-' || id WHERE account_id = ?", /its last event says/],
  ["UPDATE leads SET external_ref = 'ELSE-' || id WHERE account_id = ?", /its last event says/],
  ["DELETE FROM property_photos WHERE account_id = ?", /stored, but no photo has it/],
  ["UPDATE batches SET total = 5 WHERE account_id = ?", /of 5 items/],
  ["DELETE FROM batch_items WHERE account_id = ?", /but reported/],
  ["UPDATE feeds SET feed_count = 9 WHERE account_id = ?", /a feed of 9 listings/],
  ["UPDATE feeds SET conflicts = 3 WHERE account_id = ?", /0 conflicts, but the feed counts 3/],
  [
    `INSERT INTO feed_conflicts (account_id, ref, field, property_id, value, mark, found_at)
     VALUES (?, 'F-1', 'title', 'prop-none', '1', 'm', 1)`,
    /title of prop-none is in conflict, but the dashboard does not hold it/,
  ],
  ["DELETE FROM webhook_accounts WHERE account_id = ?", /the sweep does not know/],
  ["UPDATE feeds SET leased_until = 1 WHERE account_id = ?", /a finished sync still holds its lease/],
  ["UPDATE feed_listings SET property_id = 'prop-none' WHERE account_id = ?", /refers to prop-none/],
  ["DELETE FROM feeds WHERE account_id = ?", /listings are kept without a feed/],
  ["UPDATE batches SET status = 'RUNNING', finished_at = NULL WHERE account_id = ?", /is reported 1 times/],
  ["UPDATE batch_items SET outcome = 'PENDING', body = '{}' WHERE account_id = ?", /has skipped 1 items/],
  ["UPDATE batch_lanes SET held_until = 9999999999999 WHERE account_id = ?", /beyond any lease/],
  [
    "UPDATE api_keys SET revoked_at = 1 WHERE account_id = ?",
    /the audit does not show the end of .* exactly once/,
  ],
  ["UPDATE receipts SET subject = 'prop-none' WHERE account_id = ?", /shows an object that is gone/],
  [
    "UPDATE properties SET photo_state = 'QUEUED', photo_queued_at = NULL WHERE account_id = ?",
    /no sweep can find/,
  ],
  ["UPDATE captacao_desks SET balance_cents = balance_cents + 1 WHERE account_id = ?", /the balance is/],
  [
    "DELETE FROM captacao_ledger WHERE kind = 'ACCEPT' AND account_id = ?",
    /ACCEPTED for 9000, but the ledger debits (;|$)/,
  ],
  ["UPDATE captacao_desks SET tab_captured = 5 WHERE account_id = ?", /tabs count/],
  [
    "UPDATE captacao_owners SET accepted_by = NULL WHERE accepted_by = ?",
    /is ACCEPTED, but accepted by null/,
  ],
  ["DELETE FROM audit WHERE account_id = ?", /is audited 0 times/],
  ["DELETE FROM partnership_sides WHERE account_id = ?", /but listed as null/],
  ["UPDATE matches SET status = 'NEW' WHERE account_id = ?", /is marked, but its match is NEW/],
  [
    "UPDATE partnerships SET status = 'WON' WHERE client_account_id = ?",
    /is WON, but its last event says PENDING/,
  ],
  ["DELETE FROM launch_protections WHERE account_id = ?", /is LEAD_REGISTERED, but protects nobody/],
  ["UPDATE launch_protections SET until = until + 1 WHERE account_id = ?", /the protection of .* is not as/],
];

const IN_THE_LOG: readonly Corruption[] = [
  ["DELETE FROM entries WHERE sequence = 2", /a hole in the log/],
  ["INSERT INTO forgotten (one, sequence) VALUES (1, 99)", /a hole in the log/],
  ["DELETE FROM deliveries WHERE sequence = (SELECT max(sequence) FROM deliveries)", /has no delivery of/],
  ["UPDATE deliveries SET attempts = 3", /was tried 3 times/],
  ["UPDATE deliveries SET status = 'PENDING'", /is PENDING/],
  ["UPDATE deliveries SET next_attempt_at = 1, finished_at = NULL, status = 'PENDING'", /has been due since/],
  ["UPDATE entries SET type = 'other.created' WHERE type = 'lead.created'", /was created without an event/],
  ["UPDATE deliveries SET event_id = 'evt_none'", /nothing to send/],
  [
    "UPDATE entries SET type = 'x' WHERE type = 'captacao.offer_accepted'",
    /is ACCEPTED, but has 0 acceptance events/,
  ],
  ["DELETE FROM entries WHERE type = 'partnership.created'", /has no creation event first/],
  ["UPDATE endpoints SET status = 'DISABLED'", /is DISABLED, but its last event is/],
  ["DELETE FROM endpoints", /which is gone/],
];

const IN_THE_GATE: readonly Corruption[] = [
  ["UPDATE idempotency SET status = NULL, lease_until = 1", /claimed beyond its lease/],
  ["INSERT INTO notices (month, percent, sent) VALUES ('2031-01', 80, 1)", /no notice of 80/],
];

/** An object of every kind, with no work left. */
const fullAccount = async (): Promise<TestAccount> => {
  const account = await makeAccount();
  const { accountId, api } = account;
  const photo = `http://localhost:9099/${accountId}/a`;
  const feed = `http://localhost:9099/${accountId}.xml`;
  serve(photo, pictured("a"));
  serve(feed, () => new Response(feedXml(flat("F-1"))));
  await makeWebhook(api);
  const headers = { "Idempotency-Key": "full" };
  await api.put("/properties/by-ref/AP-1", { body: listing({ photos: [photo] }), headers });
  await makeLead(account);
  await api.post("/properties/batch", { body: { items: [listing({ externalRef: "AP-2" })] } });
  await putFeed(account, feed);
  await endWindow(accountId);
  await readyDesk(account);
  await api.post(`/captacao/offers/${(await offerTo(account)).id}/accept`);
  await makePartnership({ client: account, property: await makeAccount() });
  await registered({ ...account, leadId: (await makeLead(account)).id }, (await launchStage()).developmentId);
  await api.post("/feed/sync");
  await drainEverything(accountId);
  return account;
};

let account: TestAccount;

beforeEach(async () => {
  account = await fullAccount();
  await drained(account.accountId);
  expect(await brokenInvariants(account.accountId)).toEqual([]);
});

const brokenText = async (): Promise<string> => (await brokenInvariants(account.accountId)).join("; ");

describe("an inconsistency is noticed", () => {
  it.each(IN_D1)("in the database: %s", async (statement, report) => {
    await query(statement, account.accountId);
    expect(await brokenText()).toMatch(report);
  });

  it.each(IN_THE_LOG)("in the log: %s", async (statement, report) => {
    await runInDurableObject(logOf(account.accountId), (_, { storage }) =>
      storage.sql.exec(statement).toArray(),
    );
    expect(await brokenText()).toMatch(report);
  });

  it.each(IN_THE_GATE)("in the gate: %s", async (statement, report) => {
    await runInDurableObject(gateOf(account.accountId), (_, { storage }) =>
      storage.sql.exec(statement).toArray(),
    );
    expect(await brokenText()).toMatch(report);
  });

  it("in the bucket: missing bytes", async () => {
    const { objects } = await env.PHOTOS.list({ prefix: `${account.accountId}/` });
    await env.PHOTOS.delete(objects.map(({ key }) => key));
    expect(await brokenText()).toMatch(/whose bytes are gone/);
  });
});
