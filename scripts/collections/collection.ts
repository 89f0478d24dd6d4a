import type { Sentence } from "../../src/lib/language.ts";

/** The member of the first item of a list that fits. */
export interface Found {
  readonly list: string;
  /** What members of the item are, or one of which they are. */
  readonly where: Readonly<Record<string, boolean | readonly string[]>>;
  readonly member: string;
}

/** Of a value with characters that a path doesn't take: how a tool that can't encode puts it together, `{path}` being a value of the answer. */
export interface Composed {
  readonly at: string;
  readonly of: string;
}

/** Where a value stands in an answer. */
export type Place = string | Found | Composed;

/** The refusal that a request meets in a fresh account, where what it needs can't be there. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly why: Sentence;
}

/** How an operation is called in the collections, where its examples alone don't say it. */
export interface Plan {
  readonly operation: string;
  readonly path?: Readonly<Record<string, string>>;
  /** Of the query, what is sent; the rest is there, switched off. */
  readonly query?: Readonly<Record<string, string>>;
  /** Put over the example's members; undefined takes one out. */
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
  /** With `{name}` where a parameter stands. */
  readonly path: string;
  readonly pathParams: readonly Parameter[];
  readonly query: readonly Parameter[];
  readonly isKeyed: boolean;
  readonly body: string | null;
  readonly statuses: readonly number[];
  readonly mediaType: string;
  /** What the answer has at least. */
  readonly members: readonly string[];
  /** Of a refusal. */
  readonly code: string | null;
  readonly saves: readonly Save[];
}

export interface Save {
  readonly variable: string;
  readonly place: Place;
  /** Which request's answer it is of. */
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
  /** Empty where each reader has one of their own. */
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
