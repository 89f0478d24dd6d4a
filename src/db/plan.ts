import { newId } from "../lib/id.ts";
import type { JobQueue } from "../ports/job-queues.ts";
import { MESSAGE_VERSION } from "../ports/message-version.ts";
import type { JobPayload } from "../ports/messages.ts";
import type { RelatedProperty } from "./related-property.ts";
import type { accounts } from "./schema/accounts.ts";
import type { Lead } from "./schema/leads.ts";
import type { Statement } from "./statement.ts";

/** An event for the account's log, without personal data: ids, state, names of changed fields (rules 20.7). */
export interface DomainEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The account whose log gets it, if not the committing account's; then only in the directory (rules 28.3). */
  readonly accountId?: string;
}

/** Work that may wait: a message from the outbox to its queue. */
export interface Job {
  readonly id: string;
  readonly queue: JobQueue;
  readonly payload: { readonly v: number; readonly delaySeconds?: number } & JobPayload<JobQueue>;
}

type Account = typeof accounts.$inferSelect;

/** An object before and after a write, for its followers; `after` is null if it was removed for good. */
export type ObjectChange =
  | {
      readonly kind: "property";
      readonly before: RelatedProperty | null;
      readonly after: RelatedProperty | null;
      /** A unit type that changes with its development. */
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
  /** Radar no longer rests for the account. */
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
  /** The objects that the statements change, for followers; never without a statement. */
  readonly changes: readonly ObjectChange[];
  /** Id of the object written: a purge finds the receipts that hold its data. */
  readonly subject: string | null;
  /** Where it is about several: the audit has a row for each. */
  readonly subjects?: readonly string[];
}

export type Effects = Pick<WritePlan<unknown, unknown>, "statements" | "events" | "jobs" | "changes">;

/** Effects with all their consequences. A commit takes no others. */
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
