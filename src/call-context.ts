import type { ConsequencesOf } from "./db/plan.ts";
import type { Database, Meter } from "./db/statement.ts";
import type { Clock } from "./lib/clock.ts";
import type { Language } from "./lib/language.ts";
import type { Source } from "./vocabulary/value-lists.ts";

/** The service's addresses: the base of links, its own hosts, and whether targets may be private. */
export interface Links {
  readonly publicUrl: string;
  /** The prefix of photo addresses. */
  readonly photosUrl: string;
  readonly ownHosts: readonly string[];
  readonly allowPrivateTargets: boolean;
}

/** The deployment's settings for Captação. */
export interface CaptacaoSettings {
  /** Whether the platform offers owners at all. */
  readonly isActive: boolean;
  /** The version of the API terms that the account's owner must have accepted. */
  readonly termsVersion: string;
}

/** The call's key and address. */
export interface CallingKey {
  readonly id: string;
  readonly name: string;
  readonly ip: string | null;
}

/** The input of a reading verb: one account, its shard, the clock, the caller's language. */
export interface ReadContext {
  readonly accountId: string;
  readonly db: Database;
  readonly meter: Meter;
  readonly clock: Clock;
  readonly language: Language;
  readonly links: Links;
  /** For a BROKER at the dashboard: other brokers' objects are hidden (rules 34.17). */
  readonly brokerId?: string | undefined;
  /** How many index entries a search may read; by default as many as a key's (rules 9.4). */
  readonly maxEntries?: number | undefined;
}

export interface WriteContext extends ReadContext {
  /** Who writes: the entry point decides which rules apply. */
  readonly source: Source;
  /** Validate and report, write nothing. */
  readonly dryRun: boolean;
  /** The plan's quota of ACTIVE properties. */
  readonly propertyLimit: number;
  /** From 1. A stale write may be decided differently the next time. */
  readonly attempt?: number;
  readonly consequencesOf: ConsequencesOf;
}

/** What every call takes from the deployment. */
interface Deployment {
  readonly clock: Clock;
  readonly links: Links;
}

/** How many index entries a person's search at the dashboard may read (rules 9.4). */
export const MEMBER_ENTRIES = 100_000;

type OwnRead = Pick<ReadContext, "accountId" | "db" | "meter" | "language" | "brokerId" | "maxEntries">;

type OwnWrite = Omit<WriteContext, keyof ReadContext | "attempt" | "language" | "consequencesOf"> &
  Omit<OwnRead, "language"> &
  Partial<Pick<ReadContext, "language">>;

export const readContext = ({ clock, links }: Deployment, own: OwnRead): ReadContext => ({
  ...own,
  clock,
  links,
});

/** A write for an account by a route, the back office, a queue or a job. The language of the last two is unused. */
export const writeContext = (
  { clock, links, consequencesOf }: Deployment & Pick<WriteContext, "consequencesOf">,
  { language = "pt-BR", ...own }: OwnWrite,
): WriteContext => ({ ...own, language, clock, links, consequencesOf });
