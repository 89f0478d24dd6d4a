import { leadTable } from "../db/schema/leads.ts";
import { propertyTable } from "../db/schema/properties.ts";
import { forgetAnswers } from "../domain/accounts/gate-notice.ts";
import { planPurge as planLeadPurge } from "../domain/leads/purge.ts";
import { planPurge as planPropertyPurge } from "../domain/properties/purge.ts";
import { hasTrashEnded, trashEnded } from "../domain/records/trash-end.ts";
import type { Services } from "../services.ts";
import { changeDue } from "./change-due.ts";

/** Removes for good what has been in the trash for 30 days. */
export const runTrashPurge = async (services: Services, now: number) => {
  let [properties, clients] = [0, 0];
  const before = (accountId: string, ids: readonly string[]) => forgetAnswers(services, accountId, ids);
  for (const shard of services.shardNames) {
    properties += await changeDue(services, shard, now, {
      table: propertyTable,
      due: (db, limit) => trashEnded(db, "properties", now, limit),
      isDue: (property) => hasTrashEnded(property, now),
      before,
      plan: planPropertyPurge,
    });
    clients += await changeDue(services, shard, now, {
      table: leadTable,
      due: (db, limit) => trashEnded(db, "leads", now, limit),
      isDue: (lead) => hasTrashEnded(lead, now),
      before,
      plan: planLeadPurge,
    });
  }
  return { properties, clients };
};
