import type { Span } from "../db/account-scan.ts";
import { type Database, run, type Statement, sql } from "../db/statement.ts";
import { HOUR_MS, systemClock } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { WebhooksPort } from "../ports/webhooks.ts";
import { Budget } from "./budget.ts";
import { takeTurns } from "./turns.ts";

const LOOK = 1_000;
const AT_ONCE = 20;
/** A recently stored account may be creating an endpoint. */
const SETTLED_MS = HOUR_MS;

export interface DeliveryPorts {
  readonly directory: Database;
  log(accountId: string): Pick<WebhooksPort, "remindDue">;
}

interface WebhookAccount {
  readonly accountId: string;
}

const accountsIn = async (db: Database, { after, upTo }: Span): Promise<WebhookAccount[]> => {
  const [rows] = await run(db, [
    sql(
      `SELECT account_id FROM webhook_accounts WHERE account_id > ? AND account_id <= ?
       ORDER BY account_id LIMIT ${LOOK}`,
      after,
      upTo,
    ),
  ]);
  return rows!.map((row) => ({ accountId: row.account_id as string }));
};

const withoutEndpoints = (accountIds: readonly string[], now: number): Statement =>
  sql(
    "DELETE FROM webhook_accounts WHERE told_at < ? AND account_id IN (SELECT value FROM json_each(?))",
    now - SETTLED_MS,
    JSON.stringify(accountIds),
  );

/** @returns the account's number of endpoints; null if its log could not be asked */
const remind = async (ports: DeliveryPorts, accountId: string): Promise<number | null> => {
  try {
    return await ports.log(accountId).remindDue();
  } catch (error) {
    logger.error("deliveries not swept", { accountId, failure: failureOf(error) });
    return null;
  }
};

/** Has the logs remind of deliveries whose message and alarm were both lost; deletes accounts without endpoints. */
export const sweepDeliveries = async (
  ports: DeliveryPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<{ webhookAccounts: number; unreachable: number }> => {
  const swept = { webhookAccounts: 0, unreachable: 0 };
  await takeTurns<WebhookAccount>(ports.directory, budget, {
    job: "delivery-sweep",
    next: (span) => accountsIn(ports.directory, span),
    atOnce: AT_ONCE,
    work: async (group) => {
      const accountIds = group.map(([account]) => account!.accountId);
      const counts = await Promise.all(accountIds.map((accountId) => remind(ports, accountId)));
      swept.webhookAccounts += counts.length;
      swept.unreachable += counts.filter((count) => count === null).length;
      const empty = accountIds.filter((_, at) => counts[at] === 0);
      if (empty.length > 0) await run(ports.directory, [withoutEndpoints(empty, now)]);
      return false;
    },
  });
  return swept;
};
