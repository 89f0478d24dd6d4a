import type { ErrorCode } from "../errors/catalog.ts";
import { sha256Hex } from "../lib/digest.ts";
import { newId } from "../lib/id.ts";
import type { JobQueue } from "../ports/job-queues.ts";
import { MESSAGE_VERSION } from "../ports/message-version.ts";
import type { JobPayload } from "../ports/messages.ts";
import type { RelatedProperty } from "./related-property.ts";
import type { accounts } from "./schema/accounts.ts";
import type { Lead } from "./schema/leads.ts";
import { type Statement, sql } from "./statement.ts";

/** An event for the account's log, without personal data: ids, state, names of changed fields (rules 20.7). */
export interface DomainEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The account whose log gets it, if not the one that commits; only for writes in the directory (rules 28.3). */
  readonly accountId?: string;
}

/** Work that may wait: a message from the outbox to its queue. */
export interface Job {
  readonly id: string;
  readonly queue: JobQueue;
  readonly payload: { readonly v: number; readonly delaySeconds?: number } & JobPayload<JobQueue>;
}

type Account = typeof accounts.$inferSelect;

/** An object before and after a write, from which consequences follow; `after` is null if it was deleted for good. */
export type ObjectChange =
  | {
      readonly kind: "property";
      readonly before: RelatedProperty | null;
      readonly after: RelatedProperty | null;
      /** Set for a unit type that changes with its development. */
      readonly byDevelopment?: true;
    }
  /** An availability that is renewed without being read; partners see the property in `seenIn`. */
  | {
      readonly kind: "renewal";
      readonly accountId: string;
      readonly propertyId: string;
      readonly seenIn: string | null;
    }
  | { readonly kind: "lead"; readonly before: Lead | null; readonly after: Lead | null }
  /** Radar works for the account again. */
  | { readonly kind: "rest"; readonly accountId: string }
  | {
      readonly kind: "account";
      readonly before: Account;
      readonly after: Account;
      /** Accounts of its sandbox, which share its status. */
      readonly sandbox: readonly string[];
    };

/** A write that is decided but not yet committed. Without statements there is nothing to write. */
export interface WritePlan<Data, Result> {
  readonly data: Data;
  readonly result: Result;
  readonly statements: readonly Statement[];
  readonly events: readonly DomainEvent[];
  readonly jobs: readonly Job[];
  /** The objects that the statements change, from which consequences follow; empty without statements. */
  readonly changes: readonly ObjectChange[];
  /** Id of the object written: a purge finds the receipts that hold its data. */
  readonly subject: string | null;
  /** If the write is about several objects: the audit has a row for each. */
  readonly subjects?: readonly string[];
}

export type Effects = Pick<WritePlan<unknown, unknown>, "statements" | "events" | "jobs" | "changes">;

/** Effects with all their consequences: the only ones that a commit takes. */
export type WholeEffects = Effects & { readonly changes: readonly [] };

/** The consequences of a change, in the same transaction: src/domain/consequences. */
export type ConsequencesOf = (change: ObjectChange) => WholeEffects;

export const NO_EFFECTS: WholeEffects = { statements: [], events: [], jobs: [], changes: [] };

export const joinEffects = (parts: readonly Effects[]): Effects => ({
  statements: parts.flatMap((part) => part.statements),
  events: parts.flatMap((part) => part.events),
  jobs: parts.flatMap((part) => part.jobs),
  changes: parts.flatMap((part) => part.changes),
});

/** Adds the consequences of the changes. */
export const withConsequences = <E extends Effects>(
  effects: E,
  consequencesOf: ConsequencesOf,
): E & WholeEffects => ({
  ...effects,
  ...joinEffects([effects, ...effects.changes.map(consequencesOf)]),
  changes: [],
});

export const event = (type: string, data: DomainEvent["data"]): DomainEvent => ({
  id: newId("event"),
  type,
  data,
});

/** An event for the log of the account it concerns. */
export const eventFor = (accountId: string, type: string, data: DomainEvent["data"]): DomainEvent => ({
  ...event(type, data),
  accountId,
});

