import { type Lead, leadTable } from "../../db/schema/leads.ts";
import { type Property, propertyTable } from "../../db/schema/properties.ts";
import { type AllDatabases, type Database, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import type { ChangedObject } from "../../ports/match-board.ts";
import type { MatchScope } from "../../vocabulary/value-lists.ts";
import { readWithAbsent } from "../accounts/absent.ts";
import type { Account } from "../accounts/account.ts";
import { readAccounts } from "../accounts/read-accounts.ts";

/** A current property, with the rows that decide its recommendations. */
export interface CurrentProperty {
  readonly property: Property;
  readonly development: Property | null;
  readonly hasReadyUnits: boolean;
}

/** Current objects; removed ones are missing. */
export interface CurrentObjects {
  readonly properties: ReadonlyMap<string, CurrentProperty>;
  readonly leads: ReadonlyMap<string, Lead>;
  /** For each client, the properties whose match with it somebody acted on, on either side. */
  readonly pins: ReadonlyMap<string, ReadonlySet<string>>;
  /** For each client, the properties of the stored matches that pass; null if not requested. */
  readonly stored: ReadonlyMap<string, ReadonlySet<string>> | null;
  readonly accounts: ReadonlyMap<string, Account>;
  /** Shards that did not answer: their objects are unknown, and so may be some pins of any client. */
  readonly unread: ReadonlySet<string>;
  /** Accounts whose rows are not all there, such as while they are restored: their objects and pins are unknown too. */
  readonly absent: ReadonlySet<string>;
}

/** The rows of matches that belong to a board. */
interface BoardScope {
  readonly scope: MatchScope;
  readonly cityId: string | null;
}

const AMONG = "IN (SELECT value FROM json_each(?))";

const storedStatement = (leads: string, { scope, cityId }: BoardScope): Statement =>
  sql(
    `SELECT lead_id, property_id FROM matches INDEXED BY matches_pair
     WHERE lead_id ${AMONG} AND side <> 'property' AND scope = ? AND city_id IS ? AND lost_at IS NULL`,
    leads,
    scope,
    cityId,
  );

const statementsFor = (
  properties: string,
  leads: string,
  allLeads: string,
  keeper: BoardScope | null,
): Statement[] => [
  sql(`SELECT ${propertyTable.columns} FROM properties WHERE id ${AMONG}`, properties),
  sql(
    `SELECT ${propertyTable.columns} FROM properties
     WHERE id IN (SELECT development_id FROM properties WHERE id ${AMONG})`,
    properties,
  ),
  sql(
    `SELECT DISTINCT development_id FROM properties INDEXED BY properties_units
     WHERE development_id ${AMONG} AND radar = 'READY'`,
    properties,
  ),
  sql(`SELECT ${leadTable.columns} FROM leads WHERE id ${AMONG}`, leads),
  sql(
    `SELECT lead_id, property_id FROM matches INDEXED BY matches_touched WHERE lead_id ${AMONG} AND touched = 1`,
    allLeads,
  ),
  ...(keeper ? [storedStatement(leads, keeper)] : []),
];

const propertiesIn = ([rows, developmentRows, withUnits]: readonly Row[][]): [string, CurrentProperty][] => {
  const developments = new Map(developmentRows!.map(propertyTable.decode).map((one) => [one.id, one]));
  const ready = new Set(withUnits!.map((row) => row.development_id));
  return rows!.map(propertyTable.decode).map((property) => {
    const development = developments.get(property.developmentId ?? "") ?? null;
    return [property.id, { property, development, hasReadyUnits: ready.has(property.id) }];
  });
};

const propertiesOfClients = (rows: readonly Row[]): Map<string, Set<string>> => {
  const clients = Map.groupBy(rows, (row) => row.lead_id as string);
  return new Map(
    [...clients].map(([leadId, own]) => [leadId, new Set(own.map((row) => row.property_id as string))]),
  );
};

/** The object where its account is now: it may have moved since it was reported. */
export const withShard = <T extends ChangedObject>(
  { accounts }: Pick<CurrentObjects, "accounts">,
  changed: T,
): T => {
  const shard = accounts.get(changed.accountId)?.shard ?? changed.shard;
  return shard === changed.shard ? changed : { ...changed, shard };
};

/** Whether an object's own rows are known, or known to be gone. */
export const isFoundIn = (truth: CurrentObjects, changed: ChangedObject): boolean =>
  !truth.unread.has(withShard(truth, changed).shard) && !truth.absent.has(changed.accountId);

/** Whether everything about an object is known; a client's pins may be in any shard. */
export const isReadIn = (truth: CurrentObjects, changed: ChangedObject): boolean =>
  isFoundIn(truth, changed) && (changed.kind === "property" || truth.unread.size === 0);

/** Whether every client's pins are all known: they may be in any shard, and in any account. */
export const hasAllPins = ({ unread, absent }: CurrentObjects): boolean =>
  unread.size === 0 && absent.size === 0;

const idsOf = (kind: ChangedObject["kind"], changed: readonly ChangedObject[]): string =>
  JSON.stringify(changed.filter((object) => object.kind === kind).map(({ id }) => id));

interface Read {
  readonly lists: Row[][];
  /** Accounts about whose missing objects nothing is known. */
  readonly absent: ReadonlySet<string>;
}

/** What is not found was removed, unless the account has no rows there at all. */
const readShard = async (
  db: Database,
  own: readonly ChangedObject[],
  statements: readonly Statement[],
): Promise<Read> => {
  const lists = await run(db, statements);
  const found = new Set([...lists[0]!, ...lists[3]!].map(({ id }) => id));
  const owners = own.filter(({ id }) => !found.has(id)).map(({ accountId }) => accountId);
  return owners.length === 0 ? { lists, absent: new Set() } : readWithAbsent(db, owners, statements);
};

/**
 * Reads objects and their accounts: one round trip to each shard, and one to the directory, all at once. A failing
 * shard does not affect the others. An object reported with another shard is read in its account's shard.
 * @param ailing shards that are not asked
 * @param keeper the board whose stored matches of the clients are read too; null for none
 * @throws Error when the directory does not answer
 */
export const readCurrentObjects = async (
  ports: AllDatabases,
  changed: readonly ChangedObject[],
  ailing: ReadonlySet<string> = new Set(),
  keeper: BoardScope | null = null,
): Promise<CurrentObjects> => {
  const allLeads = idsOf("lead", changed);
  const unread = new Set<string>();
  const ofShard = async (shard: string): Promise<Read> => {
    const own = changed.filter((object) => object.shard === shard);
    const statements = statementsFor(idsOf("property", own), idsOf("lead", own), allLeads, keeper);
    if (!ailing.has(shard))
      try {
        return await readShard(ports.shard(shard), own, statements);
      } catch (error) {
        logger.warn("shard not read", { shard, failure: failureOf(error) });
      }
    unread.add(shard);
    return { lists: statements.map(() => []), absent: new Set() };
  };
  // Clients' matches may be in any shard: the property's side belongs to the partner.
  const asked = new Set([
    ...changed.map(({ shard }) => shard),
    ...(allLeads === "[]" ? [] : ports.shardNames),
  ]);
  const accountIds = [...new Set(changed.map(({ accountId }) => accountId))];
  const [accounts, ...reads] = await Promise.all([
    readAccounts(ports.directory, accountIds),
    ...[...asked].map(ofShard),
  ]);
  const located = changed.map((object) => withShard({ accounts }, object));
  if (located.some((one, at) => one !== changed[at]))
    return readCurrentObjects(ports, located, ailing, keeper);
  // In any other shard it is normal for an account to have no rows.
  const absent = [...asked].flatMap((shard, at) =>
    [...reads[at]!.absent].filter((id) => accounts.get(id)?.shard === shard),
  );
  const shards = reads.map(({ lists }) => lists);
  return {
    accounts,
    properties: new Map(shards.flatMap(propertiesIn)),
    leads: new Map(shards.flatMap((rows) => rows[3]!.map(leadTable.decode)).map((lead) => [lead.id, lead])),
    pins: propertiesOfClients(shards.flatMap((rows) => rows[4]!)),
    stored: keeper && propertiesOfClients(shards.flatMap((rows) => rows[5]!)),
    unread,
    absent: new Set(absent),
  };
};
