import { type Database, type Row, run, type Statement, sql } from "../db/statement.ts";
import { notifyGate } from "../domain/accounts/gate-notice.ts";
import type { AccountGatePort } from "../ports/account-gate.ts";

/** Notices of one round; an operator's change leaves two or three per account. */
const ROUND_ROWS = 500;
/** The next run continues after them. */
const MAX_ROUNDS = 4;
const AT_ONCE = 25;

interface GateNoticePorts {
  readonly directory: Database;
  gate(accountId: string): Pick<AccountGatePort, "invalidate">;
}

const oldest = sql(`SELECT seq, account_id, made_at FROM gate_notices ORDER BY seq LIMIT ${ROUND_ROWS}`);

/** Rows are in the order of their commits, so a younger row never has a lower number. */
const deleteUpTo = (upTo: number): Statement => sql("DELETE FROM gate_notices WHERE seq <= ?", upTo);

/** Moves notices to the end of the line, with their age: an unreachable gate must not delay the others. */
const moveToEnd = (rows: readonly Row[], accountIds: readonly string[]): Statement => {
  const oldestOf = (id: string) => [id, rows.find(({ account_id }) => account_id === id)!.made_at];
  return sql(
    `INSERT INTO gate_notices (account_id, made_at)
     SELECT value ->> '$[0]', value ->> '$[1]' FROM json_each(?)`,
    JSON.stringify(accountIds.map(oldestOf)),
  );
};

/** @returns the accounts whose gate was not reached */
const notifyAll = async (ports: GateNoticePorts, accountIds: readonly string[]): Promise<string[]> => {
  const unreached: string[] = [];
  for (let at = 0; at < accountIds.length; at += AT_ONCE) {
    const group = accountIds.slice(at, at + AT_ONCE);
    const notified = await Promise.all(group.map((accountId) => notifyGate(ports, accountId)));
    unreached.push(...group.filter((_, index) => !notified[index]));
  }
  return unreached;
};

/**
 * Notifies gates of changes to their accounts, even if the write already has: this makes up for a notice that was lost
 * with its process, or found the gate out of reach. A notice is deleted only when its gate has received it.
 */
export const sweepGateNotices = async (
  ports: GateNoticePorts,
): Promise<{ gatesNotified: number; gatesWaiting: number }> => {
  const summary = { gatesNotified: 0, gatesWaiting: 0 };
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const [rows = []] = await run(ports.directory, [oldest]);
    if (rows.length === 0) break;
    const accountIds = [...new Set(rows.map((row) => row.account_id as string))];
    const unreached = await notifyAll(ports, accountIds);
    await run(ports.directory, [deleteUpTo(rows.at(-1)!.seq as number), moveToEnd(rows, unreached)]);
    summary.gatesNotified += accountIds.length - unreached.length;
    summary.gatesWaiting += unreached.length;
    if (rows.length < ROUND_ROWS) break;
  }
  return summary;
};
