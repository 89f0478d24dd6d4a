import { LIVE } from "../lib/account-space.ts";
import type { About, Explored, Met, Preview, PreviewQuestion, Sought } from "./board-answers.ts";

/** An object that a board is to read anew; the shard is where it lies. */
export interface Told {
  readonly kind: "property" | "lead";
  readonly id: string;
  readonly accountId: string;
  readonly shard: string;
  /** Another board, or part of it, may have kept its pairs meanwhile: they are said again, even if nothing differs. */
  readonly moved?: boolean | undefined;
}

/** An object that one board sends to another. */
export interface Sent extends Told {
  /** What comes of it is in no summary. */
  readonly quiet: boolean;
}

/** An object as another board knows it. */
export interface Checked extends Sent {
  /** Of the offer or wish; null: the board is not to know it. */
  readonly stamp: string | null;
}

/**
 * What callers see of a board of Radar: `a:<account>` pairs what an account has, `c:<cityId>` what accounts share in a city,
 * `l:<cityId>` the launches of a city and everybody's clients. Those of a sandbox have its space behind a slash. A city's
 * board is there from its first offer on; before, nobody tells it of clients. A board that was cut keeps its name, and
 * passes on what concerns its other parts.
 */
export interface MatchBoardPort {
  /** Notes what has changed and goes to work by itself. Safe to call any number of times, in any order. */
  tell(board: string, told: readonly Told[]): Promise<void>;
  /** Reads anew what it knows otherwise. */
  check(board: string, checked: readonly Checked[]): Promise<void>;
  /**
   * Takes clients over from another part of the board, which no longer holds them.
   * @returns whether it has learned all that it was told of
   */
  take(board: string, clients: readonly Sent[]): Promise<boolean>;
  /**
   * Compares what the board knows with the truth, page by page, and works what differs; on a healthy board nothing. A
   * city's board that has no offers is given up. @returns how many objects there may be to compare
   */
  audit(board: string): Promise<number>;
  /** Works until nothing is due and everything is told. @returns whether there was nothing to do */
  settle(board: string): Promise<boolean>;
  /** Of an account's board: what almost fits an object, and where the others fall away. */
  explore(board: string, about: About): Promise<Explored>;
  /** Of an account's board: what becomes of the matches of all of these together. */
  preview(board: string, questions: readonly PreviewQuestion[]): Promise<Preview>;
  /** Of an account's board: what of the account meets each of these. */
  meet(board: string, sought: readonly Sought[]): Promise<Met[]>;
}

export const accountBoard = (accountId: string): string => `a:${accountId}`;

/** Of a city, and of the accounts that meet in one space: the live ones, or those of a sandbox. */
const within = (cityId: string, space: string): string => (space === LIVE ? cityId : `${cityId}/${space}`);

export const cityBoard = (cityId: string, space = LIVE): string => `c:${within(cityId, space)}`;

export const launchBoard = (cityId: string, space = LIVE): string => `l:${within(cityId, space)}`;
