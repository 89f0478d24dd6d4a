import type { Sentence } from "../../src/lib/language.ts";

/** The member of the first matching item of a list. */
export interface Found {
  readonly list: string;
  /** The values that the item's members must have, or one of these values. */
  readonly where: Readonly<Record<string, boolean | readonly string[]>>;
  readonly member: string;
}

/**
 * For a value with characters that a path does not allow: its parts for a tool that cannot encode, with `{path}` for a
 * value of the answer.
 */
interface Composed {
  readonly at: string;
  readonly of: string;
}

/** The place of a value in an answer. */
export type Place = string | Found | Composed;

/** The refusal of a request in a fresh account that cannot have its object. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly why: Sentence;
}

/** An operation's call in the collections, if its examples are not enough. */
export interface Plan {
  readonly operation: string;
  readonly path?: Readonly<Record<string, string>>;
  /** The sent parameters of the query; the others are included, but disabled. */
  readonly query?: Readonly<Record<string, string>>;
  /** Replaces the example's members; undefined removes one. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Variables that later requests use. */
  readonly saves?: Readonly<Record<string, Place>>;
  readonly refusal?: Refusal;
}

export interface Parameter {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  readonly isSent: boolean;
}

/** One call of a collection; `{{name}}` in its values is a variable. */
export interface Request {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly method: string;
  /** With `{name}` in place of a parameter. */
  readonly path: string;
  readonly pathParams: readonly Parameter[];
  readonly query: readonly Parameter[];
  readonly isKeyed: boolean;
  readonly body: string | null;
  readonly statuses: readonly number[];
  readonly mediaType: string;
  /** Members that the answer must have. */
  readonly members: readonly string[];
  readonly code: string | null;
  readonly saves: readonly Save[];
}

export interface Save {
  readonly variable: string;
  readonly place: Place;
  /** The request from whose answer the value comes. */
  readonly of: string;
}

export interface Folder {
  readonly name: string;
  readonly description: string;
  readonly requests: readonly Request[];
}

export interface Environment {
  readonly name: "local" | "production";
  readonly baseUrl: string;
  /** Empty if each reader has their own. */
  readonly apiKey: string;
}

export interface Collection {
  readonly language: "pt-BR" | "en";
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly folders: readonly Folder[];
  readonly environments: readonly Environment[];
}

export const requestsOf = ({ folders }: Collection): Request[] => folders.flatMap(({ requests }) => requests);
