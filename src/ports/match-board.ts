import { LIVE } from "../lib/id.ts";
import type { About, Explored, FitCounts, Preview, PreviewQuestion, Sought } from "./board-answers.ts";

/** An object that a board must read again, and its shard. */
export interface ChangedObject {
  readonly kind: "property" | "lead";
  readonly id: string;
  readonly accountId: string;
  readonly shard: string;
  /**
   * Another board, or a part of one, may have changed its pairs: they are written again, even if nothing differs.
   */
  readonly moved?: boolean | undefined;
}

/** An object that one board sends to another. */
export interface Sent extends ChangedObject {
  /** Its results are left out of summaries. */
  readonly quiet: boolean;
}

/** An object as another board knows it. */
export interface Checked extends Sent {
  /** The stamp of its offer or wish; null if the board must not know the object. */
  readonly stamp: string | null;
}

/**
 * The callers' view of a board of Radar: `a:<account>` pairs an account's own objects, `c:<cityId>` the shared
 * objects of a city, `l:<cityId>` a city's launches with all accounts' clients. A sandbox's boards have its space
 * after a slash. A city's board exists from its first offer on, and gets no messages about clients before then. A board
 * that was split keeps its name, and passes messages on to its parts.
 */
export interface MatchBoardPort {
  /** Stores the changes and starts working by itself. Safe to call any number of times, in any order. */
  tell(board: string, changed: readonly ChangedObject[]): Promise<void>;
  /** Reads again the objects whose state here differs from what is reported. */
  check(board: string, checked: readonly Checked[]): Promise<void>;
  /**
   * Takes clients over from another part of the board, which no longer holds them.
   * @returns whether it has learned everything reported
   */
  take(board: string, clients: readonly Sent[]): Promise<boolean>;
  /**
   * Compares the board with the truth, page by page, and processes differences; a healthy board has none. A city's
   * board without offers is closed. @returns the approximate number of objects to compare
   */
  audit(board: string): Promise<number>;
  /** Works until nothing is due or pending. @returns whether there was nothing to do */
  settle(board: string): Promise<boolean>;
  /** For an account's board: an object's near misses, and at which gates the others fail. */
  explore(board: string, about: About): Promise<Explored>;
  /** For an account's board: how the matches would change if all these writes were made. */
  preview(board: string, questions: readonly PreviewQuestion[]): Promise<Preview>;
  /** For an account's board: how many of the account's objects fit each of these. */
  meet(board: string, sought: readonly Sought[]): Promise<FitCounts[]>;
}

export const accountBoard = (accountId: string): string => `a:${accountId}`;

/** The name of a city within a space: the live accounts' space, or a sandbox's. */
const within = (cityId: string, space: string): string => (space === LIVE ? cityId : `${cityId}/${space}`);

export const cityBoard = (cityId: string, space = LIVE): string => `c:${within(cityId, space)}`;

export const launchBoard = (cityId: string, space = LIVE): string => `l:${within(cityId, space)}`;
