import type { ReadContext } from "../../call-context.ts";
import { run, sql } from "../../db/statement.ts";
import { decodeStored, STORED_COLUMNS, type StorageUse } from "../records/storage-limit.ts";

/** The account's current counters for its limits: one row. */
export interface Held {
  /** Properties that are ACTIVE. */
  readonly active: number;
  /** Properties outside the trash. */
  readonly kept: number;
  /** Properties that wait for their neighborhood. */
  readonly unplaced: number;
  /** Clients outside the trash. */
  readonly clients: number;
  /** Matches of its own clients. */
  readonly clientMatches: number;
  /** Matches of partners' clients with its properties. */
  readonly partnerMatches: number;
  readonly stored: StorageUse;
}

export const countHeld = async ({ accountId, db, meter }: ReadContext): Promise<Held> => {
  const [rows] = await run(
    db,
    [
      sql(
        `SELECT active, kept, unplaced, clients, client_matches, partner_matches, ${STORED_COLUMNS} FROM portfolios WHERE account_id = ?`,
        accountId,
      ),
    ],
    meter,
  );
  const row = rows?.[0];
  return {
    active: (row?.active as number | undefined) ?? 0,
    kept: (row?.kept as number | undefined) ?? 0,
    unplaced: (row?.unplaced as number | undefined) ?? 0,
    clients: (row?.clients as number | undefined) ?? 0,
    clientMatches: (row?.client_matches as number | undefined) ?? 0,
    partnerMatches: (row?.partner_matches as number | undefined) ?? 0,
    stored: decodeStored(row),
  };
};
