import type { SourceName } from "./sources.ts";

export type Row = Readonly<Record<string, unknown>>;

/** Rows by what they are of, as far as they have been loaded. */
export type Loaded = Partial<Record<SourceName, readonly Row[]>>;

/** Everything stored of one account, as plain rows; who loads it, from where, is not this folder's affair. */
export interface Stored extends Readonly<Record<SourceName, readonly Row[]>> {
  readonly accountId: string;
  /** When it was looked at, in milliseconds. */
  readonly now: number;
  /** Keys of the account's photo objects. */
  readonly objects: readonly string[];
}

/** @returns what does not hold, in words */
export type Check = (stored: Stored) => string[];

export const broken = (holds: boolean, promise: string): string[] => (holds ? [] : [promise]);

/** Ids of properties that a test wrote by SQL begin like this: no event tells of them. */
export const SEEDED_ID = "seeded-";
