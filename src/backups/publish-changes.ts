import { outboxInsert } from "../db/commit.ts";
import { type DomainEvent, event, NO_EFFECTS } from "../db/plan.ts";
import { type Database, type Meter, type Row, run, type Statement, sql } from "../db/statement.ts";
import type { Restore } from "../domain/backups/stored.ts";
import { isoTime } from "../lib/clock.ts";
import { seededId } from "../lib/id.ts";
import type { BackupStores } from "./stores.ts";

/** Objects reported in one transaction. */
export const PUBLISHED_AT_ONCE = 100;
const EVENTS = 200;

const KINDS = {
  property: { table: "properties", state: "status", shown: ["id", "external_ref", "status"] },
  lead: {
    table: "leads",
    state: "state",
    shown: ["id", "external_ref", "state", "status", "owner_account_id"],
  },
} as const;

type Kind = keyof typeof KINDS;

const TYPES = Object.keys(KINDS).flatMap((kind) =>
  ["created", "updated", "deleted", "restored", "purged"].map((change) => `${kind}.${change}`),
);

/** What the log says about an object since the export began. */
export interface Published {
  readonly kind: Kind;
  readonly last: string;
  /** Of the last event. */
  readonly eventId: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly changedFields: ReadonlySet<string>;
}

/** @throws Error if the log no longer reaches back to the export */
export const publishedSince = async (
  { log }: Pick<BackupStores, "log">,
  { accountId, shard }: Restore,
  sequence: number,
): Promise<Map<string, Published>> => {
  const published = new Map<string, Published>();
  for (let after = sequence; ; ) {
    const request = { accountId, shard, after, since: null, types: TYPES, limit: EVENTS };
    const page = await log(accountId).read(request);
    if (!page.found) throw new Error("The log does not reach back to the export.");
    for (const { id: eventId, type, data: text } of page.events) {
      const data = JSON.parse(text) as Published["data"];
      const id = data.id as string;
      const fields = (data.changedFields as string[] | undefined) ?? [];
      const changedFields = new Set([...(published.get(id)?.changedFields ?? []), ...fields]);
      published.set(id, { kind: type.split(".")[0] as Kind, last: type, eventId, data, changedFields });
    }
    if (!page.hasMore) return published;
    after = page.last;
  }
};

/** The event by which a restore reports an object: the same at each attempt, and known to later restores. */
const eventIdOf = (restoreId: string, objectId: string): Promise<string> =>
  seededId("event", `restore:${restoreId}:${objectId}`);

export const restoresBefore = async (
  { directory }: Pick<BackupStores, "directory">,
  { accountId, id }: Restore,
  meter: Meter,
): Promise<string[]> => {
  const before = sql("SELECT id FROM restores WHERE account_id = ? AND id <> ?", accountId, id);
  return (await run(directory, [before], meter))[0]!.map((row) => row.id as string);
};

/**
 * Clients who were removed for good since the export began: no restore brings them back (rules 24.12). Clients who were
 * only missing from an export that an earlier restore brought back are not among them.
 */
export const erasedAmong = async (
  published: ReadonlyMap<string, Published>,
  restores: readonly string[],
): Promise<ReadonlySet<string>> => {
  const erased = new Set<string>();
  for (const [id, { last, eventId }] of published) {
    if (last !== "lead.purged") continue;
    const ours = await Promise.all(restores.map((restore) => eventIdOf(restore, id)));
    if (!ours.includes(eventId)) erased.add(id);
  }
  return erased;
};

const camel = (column: string): string =>
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const eventOf = ({ kind, last, data, changedFields }: Published, row: Row | undefined, at: number) => {
  const updatedAt = isoTime(at);
  if (!row) {
    if (last === `${kind}.purged`) return null;
    const { changedFields: _, ...shown } = data;
    return event(`${kind}.purged`, { ...shown, updatedAt });
  }
  const { state, shown: columns } = KINDS[kind];
  const shown = Object.fromEntries(columns.map((column) => [camel(column), row[column]]));
  if (row[state] === "DELETED") return event(`${kind}.deleted`, { ...shown, updatedAt });
  if (last === `${kind}.purged` || last === `${kind}.deleted`)
    return event(`${kind}.restored`, { ...shown, updatedAt });
  const fields = changedFields.size > 0 ? [...changedFields] : ["status"];
  return event(`${kind}.updated`, { ...shown, changedFields: fields, updatedAt });
};

/**
 * Whatever has changed since the export is reported again in its current state, so that readers who keep a copy read it
 * again. A changed object also has a new date and a new version, so that lists by date show it.
 */
export const publishSome = async (
  db: Database,
  { id: restoreId, accountId }: Restore,
  batch: readonly (readonly [string, Published])[],
  now: number,
  meter: Meter,
): Promise<Statement[]> => {
  const ids = JSON.stringify(batch.map(([id]) => id));
  const among = "IN (SELECT value FROM json_each(?))";
  const found = await run(
    db,
    Object.values(KINDS).map(({ table, shown }) =>
      sql(`SELECT ${shown.join(", ")} FROM ${table} WHERE id ${among} AND account_id = ?`, ids, accountId),
    ),
    meter,
  );
  const rows = new Map(found.flat().map((row) => [row.id as string, row]));
  const dates = batch.map(([, { data }]) => Date.parse(String(data.updatedAt)));
  const at = Math.max(now, ...dates);
  const events: DomainEvent[] = [];
  for (const [id, published] of batch) {
    const one = eventOf(published, rows.get(id), at);
    if (one) events.push({ ...one, id: await eventIdOf(restoreId, id) });
  }
  return [
    ...Object.values(KINDS).map(({ table }) =>
      sql(
        `UPDATE ${table} SET updated_at = ?, version = version + 1 WHERE id ${among} AND account_id = ?`,
        at,
        ids,
        accountId,
      ),
    ),
    ...outboxInsert(new Map([[accountId, { ...NO_EFFECTS, events }]]), { now }),
  ];
};
