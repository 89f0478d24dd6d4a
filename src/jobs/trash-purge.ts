import { leadTable } from "../db/schema/leads.ts";
import { forgetAnswers } from "../domain/accounts/gate-notice.ts";
import { planPurge as planLeadPurge } from "../domain/leads/purge.ts";
import type { Platform } from "../domain/platform.ts";
import { planPurge as planPropertyPurge } from "../domain/properties/purge.ts";
import { inTurn, readRelated } from "../domain/properties/related.ts";
import { readRecords } from "../domain/records/due.ts";
import { expiredTrash, isTrashExpired } from "../domain/records/trash-expiry.ts";
import { Budget, eachOf } from "./budget.ts";
import { changeDue } from "./change-due.ts";

/** Purges objects that have been in the trash for 30 days, persons first. */
export const runTrashPurge = async (ports: Platform, now: number, budget = new Budget(ports.clock)) => {
  const purged = { clients: 0, properties: 0 };
  const before = (accountId: string, ids: readonly string[]) => forgetAnswers(ports, accountId, ids);
  const purges = {
    clients: (shard: string, share: Budget) =>
      changeDue(ports, shard, now, share, {
        job: "purge of clients",
        read: (ctx, ids) => readRecords(ctx, leadTable, ids),
        due: expiredTrash("leads", now),
        isDue: (lead) => isTrashExpired(lead, now),
        before,
        plan: (ctx, leads) => leads.map((lead) => planLeadPurge(ctx, lead)),
      }),
    properties: (shard: string, share: Budget) =>
      changeDue(ports, shard, now, share, {
        job: "purge of properties",
        read: readRelated,
        due: expiredTrash("properties", now),
        isDue: (property) => isTrashExpired(property, now),
        before,
        plan: (ctx, properties) => inTurn(properties, (property) => planPropertyPurge(ctx, property)),
      }),
  };
  const parts = (["clients", "properties"] as const).flatMap((kind) =>
    ports.shardNames.map((shard) => ({ kind, shard })),
  );
  await eachOf(parts, budget, async ({ kind, shard }, share) => {
    purged[kind] += await purges[kind](shard, share);
  });
  return purged;
};
