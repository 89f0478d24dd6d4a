import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { readCurrentObjects } from "../../src/domain/radar/current-objects.ts";
import { servicesOf } from "../../src/services.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { drained } from "../support/dump.ts";
import { backups, loseRows, restoreDue, storeExport } from "../support/exported.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { networkPair } from "../support/match.ts";
import { makePartnership, type Partners, readPartnership, request } from "../support/partnership.ts";
import { query } from "../support/query.ts";
import { runWhole } from "../support/whole-job.ts";

const sweep = () => runWhole("partnership-sweep", servicesOf(env), Date.now());

describe("while the rows of an account are lost", () => {
  it("its partnerships and its partners' matches stay, and are whole once it is back", async () => {
    const partners: Partners = { client: await makeAccount(), property: await makeAccount() };
    const { id, propertyId, leadId } = await makePartnership(partners);
    const { accountId, path } = partners.property;
    for (const account of [partners.client, partners.property]) await drained(account.accountId);
    const { id: exportId } = await storeExport(accountId);
    const before = await readPartnership(partners.client, id);
    await loseRows(accountId);
    await sweep();
    expect(await readPartnership(partners.client, id)).toEqual(before);
    const notice = { kind: "property", id: propertyId, accountId, shard: "DB" } as const;
    const { unread, absent } = await readCurrentObjects(backups(), [notice]);
    expect([unread, absent]).toEqual([new Set(), new Set([accountId])]);
    await backoffice.post(`${path}/restores`, { exportId, replaces: true });
    await restoreDue();
    await sweep();
    expect((await readPartnership(partners.client, id)).status).toBe(before.status);
    const truth = await readCurrentObjects(backups(), [notice]);
    expect([truth.absent.size, truth.properties.has(propertyId)]).toEqual([0, true]);
    const matches =
      await query`SELECT status FROM matches WHERE lead_id = ${leadId} AND property_id = ${propertyId}`;
    expect(matches.map(({ status }) => status)).toEqual(["REQUESTED", "REQUESTED"]);
    for (const account of [partners.client, partners.property])
      expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("nobody is notified that a partner's object is gone", async () => {
    const { seller, buyer, ofBuyer } = await networkPair();
    await drained(seller.accountId);
    const { id: exportId } = await storeExport(seller.accountId);
    await loseRows(seller.accountId);
    const replay = `${buyer.path}/matches/${encodeURIComponent(ofBuyer)}/replay`;
    for (const { status, body, headers } of [await request(buyer, ofBuyer), await backoffice.get(replay)]) {
      expect([status, body.code]).toEqual([503, "upstream_busy"]);
      expect(headers.get("Retry-After")).toBe("5");
    }
    await backoffice.post(`${seller.path}/restores`, { exportId, replaces: true });
    await restoreDue();
    expect((await request(buyer, ofBuyer)).status).toBe(201);
  });

  it("an object that was purged stays gone", async () => {
    const { accountId } = await makeAccount();
    const notice = { kind: "property", id: "prop-gone", accountId, shard: "DB" } as const;
    expect((await readCurrentObjects(backups(), [notice])).absent.size).toBe(0);
  });
});
