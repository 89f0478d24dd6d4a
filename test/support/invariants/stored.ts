import type { SourceName } from "./sources.ts";

export type Row = Readonly<Record<string, unknown>>;

/** Rows by kind, as far as they are loaded. */
export type Loaded = Partial<Record<SourceName, readonly Row[]>>;

/** Everything stored of one account, as plain rows, however it was loaded. */
export interface Stored extends Readonly<Record<SourceName, readonly Row[]>> {
  readonly accountId: string;
  /** The time of the check, in milliseconds. */
  readonly now: number;
  /** Keys of the account's photo objects. */
  readonly objects: readonly string[];
}

/** @returns the violations, in words */
export type Check = (stored: Stored) => string[];

export const violationUnless = (holds: boolean, message: string): string[] => (holds ? [] : [message]);

/** The prefix of properties that a test wrote by SQL, without events. */
export const SEEDED_ID = "seeded-";
