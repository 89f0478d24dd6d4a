import type { Request } from "../calls/cases.ts";
import { CITY, changedRef, flatListing, type Listing, SAME_PRICE, SAME_REF, UPDATED } from "./listings.ts";

/** Every peer's calls, in the order of the report. */
export const CALLS = [
  "GET one",
  "GET a page of 50",
  "GET a filtered page of 50",
  "Create",
  "Update",
  "Update that changes nothing",
] as const;

export type CallName = (typeof CALLS)[number];

/** The calls that list. */
export const PAGES: readonly CallName[] = ["GET a page of 50", "GET a filtered page of 50"];

export type PeerCall = Omit<Request, "to">;

export type PeerCalls = Readonly<Record<CallName, () => PeerCall>>;

/** A compared service, which runs and has the same listings. */
export interface Peer {
  readonly name: string;
  readonly url: URL;
  /** Its only process; null if unknown. */
  readonly pid: number | null;
  readonly calls: PeerCalls;
}

export interface Started {
  readonly peer: Peer;
  stop(): Promise<void>;
}

let made = 0;
/** A number that no other call of this run uses. */
export const nextNumber = (): number => {
  made += 1;
  return made;
};

export const PAGE = 50;
/** Properties to read in turn, so that one row is not repeated. */
export const READ = 1_000;

/** Where a product's records are. */
export interface Records {
  readonly path: string;
  readonly token: string;
  /** The id of the listing at this position in `storedListings`. */
  readonly idOf: (at: number) => string;
  readonly page: string;
  /** Further parameters for the page of a city. */
  readonly inCity: (city: string) => string;
}

/** The calls on records of a product with this many records. */
export const recordCalls = ({ path, token, idOf, page, inCity }: Records, size: number): PeerCalls => {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const get = (rest: string): PeerCall => ({ method: "GET", path: path + rest, headers, status: 200 });
  const write = (method: string, rest: string, listing: Listing): PeerCall => ({
    method,
    path: path + rest,
    headers,
    status: 200,
    body: JSON.stringify(listing),
  });
  const update = (number: number): PeerCall => {
    const listing = flatListing(changedRef(number), SAME_PRICE + number);
    return write("PATCH", `/${idOf(size + (number % UPDATED))}`, listing);
  };
  const same = flatListing(SAME_REF, SAME_PRICE);
  return {
    "GET one": () => get(`/${idOf(nextNumber() % Math.min(size, READ))}`),
    "GET a page of 50": () => get(page),
    "GET a filtered page of 50": () => get(page + inCity(CITY)),
    Create: () => write("POST", "", flatListing(`NEW-${nextNumber()}`, SAME_PRICE)),
    Update: () => update(nextNumber()),
    "Update that changes nothing": () => write("PATCH", `/${idOf(size + UPDATED)}`, same),
  };
};
