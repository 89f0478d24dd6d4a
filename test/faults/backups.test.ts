import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../support/api.ts";
import { drained } from "../support/dump.ts";
import { backups, restoreDue, storeExport } from "../support/exported.ts";
import { makeLead } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { beginCheck, checkDue, lastCheck, loseBytes } from "../support/photo-checks.ts";
import { picture, pictured } from "../support/picture-web.ts";
import { makeProperty } from "../support/portfolio.ts";
import { query } from "../support/query.ts";
import { uploaded } from "../support/uploads.ts";
import { drainEverything } from "./drain-everything.ts";
import { stubPlatform } from "./stub-platform.ts";
import { serve } from "./stub-web.ts";
import { MODES, type Mode, type Subject, walk } from "./walk.ts";

stubPlatform();

const openOf = async (accountId: string): Promise<number> => {
  const rows = await query`UPDATE restores SET due_at = 0
    WHERE account_id = ${accountId} AND state IN ('WAITING', 'RUNNING') RETURNING id`;
  return rows.length;
};

const RESTORE: Subject = {
  name: "a restore over a changed account",
  ignoredColumns: ["restores.failures", "restores.failure", "restores.due_at", "exports.parts"],
  stage: async () => {
    const account = await makeAccount();
    const { accountId, path, api } = account;
    const property = await makeProperty(account);
    const lead = await makeLead(account);
    const { id: exportId } = await storeExport(accountId);
    await api.patch(`/properties/${property.id}`, { body: { title: "Outro título" } });
    for (const verb of ["trash", "purge"]) await backoffice.post(`${path}/leads/${lead.id}/${verb}`);
    await drained(accountId);
    await backoffice.post(`${path}/restores`, { exportId, replaces: true });
    return {
      accountId,
      attempt: (faulty) => restoreDue(backups(faulty.env as unknown as Readonly<Record<string, unknown>>)),
      afterwards: async () => {
        while ((await openOf(accountId)) > 0) await restoreDue();
        await drainEverything(accountId);
        return (await backoffice.get(`${path}/restores`)).body.data[0].state;
      },
    };
  },
};

const PHOTOS: Subject = {
  name: "a check of photos that the bucket has lost",
  ignoredColumns: ["photo_checks.failures", "photo_checks.failure", "photo_checks.due_at"],
  stage: async () => {
    const account = await makeAccount();
    const { accountId, api } = account;
    const photos = ["a", "b"].map((name) => `http://localhost:9099/${accountId}/${name}`);
    for (const url of photos) serve(url, pictured(url.slice(-1)));
    await api.put("/properties/by-ref/AP-1", { body: listing({ photos }) });
    await drainEverything(accountId);
    const sent = picture("sent");
    const lost = await uploaded(account, sent);
    const { objects } = await env.PHOTOS.list({ prefix: accountId });
    await loseBytes(objects.map(({ key }) => key));
    await beginCheck(account);
    return {
      accountId,
      attempt: (faulty) =>
        checkDue(account, backups(faulty.env as unknown as Readonly<Record<string, unknown>>)),
      afterwards: async () => {
        while ((await lastCheck(account)).state === "RUNNING") await checkDue(account);
        await drainEverything(accountId);
        await uploaded(account, sent);
        const { state, checked, missing, requested, notRestorable } = await lastCheck(account);
        const isNamed = notRestorable.length === 1 && notRestorable[0].url === lost;
        return [state, checked, missing, requested, isNamed];
      },
    };
  },
};

describe.each(Object.keys(MODES) as Mode[])("a check of photos of which any call %s", (mode) => {
  it("is finished by its next turn, and requests each photo once", async () => {
    expect(await walk(PHOTOS, mode)).toEqual([]);
  });
});

describe.each(Object.keys(MODES) as Mode[])("a restore of which any call %s", (mode) => {
  it("is finished by its next turn, and done once", async () => {
    expect(await walk(RESTORE, mode)).toEqual([]);
  });
});
