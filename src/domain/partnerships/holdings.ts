import { leadTable } from "../../db/schema/leads.ts";
import { propertyTable } from "../../db/schema/properties.ts";
import { type AllDatabases, type Meter, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { readWithAbsent } from "../accounts/absent.ts";
import type { Account } from "../accounts/account.ts";
import { readAccounts } from "../accounts/read-accounts.ts";
import {
  type ClientCard,
  clientCard,
  type PropertyCard,
  propertyCard,
  SHOWN_OF_CLIENT,
  SHOWN_OF_DEVELOPMENT,
  SHOWN_OF_PROPERTY,
} from "../radar/card.ts";
import { type Broker, type Party, partyOf } from "./party.ts";

/** An object of a partnership, and the account it is in. */
export interface Held {
  readonly kind: "property" | "lead";
  readonly id: string;
  readonly accountId: string;
}

export interface Holding {
  readonly party: Party;
  /** Null if removed for good. */
  readonly object: HeldProperty | HeldLead | null;
}

export interface HeldProperty {
  readonly kind: "property";
  readonly card: PropertyCard;
  readonly isActive: boolean;
  readonly isShared: boolean;
  readonly updatedAt: number;
}

export interface HeldLead {
  readonly kind: "lead";
  readonly card: ClientCard;
  readonly isShared: boolean;
}

interface HoldingPorts extends Pick<AllDatabases, "directory" | "shard"> {
  readonly meter?: Meter;
}

const property = propertyTable.joined("p", [...SHOWN_OF_PROPERTY, "status", "sharedToNetwork", "updatedAt"]);
const development = propertyTable.joined("d", SHOWN_OF_DEVELOPMENT);
const lead = leadTable.joined("l", ["id", "sharedToNetwork", ...SHOWN_OF_CLIENT]);

const BROKER = "t.id AS broker_id, t.name AS broker_name, t.email AS broker_email";

const AMONG = "IN (SELECT value FROM json_each(?))";

const statementsFor = (properties: string, leads: string): Statement[] => [
  sql(
    `SELECT ${property.columns}, ${development.columns}, ${BROKER} FROM properties AS p
     LEFT JOIN properties AS d ON d.id = p.development_id
     LEFT JOIN team_members AS t ON t.id = p.captador_account_id WHERE p.id ${AMONG}`,
    properties,
  ),
  sql(
    `SELECT ${lead.columns}, ${BROKER} FROM leads AS l
     LEFT JOIN team_members AS t ON t.id = l.owner_account_id WHERE l.id ${AMONG}`,
    leads,
  ),
];

interface Found {
  readonly object: HeldProperty | HeldLead;
  readonly broker: Broker | null;
}

const brokerOf = (row: Row): Broker | null =>
  row.broker_id === null
    ? null
    : {
        id: row.broker_id as string,
        name: row.broker_name as string,
        email: row.broker_email as string,
      };

const foundProperty = (row: Row): [string, Found] => {
  const own = property.decode(row)!;
  const card = propertyCard(own, development.decode(row));
  const isActive = own.status === "ACTIVE";
  const { sharedToNetwork: isShared, updatedAt } = own;
  const object = { kind: "property", card, isActive, isShared, updatedAt } as const;
  return [own.id, { object, broker: brokerOf(row) }];
};

const foundLead = (row: Row): [string, Found] => {
  const own = lead.decode(row)!;
  const object = { kind: "lead", card: clientCard(own), isShared: own.sharedToNetwork } as const;
  return [own.id, { object, broker: brokerOf(row) }];
};

const idsOf = (held: readonly Held[], kind: Held["kind"]): string =>
  JSON.stringify(held.filter((one) => one.kind === kind).map(({ id }) => id));

interface Read {
  readonly found: ReadonlyMap<string, Found>;
  /** Accounts about whose objects nothing is known. */
  readonly absent: ReadonlySet<string>;
}

const foundIn = ([properties = [], leads = []]: readonly Row[][]): Map<string, Found> =>
  new Map([...properties.map(foundProperty), ...leads.map(foundLead)]);

/** What is not found was removed for good, unless the account has no rows there at all. */
const readShard = async (
  { shard, meter }: HoldingPorts,
  name: string,
  held: readonly Held[],
): Promise<Read> => {
  const db = shard(name);
  const statements = statementsFor(idsOf(held, "property"), idsOf(held, "lead"));
  const found = foundIn(await run(db, statements, meter));
  const missing = held.filter(({ id }) => !found.has(id));
  if (missing.length === 0) return { found, absent: new Set() };
  const owners = missing.map(({ accountId }) => accountId);
  const { lists, absent } = await readWithAbsent(db, owners, statements, meter);
  return { found: foundIn(lists), absent };
};

/**
 * Reads the sides' objects by id: a round trip to the directory and one to each shard. Objects that cannot be known,
 * because their account's rows are not there, are missing.
 * @param known accounts that need not be read again
 */
export const readHoldings = async (
  ports: HoldingPorts,
  held: readonly Held[],
  known?: ReadonlyMap<string, Account>,
): Promise<ReadonlyMap<string, Holding>> => {
  const accounts =
    known ?? (await readAccounts(ports.directory, [...new Set(held.map(({ accountId }) => accountId))]));
  const there = held.filter(({ accountId }) => accounts.has(accountId));
  const byShard = Map.groupBy(there, ({ accountId }) => accounts.get(accountId)!.shard);
  const read = await Promise.all([...byShard].map(([name, own]) => readShard(ports, name, own)));
  const found = new Map(read.flatMap((shard) => [...shard.found]));
  const absent = new Set(read.flatMap((shard) => [...shard.absent]));
  const readable = there.filter(({ id, accountId }) => found.has(id) || !absent.has(accountId));
  return new Map(
    readable.map(({ id, accountId }) => {
      const { object = null, broker = null } = found.get(id) ?? {};
      return [id, { object, party: partyOf(accounts.get(accountId)!, broker) }];
    }),
  );
};
