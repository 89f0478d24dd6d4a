import { plainTitle } from "../../../lib/markup.ts";
import { MAX_LINE_CHARS } from "../../../vocabulary/limits.ts";
import { findCity, ufOf } from "../../geo/cities.ts";
import type { AddressInput } from "../../properties/record/input.ts";
import type { RawListing } from "./listing-scanner.ts";
import { repaired } from "./mojibake.ts";

export const lineOf = (text: string | undefined): string =>
  [...plainTitle(repaired(text ?? ""))].slice(0, MAX_LINE_CHARS).join("").trim();

interface Street {
  readonly street: string;
  readonly number: string;
  readonly complement: string;
}

/** "Rua São José, 315 - sala 4" where the number has no element of its own; "0" stands for none. */
const streetOf = (listing: RawListing): Street => {
  const line = (name: string): string => lineOf(listing.get(`location/${name}`)?.[0]?.text);
  const complement = line("complement") || line("unitnumber");
  const number = line("streetnumber").replace(/^0+$/, "");
  const written = line("address");
  const parts = number === "" ? /^([^,]+),\s*(\d+\w?|s\/?n)\b[\s,-]*(.*)/is.exec(written) : null;
  if (!parts) return { street: written, number, complement };
  const [, street = "", found = "", rest = ""] = parts;
  return { street: street.trim(), number: found, complement: complement || rest.trim() };
};

const orAbsent = (text: string): string | undefined => (text === "" ? undefined : text);

/** The address of a listing; an unknown city is kept as text. Undefined if the listing has no address. */
export const addressOf = (listing: RawListing): AddressInput | undefined => {
  const state = listing.get("location/state")?.[0];
  const spellings = [lineOf(state?.attributes.abbreviation), lineOf(state?.text)];
  const uf = spellings.map(ufOf).find((found) => found !== undefined);
  const cityText = lineOf(listing.get("location/city")?.[0]?.text);
  const city = (uf !== undefined && cityText !== "" && findCity(cityText, uf)) || null;
  const stateText = uf ?? spellings.find((text) => text !== "");
  const neighborhood = lineOf(listing.get("location/neighborhood")?.[0]?.text);
  const { street, number, complement } = streetOf(listing);
  if ([cityText, neighborhood, street].every((text) => text === "")) return undefined;
  return {
    city,
    ...(city === null && cityText !== "" && { cityText }),
    ...(city === null && stateText !== undefined && { stateText }),
    neighborhood: orAbsent(neighborhood),
    street: orAbsent(street),
    number: orAbsent(number),
    complement: orAbsent(complement),
  };
};
