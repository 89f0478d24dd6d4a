import { propertyTable } from "../db/schema/properties.ts";
import {
  accountsToNotice,
  isUnanswered,
  noticeAccount,
  planExpiry,
  unansweredNotices,
} from "../domain/properties/expire-confirmations.ts";
import type { Services } from "../services.ts";
import { changeDue } from "./change-due.ts";

/** Properties looked at in one round; rounds follow until nothing is due. */
const ROUND = 500;

const noticeAll = async (services: Services, shard: string, now: number): Promise<number> => {
  const db = services.shard(shard);
  for (let total = 0; ; ) {
    let noticed = 0;
    for (const accountId of await accountsToNotice(db, now, ROUND)) {
      noticed += await noticeAccount(db, accountId, now);
    }
    if (noticed === 0) return total;
    total += noticed;
  }
};

/** The 60-day rule: tells the owner, and takes offline what nobody confirmed within seven days of that. */
export const runConfirmations = async (services: Services, now: number) => {
  let [noticed, expired] = [0, 0];
  for (const shard of services.shardNames) {
    noticed += await noticeAll(services, shard, now);
    expired += await changeDue(services, shard, now, {
      table: propertyTable,
      due: (db, limit) => unansweredNotices(db, now, limit),
      isDue: (property) => isUnanswered(property, now),
      plan: planExpiry,
    });
  }
  return { noticed, expired };
};