/** @param delaySeconds how long the queue keeps the message back */
export const job = <Q extends JobQueue>(queue: Q, payload: JobPayload<Q>, delaySeconds = 0): Job => ({
  id: newId("job"),
  queue,
  payload: { v: MESSAGE_VERSION, ...payload, ...(delaySeconds > 0 && { delaySeconds }) },
});

/** Aborts the batch as stale unless the statement before it changed exactly one row. */
export const guardFresh: Statement = sql(
  "INSERT INTO write_guard (reason, ok) SELECT 'stale', changes() = 1",
);

/** Aborts the batch, as already done by another run, unless the statement before it changed exactly one row. */
export const guardUndone: Statement = sql(
  "INSERT INTO write_guard (reason, ok) SELECT 'done', changes() = 1",
);

/** Aborts the batch with an error's code, or as stale, unless `condition` is true. */
export const guard = (
  reason: ErrorCode | "stale",
  condition: string,
  ...params: readonly unknown[]
): Statement => sql(`INSERT INTO write_guard (reason, ok) SELECT '${reason}', ${condition}`, ...params);

/** The tables that plans are based on, with their key and version columns. */
const VERSIONED = {
  properties: { id: "id", version: "version" },
  leads: { id: "id", version: "version" },
  feeds: { id: "account_id", version: "version" },
  matches: { id: "seq", version: "updated_at" },
  partnerships: { id: "id", version: "version" },
  captacao_owners: { id: "id", version: "version" },
} as const satisfies Record<string, { readonly id: string; readonly version: string }>;

type BasisTable = keyof typeof VERSIONED;

/** A row as read when a write was decided. */
interface BasisRow {
  readonly table: BasisTable;
  readonly id: string | number;
  readonly version: number;
  /** A row of another database, which the commit's batch can't guard: it is compared only when the write is decided. */
  readonly elsewhere?: true;
}

export type Basis = readonly BasisRow[];

/** A plan that can be shown to a person before it commits. */
export interface BasedPlan<Data, Result> extends WritePlan<Data, Result> {
  /**
   * The rows that the plan and its preview are based on: the record that changes, or all that were found for a change
   * of several; none for a creation, which a concurrent one turns into a change. Changes to other rows do not make the
   * preview stale.
   */
  readonly basis: Basis;
}

/** The basis of a change of one record, or of a creation, which has none. */
export const basisOf = (
  table: BasisTable,
  record: { readonly id: string; readonly version: number } | null,
): Basis => (record ? [{ table, id: record.id, version: record.version }] : []);

/** Marks rows that a write depends on but that are in another database than the one it writes. */
export const elsewhere = (basis: Basis): Basis => basis.map((row) => ({ ...row, elsewhere: true }));

const DIGEST_CHARS = 16;

/** Eight bytes in hex, whatever the order of the rows. */
export const digestOf = async (basis: Basis): Promise<string> => {
  const rows = basis.map(({ table, id, version }) => JSON.stringify([table, id, version]));
  return (await sha256Hex(rows.sort().join("\n"))).slice(0, DIGEST_CHARS);
};

const unchanged = (table: BasisTable): string => {
  const { id, version } = VERSIONED[table];
  return `(SELECT count(*) FROM json_each(?) AS b CROSS JOIN ${table} AS t
    ON t.${id} = b.value ->> 0 AND t.${version} = b.value ->> 1) = ?`;
};

/** Aborts the batch as stale if a row has changed since it was read. Must run before the batch raises versions. */
export const guardBasis = (basis: Basis): Statement[] => {
  const tables = [
    ...Map.groupBy(
      basis.filter((row) => !row.elsewhere),
      ({ table }) => table,
    ),
  ];
  if (tables.length === 0) return [];
  const params = tables.flatMap(([, rows]) => [
    JSON.stringify(rows.map(({ id, version }) => [id, version])),
    rows.length,
  ]);
  return [guard("stale", tables.map(([table]) => unchanged(table)).join(" AND "), ...params)];
};
