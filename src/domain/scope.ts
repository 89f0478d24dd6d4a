import type { Database, Meter } from "../db/statement.ts";
import type { Clock } from "../lib/clock.ts";
import type { Language } from "../lib/language.ts";

/** Where an answer's links lead. */
export interface Links {
  readonly publicUrl: string;
  readonly ownHosts: readonly string[];
  readonly allowPrivateTargets: boolean;
}

/** What a verb that reads receives: one account, its shard, the clock, the caller's language. */
export interface ReadScope {
  readonly accountId: string;
  readonly db: Database;
  readonly meter: Meter;
  readonly clock: Clock;
  readonly language: Language;
  readonly links: Links;
}

/** Who writes: the door decides which rules apply. */
export type Source = "API" | "FEED" | "DASHBOARD";

export interface WriteScope extends ReadScope {
  readonly source: Source;
  /** Validate and report, write nothing. */
  readonly dryRun: boolean;
  /** The plan's quota of ACTIVE properties. */
  readonly propertyLimit: number;
  /** From 1. A write that was stale may decide otherwise the next time. */
  readonly attempt?: number;
}
