import { newId } from "../lib/id.ts";
import type { Statement } from "./statement.ts";

/** An event for the account's log; lean: ids, state, names of changed fields (specification, "Events"). */
export interface DomainEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export const QUEUES = ["photos", "batches", "feeds"] as const;
export type QueueName = (typeof QUEUES)[number];

/** Work that may wait; leaves the outbox for its queue. Ids only, never personal data. */
export interface Job {
  readonly id: string;
  readonly queue: QueueName;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A write that has been decided and not yet made. Without statements nothing is to be written. */
export interface Plan<Data, Result> {
  readonly data: Data;
  readonly result: Result;
  readonly statements: readonly Statement[];
  readonly events: readonly DomainEvent[];
  readonly jobs: readonly Job[];
  /** Id of the object written: a purge finds the receipts that hold its data. */
  readonly subject: string | null;
}

/** The effects of a write, without what it answers. */
export type Effects = Pick<Plan<unknown, unknown>, "statements" | "events" | "jobs">;

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

export const job = (queue: QueueName, payload: Job["payload"]): Job => ({ id: newId("job"), queue, payload });
