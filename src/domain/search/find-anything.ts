import { type Database, run, type Statement, sql } from "../../db/statement.ts";
import { ID_PREFIXES, type IdKind } from "../../lib/id.ts";
import { hintOf } from "../keys/key.ts";
import type { OperatorContext } from "../operator.ts";

export const HIT_KINDS = [
  "ACCOUNT",
  "KEY",
  "TEAM_MEMBER",
  "PROPERTY",
  "CLIENT",
  "PARTNERSHIP",
  "OWNER",
  "BATCH",
  "ACCESS_REQUEST",
  "MAIL",
] as const;

export interface Hit {
  readonly kind: (typeof HIT_KINDS)[number];
  readonly id: string;
  /** Null for an owner whom no account has accepted. */
  readonly accountId: string | null;
  /** Only for an account. */
  readonly name: string | null;
}

interface Place {
  readonly kind: Hit["kind"];
  readonly table: string;
  /** The column that has the account. */
  readonly account?: string;
  readonly isInShards?: true;
}

const PLACES: Partial<Record<IdKind, Place>> = {
  key: { kind: "KEY", table: "api_keys" },
  member: { kind: "TEAM_MEMBER", table: "team_members", isInShards: true },
  property: { kind: "PROPERTY", table: "properties", isInShards: true },
  lead: { kind: "CLIENT", table: "leads", isInShards: true },
  partnership: { kind: "PARTNERSHIP", table: "partnerships", account: "client_account_id" },
  captacao: { kind: "OWNER", table: "captacao_owners", account: "accepted_by" },
  batch: { kind: "BATCH", table: "batches", isInShards: true },
  accessRequest: { kind: "ACCESS_REQUEST", table: "access_requests" },
  mail: { kind: "MAIL", table: "mails", isInShards: true },
};

/** How each key begins. */
const KEY_START = "rea_";

const MAX_HITS = 20;

type Searching = Pick<OperatorContext, "directory" | "shardNames" | "shard" | "meter">;

const kindOf = (text: string): Place | null => {
  const kinds = Object.keys(PLACES) as (keyof typeof PLACES)[];
  const kind = kinds.find((known) => text.startsWith(ID_PREFIXES[known]));
  return kind === undefined ? null : PLACES[kind]!;
};

const ofId = (id: string, { table, account = "account_id" }: Place): Statement =>
  sql(`SELECT ${account} AS owner FROM ${table} WHERE id = ?`, id);

/** Asks every database that may have the object. */
const findById = async (searching: Searching, id: string, place: Place): Promise<Hit[]> => {
  const { directory, shardNames, shard, meter } = searching;
  const shards = place.isInShards ? shardNames.map((name): Database => shard(name)) : [];
  const databases = [...new Set<Database>([directory, ...shards])];
  const found = await Promise.all(databases.map((db) => run(db, [ofId(id, place)], meter)));
  const rows = found.flatMap(([first = []]) => first).slice(0, 1);
  return rows.map(({ owner }) => ({ kind: place.kind, id, accountId: owner as string | null, name: null }));
};

const accountHits = async ({ directory, meter }: Searching, statement: Statement): Promise<Hit[]> => {
  const [rows = []] = await run(directory, [statement], meter);
  return rows.map(({ id, name }) => ({
    kind: "ACCOUNT",
    id: id as string,
    accountId: id as string,
    name: name as string,
  }));
};

const accountOfId = (id: string): Statement => sql("SELECT id, name FROM accounts WHERE id = ? LIMIT 1", id);

const accountsNamed = (beginning: string): Statement =>
  sql(
    `SELECT id, name FROM accounts INDEXED BY accounts_by_name
     WHERE name COLLATE NOCASE >= ?1 AND name COLLATE NOCASE < ?1 || char(1114111)
     ORDER BY name COLLATE NOCASE LIMIT ${MAX_HITS}`,
    beginning,
  );

/** Finds keys by their hint, however its dots were typed. */
const keysOfHint = async ({ directory, meter }: Searching, text: string): Promise<Hit[]> => {
  const statement = sql(
    `SELECT id, account_id AS owner FROM api_keys INDEXED BY api_keys_by_hint WHERE hint = ? LIMIT ${MAX_HITS}`,
    hintOf(text),
  );
  const [rows = []] = await run(directory, [statement], meter);
  return rows.map(({ id, owner }) => ({
    kind: "KEY",
    id: id as string,
    accountId: owner as string,
    name: null,
  }));
};

/** Objects of any kind by their id, keys by their hint, or accounts by the beginning of their name. */
export const findAnything = async (searching: Searching, text: string): Promise<Hit[]> => {
  if (text.startsWith(ID_PREFIXES.account)) return accountHits(searching, accountOfId(text));
  if (text.startsWith(KEY_START)) return keysOfHint(searching, text);
  const place = kindOf(text);
  const byId = place ? await findById(searching, text, place) : [];
  return byId.length > 0 ? byId : accountHits(searching, accountsNamed(text));
};
