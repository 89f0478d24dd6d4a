import { runAcross } from "../../db/run-across.ts";
import { partnershipTable } from "../../db/schema/partnerships.ts";
import { type Row, type Statement, sql } from "../../db/statement.ts";
import { OPEN_STAGES_SQL } from "../../vocabulary/value-lists.ts";
import type { Account } from "../accounts/account.ts";
import { accountsIn, accountsQuery } from "../accounts/read-accounts.ts";
import { decodePartnership, type Partnership } from "../partnerships/partnership.ts";
import { type Protectable, protectedForOthers } from "../partnerships/protection.ts";
import { requestStore } from "../partnerships/request-limit.ts";
import { type Match, matchTable } from "../radar/match.ts";
import type { Registration, RegistrationContext } from "./registration.ts";

/** The state between the account and the developer. */
export interface RegisteredState {
  readonly accounts: ReadonlyMap<string, Account>;
  /** The open registration of this client with this development. */
  readonly registered: Partnership | null;
  readonly protectedUntil: number | null;
  readonly match: Match | null;
  readonly asked: readonly Row[];
}

const registeredQuery = (leadId: string, developmentId: string): Statement =>
  sql(
    `SELECT ${partnershipTable.columns} FROM partnerships INDEXED BY partnerships_registered
     WHERE lead_id = ? AND development_id = ? AND status IN ${OPEN_STAGES_SQL}`,
    leadId,
    developmentId,
  );

/** Matches that were dismissed, or no longer fit, are left out (rules 27.7). */
const bestMatch = (leadId: string, propertyIds: readonly string[]): Statement =>
  sql(
    `SELECT ${matchTable.columns} FROM matches INDEXED BY matches_pair
     WHERE lead_id = ? AND property_id IN (SELECT value FROM json_each(?)) AND side = 'client' AND scope = 'LAUNCH'
       AND status <> 'ARCHIVED' AND lost_at IS NULL ORDER BY score DESC, created_at DESC, property_id DESC LIMIT 1`,
    leadId,
    JSON.stringify(propertyIds),
  );

/** One more trip. @param propertyIds of the development and its unit types, or of the requested match */
export const loadRegistrations = async (
  ctx: RegistrationContext,
  { leadId, developmentId }: Pick<Registration, "leadId" | "developmentId">,
  person: Protectable,
  propertyIds: readonly string[],
): Promise<RegisteredState> => {
  const { accountId, directory, ownShard, shard, clock, meter } = ctx;
  const known = accountsQuery([accountId, person.developerAccountId]);
  const [accounts = [], registered, held, matches, asked = []] = await runAcross(
    [
      { db: directory, statement: known },
      { db: directory, statement: registeredQuery(leadId, developmentId) },
      { db: directory, statement: protectedForOthers(person, accountId, clock.now()) },
      { db: shard(ownShard), statement: bestMatch(leadId, propertyIds) },
      { db: directory, statement: requestStore(accountId) },
    ],
    meter,
  );
  return {
    accounts: accountsIn(accounts),
    registered: registered?.[0] ? decodePartnership(registered[0]) : null,
    protectedUntil: (held?.[0]?.until as number | null | undefined) ?? null,
    match: matchTable.first(matches),
    asked,
  };
};
