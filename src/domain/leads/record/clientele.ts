import { guard, guardFresh } from "../../../db/plan.ts";
import { selectBy } from "../../../db/prepared.ts";
import type { Lead } from "../../../db/schema/leads.ts";
import { portfolios } from "../../../db/schema/portfolios.ts";
import { type Row, type Statement, sql } from "../../../db/statement.ts";
import { type Refusal, refuseRequest } from "../../../errors/refusal.ts";
import { MAX_CLIENTS } from "../../../vocabulary/limits.ts";

const clientele = selectBy(portfolios, ["accountId"], ["clients", "leadBytes"]);

/** An account's clients. */
export interface Clientele {
  /** How many are outside the trash. */
  readonly clients: number;
  /** The bytes of all clients, in every state, with their interactions. */
  readonly bytes: number;
}

export const clienteleStatement = (accountId: string): Statement => clientele({ accountId });

export const decodeClientele = (row: Row | undefined): Clientele => ({
  clients: (row?.clients as number | undefined) ?? 0,
  bytes: (row?.lead_bytes as number | undefined) ?? 0,
});

const tooManyClients = (): Refusal =>
  refuseRequest(
    `A conta já tem ${MAX_CLIENTS.toLocaleString("pt-BR")} clientes, o máximo permitido. No painel, mova para a lixeira os clientes que ninguém mais atende.`,
    `The account already has ${MAX_CLIENTS.toLocaleString("en")} clients, the maximum. In the dashboard, move clients that nobody works with any more to the trash.`,
  );

/** @throws Refusal request_refused when one more would pass the ceiling (rules 24.10) */
export const assertMayTakeOn = (clients: number): void => {
  if (clients >= MAX_CLIENTS) throw tooManyClients();
};

const isKept = (lead: Lead | null): number => (lead && lead.state !== "DELETED" ? 1 : 0);

/** A write that loses the race is decided again, and then refused with its remedy. */
const guardCeiling = (accountId: string): Statement =>
  guard("stale", "clients <= ? FROM portfolios WHERE account_id = ?", MAX_CLIENTS, accountId);

/** Counts a change, gives a new client the next place, and guards the ceiling against simultaneous writes. */
export const clienteleStatements = (
  accountId: string,
  before: Lead | null,
  after: Lead | null,
  ceiling: number = Number.MAX_SAFE_INTEGER,
): Statement[] => {
  const kept = isKept(after) - isKept(before);
  const isNew = before === null ? 1 : 0;
  if (kept === 0 && isNew === 0) return [];
  // Triggers weigh a client's later changes.
  const counted = sql(
    `UPDATE portfolios SET clients = max(0, clients + ?), last_place = last_place + ?,
       lead_bytes = lead_bytes + coalesce((SELECT weight FROM leads WHERE seq = last_insert_rowid() AND id = ?), 0)
     WHERE account_id = ? AND lead_bytes < ?`,
    kept,
    isNew,
    before === null ? after!.id : null,
    accountId,
    ceiling,
  );
  const hasRoom = isNew === 1 ? [guardFresh] : [];
  return kept > 0 ? [counted, ...hasRoom, guardCeiling(accountId)] : [counted];
};
