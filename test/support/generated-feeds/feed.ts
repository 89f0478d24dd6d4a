import type { Json } from "../http.ts";

/** A feed as a real program writes it, with invented data, and what its first listing must be read as. */
export interface GeneratedFeed {
  readonly by: string;
  readonly xml: string;
  readonly connector: string;
  readonly ref: string;
  readonly property: Json;
  /** The addresses of its photos, in order. */
  readonly photos?: readonly string[];
  /** What the report says was not read. */
  readonly notRead?: readonly string[];
  /** Remarks of the listing. */
  readonly remarks?: readonly string[];
  /** Reasons and remarks of the summary, with how often each was found. */
  readonly reasons?: Readonly<Record<string, number>>;
}

const PHOTOS = "https://fotos.exemplo.com.br";
export const photo = (n: number): string => `${PHOTOS}/${n}.jpg`;
export const two = [photo(1), photo(2)];

export const address = (city: string, state: string, neighborhood: string | null, more: Json = {}): Json => ({
  city,
  state,
  neighborhood,
  ...more,
});
