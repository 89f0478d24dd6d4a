import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { run, sql } from "../../src/db/statement.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { drained } from "../support/dump.ts";
import { backups, restoreDue, storeExport } from "../support/exported.ts";
import { makeLead } from "../support/lead.ts";
import { makeProperty } from "../support/portfolio.ts";
import { drainEverything } from "./drain-everything.ts";
import { stubPlatform } from "./stub-platform.ts";
import { MODES, type Mode, type Subject, walk } from "./walk.ts";

stubPlatform();

const openOf = async (accountId: string): Promise<number> => {
  const [rows = []] = await run(env.DB, [
    sql(
      `UPDATE restores SET due_at = 0 WHERE account_id = ? AND state IN ('WAITING', 'RUNNING') RETURNING id`,
      accountId,
    ),
  ]);
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

describe.each(Object.keys(MODES) as Mode[])("a restore of which any call %s", (mode) => {
  it("is finished by its next turn, once", async () => {
    expect(await walk(RESTORE, mode)).toEqual([]);
  });
});
