import type { WritingPlatform } from "../domain/platform.ts";
import {
  type AccountToNotice,
  accountsToNotice,
  isUnanswered,
  noticeAccounts,
  planExpiry,
  unansweredNotices,
} from "../domain/properties/expire-confirmations.ts";
import { inTurn } from "../domain/properties/in-turn.ts";
import { readRelated } from "../domain/properties/load-related.ts";
import { Budget, eachOf } from "./budget.ts";
import { changeDue } from "./change-due.ts";

/** Of one transaction; an account with more properties has one to itself. */
const ACCOUNTS_TOGETHER = 100;
const PROPERTIES_TOGETHER = 1_000;

const togetherIn = (accounts: readonly AccountToNotice[]): string[][] => {
  const groups: string[][] = [];
  let room = 0;
  for (const { accountId, properties } of accounts) {
    if (properties > room || groups.at(-1)!.length === ACCOUNTS_TOGETHER) {
      groups.push([]);
      room = PROPERTIES_TOGETHER;
    }
    groups.at(-1)!.push(accountId);
    room -= properties;
  }
  return groups;
};

const noticeAll = async (
  ports: WritingPlatform,
  shard: string,
  now: number,
  budget: Budget,
): Promise<number> => {
  const db = ports.shard(shard);
  for (let total = 0; ; ) {
    const accounts = budget.isSpent ? [] : await accountsToNotice(db, now);
    if (accounts.length === 0) return total;
    for (const group of togetherIn(accounts)) {
      if (budget.isSpent) break;
      total += await noticeAccounts(db, group, now);
    }
  }
};

const expireAll = (ports: WritingPlatform, shard: string, now: number, budget: Budget): Promise<number> =>
  changeDue(ports, shard, now, budget, {
    job: "expiry of confirmations",
    read: readRelated,
    due: unansweredNotices(now),
    isDue: (property) => isUnanswered(property, now),
    plan: (ctx, properties) => inTurn(properties, (property) => planExpiry(ctx, property)),
  });

const STEPS = { noticed: noticeAll, expired: expireAll } as const;

/** The 60-day rule: notifies the owner, and takes unconfirmed properties offline seven days later. */
export const runConfirmations = async (
  ports: WritingPlatform,
  now: number,
  budget = new Budget(ports.clock),
) => {
  const done = { noticed: 0, expired: 0 };
  const parts = (["noticed", "expired"] as const).flatMap((step) =>
    ports.shardNames.map((shard) => ({ step, shard })),
  );
  await eachOf(parts, budget, async ({ step, shard }, share) => {
    done[step] += await STEPS[step](ports, shard, now, share);
  });
  return done;
};
