import { launchProtections } from "../../db/schema/launch-protections.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { DAY_MS } from "../../lib/clock.ts";

/** How long a registration keeps others from registering the person (rules 27.7). */
export const PROTECTION_MS = 90 * DAY_MS;

const { columns } = tableOf(launchProtections);

/** A person, as looked up among a developer's other registrations. */
export interface Protectable {
  readonly developerAccountId: string;
  readonly hashes: readonly string[];
}

/** Until when the person is protected for another account; null if nobody registered them, or it has lapsed. */
export const protectedForOthers = (
  { developerAccountId, hashes }: Protectable,
  accountId: string,
  now: number,
): Statement =>
  sql(
    `SELECT max(until) AS until FROM launch_protections
     WHERE developer_account_id = ? AND identity IN (SELECT value FROM json_each(?)) AND account_id <> ? AND until > ?`,
    developerAccountId,
    JSON.stringify(hashes),
    accountId,
    now,
  );

/** Protects a person for an account; stale if another account's protection runs (launch_protections_held). */
export const protect = (
  { developerAccountId, hashes }: Protectable,
  registration: {
    readonly id: string;
    readonly accountId: string;
    readonly at: number;
    readonly until: number;
  },
): Statement =>
  sql(
    `INSERT INTO launch_protections (${columns}) SELECT ?, value, ?, ?, ?, ? FROM json_each(?)`,
    developerAccountId,
    registration.id,
    registration.accountId,
    registration.at,
    registration.until,
    JSON.stringify(hashes),
  );

/** Deletes a protection when its registration is lost, or its client purged (rules 27.9, 27.11). */
export const endProtection = (partnershipId: string): Statement =>
  sql(
    "DELETE FROM launch_protections INDEXED BY launch_protections_of_partnership WHERE partnership_id = ?",
    partnershipId,
  );
