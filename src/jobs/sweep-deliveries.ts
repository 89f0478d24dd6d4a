import { type Database, run, type Statement, sql } from "../db/statement.ts";
import { HOUR_MS } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { WebhooksPort } from "../ports/webhooks.ts";

/** Accounts of one run, the longest unasked first: the next run goes on behind them. */
const MAX_ACCOUNTS = 1_000;
const AT_ONCE = 10;
/** An account told of this recently may have an endpoint under way. */
const SETTLED_MS = HOUR_MS;

export interface DeliveryPorts {
  readonly directory: Database;
  log(accountId: string): Pick<WebhooksPort, "remindDue">;
}

const longestUnasked = async (db: Database): Promise<string[]> => {
  const [rows] = await run(db, [
    sql("SELECT account_id FROM webhook_accounts ORDER BY asked_at, account_id LIMIT ?", MAX_ACCOUNTS),
  ]);
  return rows!.map((row) => row.account_id as string);
};

/** One that fails goes to the end of the line too: it must not keep the others from being asked. */
const asked = (accountIds: readonly string[], now: number): Statement =>
  sql(
    "UPDATE webhook_accounts SET asked_at = ? WHERE account_id IN (SELECT value FROM json_each(?))",
    now,
    JSON.stringify(accountIds),
  );

const withoutEndpoints = (accountIds: readonly string[], now: number): Statement =>
  sql(
    "DELETE FROM webhook_accounts WHERE told_at < ? AND account_id IN (SELECT value FROM json_each(?))",
    now - SETTLED_MS,
    JSON.stringify(accountIds),
  );

/** @returns how many endpoints the account has; null when its log could not be asked */
const remind = async (ports: DeliveryPorts, accountId: string): Promise<number | null> => {
  try {
    return await ports.log(accountId).remindDue();
  } catch (error) {
    logger.error("deliveries not swept", { accountId, failure: failureOf(error) });
    return null;
  }
};

/** Has the logs remind of deliveries whose message and alarm were both lost; forgets accounts without endpoints. */
export const sweepDeliveries = async (
  ports: DeliveryPorts,
  now: number,
): Promise<{ webhookAccounts: number; unreachable: number }> => {
  const accountIds = await longestUnasked(ports.directory);
  let unreachable = 0;
  for (let at = 0; at < accountIds.length; at += AT_ONCE) {
    const group = accountIds.slice(at, at + AT_ONCE);
    const counts = await Promise.all(group.map((accountId) => remind(ports, accountId)));
    unreachable += counts.filter((count) => count === null).length;
    const empty = group.filter((_, index) => counts[index] === 0);
    await run(ports.directory, [asked(group, now), withoutEndpoints(empty, now)]);
  }
  return { webhookAccounts: accountIds.length, unreachable };
};
