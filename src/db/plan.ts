import { newId } from "../lib/id.ts";
import { type JobPayload, type JobQueue, MESSAGE_VERSION } from "../ports/messages.ts";
import type { Statement } from "./statement.ts";

/** An event for the account's log; lean: ids, state, names of changed fields (rules 20.7). */
export interface DomainEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The account whose log gets it, if not the committing account's: then only in the directory (rules 28.3). */
  readonly accountId?: string;
}

/** Work that may wait: a message that leaves the outbox for its queue. */
export interface Job {
  readonly id: string;
  readonly queue: JobQueue;
  readonly payload: { readonly v: number; readonly delaySeconds?: number } & JobPayload<JobQueue>;
}

/** A write that has been decided and not yet made. Without statements nothing is to be written. */
export interface WritePlan<Data, Result> {
  readonly data: Data;
  readonly result: Result;
  readonly statements: readonly Statement[];
  readonly events: readonly DomainEvent[];
  readonly jobs: readonly Job[];
  /** Id of the object written: a purge finds the receipts that hold its data. */
  readonly subject: string | null;
}

export type Effects = Pick<WritePlan<unknown, unknown>, "statements" | "events" | "jobs">;

export const NO_EFFECTS: Effects = { statements: [], events: [], jobs: [] };

export const joinEffects = (parts: readonly Effects[]): Effects => ({
  statements: parts.flatMap((part) => part.statements),
  events: parts.flatMap((part) => part.events),
  jobs: parts.flatMap((part) => part.jobs),
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
