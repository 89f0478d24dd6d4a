import { LIVE } from "../lib/id.ts";
import type { About, Explored, Met, Preview, PreviewQuestion, Sought } from "./board-answers.ts";

/** An object that a board must read again, and its shard. */
export interface ChangedObject {
  readonly kind: "property" | "lead";
  readonly id: string;
  readonly accountId: string;
  readonly shard: string;
  /**
   * Another board, or part of it, may have kept its pairs meanwhile: they are written again, even if nothing differs.
   */
  readonly moved?: boolean | undefined;
}

/** An object that one board sends to another. */
export interface Sent extends ChangedObject {
  /** Summaries leave out its results. */
  readonly quiet: boolean;
}

/** An object as another board knows it. */
export interface Checked extends Sent {
  /** Of the offer or wish; null if the board must not know it. */
  readonly stamp: string | null;
}

/**
 * The callers' view of a board of Radar: `a:<account>` pairs an account's own objects, `c:<cityId>` the shared
 * objects of a city, `l:<cityId>` the launches of a city and all accounts' clients. A sandbox's boards have its space
 * after a slash. A city's board exists from its first offer on; before, it gets no messages about clients. A board
 * that was split keeps its name, and passes messages on to its other parts.
 */
export interface MatchBoardPort {
  /** Stores the changes and starts working by itself. Safe to call any number of times, in any order. */
  tell(board: string, changed: readonly ChangedObject[]): Promise<void>;
  /** Reads objects again whose state it knows differently. */
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
  /** For an account's board: near misses of an object, and the gates where the others fail. */
  explore(board: string, about: About): Promise<Explored>;
  /** For an account's board: the future matches of all these together. */
  preview(board: string, questions: readonly PreviewQuestion[]): Promise<Preview>;
  /** For an account's board: the account's objects that fit each of these. */
  meet(board: string, sought: readonly Sought[]): Promise<Met[]>;
}

export const accountBoard = (accountId: string): string => `a:${accountId}`;

/** The board of a city and of the accounts of one space: the live ones, or those of a sandbox. */
const within = (cityId: string, space: string): string => (space === LIVE ? cityId : `${cityId}/${space}`);

export const cityBoard = (cityId: string, space = LIVE): string => `c:${within(cityId, space)}`;

export const launchBoard = (cityId: string, space = LIVE): string => `l:${within(cityId, space)}`;
