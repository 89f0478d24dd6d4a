import type { WriteContext } from "../../call-context.ts";
import { runAcross } from "../../db/across.ts";
import { type Lead, leadTable } from "../../db/schema/leads.ts";
import { partnershipTable } from "../../db/schema/partnerships.ts";
import { type Property, propertyTable } from "../../db/schema/properties.ts";
import { type Database, type Statement, sql } from "../../db/statement.ts";
import { type Account, accountTable } from "../accounts/account.ts";
import { decodePartnership, type Partnership } from "../partnerships/partnership.ts";
import { OPEN_STAGES_SQL } from "../partnerships/stages.ts";
import { type Match, matchTable } from "../radar/match.ts";
import { type Protectable, protectedForOthers } from "./protection.ts";

/** A registration commits in the directory, and reads where developments and the own clients lie. */
export interface RegistrationContext extends WriteContext {
  readonly directory: Database;
  readonly shardNames: readonly string[];
  shard(name: string): Database;
  /** Where the account's clients and matches lie. */
  readonly ownShard: string;
  readonly identitySecret: string;
}

export interface Registration {
  readonly developmentId: string;
  readonly leadId: string;
  readonly message: string | null;
  /** Of the match that is asked for; the best one unless told. */
  readonly propertyId?: string;
}

/** What a registration is about. */
export interface RegistrationObjects {
  readonly development: Property | null;
  readonly unitIds: readonly string[];
  readonly lead: Lead | null;
}

const leadQuery = (accountId: string, leadId: string): Statement =>
  sql(`SELECT ${leadTable.columns} FROM leads WHERE account_id = ? AND id = ?`, accountId, leadId);

const developmentQueries = (developmentId: string): Statement[] => [
  sql(`SELECT ${propertyTable.columns} FROM properties WHERE id = ?`, developmentId),
  sql("SELECT id FROM properties INDEXED BY properties_units WHERE development_id = ?", developmentId),
];

/** The own client, and the development, whichever shard it lies in: one trip. */
export const loadObjects = async (
  { accountId, ownShard, shardNames, shard, meter }: RegistrationContext,
  { developmentId, leadId }: Pick<Registration, "developmentId" | "leadId">,
): Promise<RegistrationObjects> => {
  const [leads, ...found] = await runAcross(
    [
      { db: shard(ownShard), statement: leadQuery(accountId, leadId) },
      ...shardNames.flatMap((name) =>
        developmentQueries(developmentId).map((statement) => ({ db: shard(name), statement })),
      ),
    ],
    meter,
  );
  const [developments, units] = [
    found.filter((_, at) => at % 2 === 0),
    found.filter((_, at) => at % 2 === 1),
  ];
  return {
    lead: leadTable.first(leads),
    development: propertyTable.first(developments.flat()),
    unitIds: units.flat().map(({ id }) => id as string),
  };
};

/** How things stand between the account and the developer. */
export interface Standing {
  readonly accounts: ReadonlyMap<string, Account>;
  /** The open registration of this client with this development. */
  readonly registered: Partnership | null;
  readonly protectedUntil: number | null;
  readonly match: Match | null;
}

const registeredQuery = (leadId: string, developmentId: string): Statement =>
  sql(
    `SELECT ${partnershipTable.columns} FROM partnerships INDEXED BY partnerships_registered
     WHERE lead_id = ? AND development_id = ? AND status IN ${OPEN_STAGES_SQL}`,
    leadId,
    developmentId,
  );

/** What was dismissed, or fits no longer, is not taken (rules 27.7). */
const bestMatch = (leadId: string, propertyIds: readonly string[]): Statement =>
  sql(
    `SELECT ${matchTable.columns} FROM matches INDEXED BY matches_pair
     WHERE lead_id = ? AND property_id IN (SELECT value FROM json_each(?)) AND side = 'client' AND scope = 'LAUNCH'
       AND status <> 'ARCHIVED' AND lost_at IS NULL ORDER BY score DESC, created_at DESC, property_id DESC LIMIT 1`,
    leadId,
    JSON.stringify(propertyIds),
  );

/** One trip more. @param propertyIds of the development and its unit types, or of the match that is asked for */
export const loadStanding = async (
  ctx: RegistrationContext,
  { leadId, developmentId }: Pick<Registration, "leadId" | "developmentId">,
  person: Protectable,
  propertyIds: readonly string[],
): Promise<Standing> => {
  const { accountId, directory, ownShard, shard, clock, meter } = ctx;
  const ids = JSON.stringify([accountId, person.developerAccountId]);
  const known = sql(
    `SELECT ${accountTable.columns} FROM accounts WHERE id IN (SELECT value FROM json_each(?))`,
    ids,
  );
  const [accounts = [], registered, held, matches] = await runAcross(
    [
      { db: directory, statement: known },
      { db: directory, statement: registeredQuery(leadId, developmentId) },
      { db: directory, statement: protectedForOthers(person, accountId, clock.now()) },
      { db: shard(ownShard), statement: bestMatch(leadId, propertyIds) },
    ],
    meter,
  );
  return {
    accounts: new Map(accounts.map(accountTable.decode).map((account) => [account.id, account])),
    registered: registered?.[0] ? decodePartnership(registered[0]) : null,
    protectedUntil: (held?.[0]?.until as number | null | undefined) ?? null,
    match: matchTable.first(matches),
  };
};
