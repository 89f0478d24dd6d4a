import type { Platform } from "../domain/platform.ts";
import {
  giveNotices,
  isUnanswered,
  NOTICES_OF_ACCOUNT,
  planExpiry,
  readToNotice,
  unansweredNotices,
} from "../domain/properties/expire-confirmations.ts";
import { inTurn, readRelated } from "../domain/properties/related.ts";
import { Budget, eachOf } from "./budget.ts";
import { changeDue } from "./change-due.ts";
import { takeTurns } from "./turns.ts";

/** Accounts notified by one transaction. */
const ACCOUNTS_TOGETHER = 100;

const giveAllNotices = async (
  ports: Platform,
  shard: string,
  now: number,
  budget: Budget,
): Promise<number> => {
  const db = ports.shard(shard);
  let total = 0;
  await takeTurns(db, budget, {
    job: "notices of confirmations",
    atOnce: ACCOUNTS_TOGETHER,
    next: (span) => readToNotice(db, now, span),
    work: async (group) => {
      const noticed = await giveNotices(
        db,
        group.flatMap((own) => own.map(({ id }) => id)),
        now,
      );
      total += noticed;
      return noticed > 0 && group.some((own) => own.length === NOTICES_OF_ACCOUNT);
    },
  });
  return total;
};

const expireAll = (ports: Platform, shard: string, now: number, budget: Budget): Promise<number> =>
  changeDue(ports, shard, now, budget, {
    job: "expiry of confirmations",
    read: readRelated,
    due: unansweredNotices(now),
    isDue: (property) => isUnanswered(property, now),
    plan: (ctx, properties) => inTurn(properties, (property) => planExpiry(ctx, property)),
  });

const STEPS = { noticed: giveAllNotices, expired: expireAll } as const;

/** The 60-day rule: notifies the owner, and takes unconfirmed properties offline seven days later. */
export const runConfirmations = async (ports: Platform, now: number, budget = new Budget(ports.clock)) => {
  const done = { noticed: 0, expired: 0 };
  const parts = (["noticed", "expired"] as const).flatMap((step) =>
    ports.shardNames.map((shard) => ({ step, shard })),
  );
  await eachOf(parts, budget, async ({ step, shard }, share) => {
    done[step] += await STEPS[step](ports, shard, now, share);
  });
  return done;
};
