import { fold } from "../../lib/text.ts";
import type { ListingMarks, Remark } from "../../vocabulary/feed-report.ts";
import type { PropertyInput } from "../properties/record/input.ts";

/** One form for `AP-0003`, `ap3` and `AP 003`; separate numbers stay separate. */
const spellingOf = (ref: string): string => {
  const parts = fold(ref).match(/\d+|[^\d ]+/g) ?? [];
  return parts
    .map((part) => part.replace(/^0+(?=\d)/, ""))
    .reduce((name, part) => name + (/\d$/.test(name) && /^\d/.test(part) ? " " : "") + part, "");
};

/** What two listings of one home share, such as its sale and its rent; null if too little is known. */
const homeOf = ({ area }: PropertyInput, { place: [street, number], photos }: ListingMarks): string | null =>
  typeof area === "number" && street !== null && number !== null && photos.length > 0
    ? [street, number, area, photos[0]].join(" ")
    : null;

/** Finds listings of a feed that seem to be the same property: they are reported, never merged. */
export class DuplicateFinder {
  readonly #homes = new Map<string, { readonly ref: string; readonly purposes: readonly string[] }>();
  readonly #spellings = new Map<string, string>();

  /** The remarks on a listing, given the listings before it. */
  remarksOn(ref: string, input: PropertyInput, marks: ListingMarks): Remark[] {
    const alike = this.#spellings.get(spellingOf(ref));
    this.#spellings.set(spellingOf(ref), ref);
    const home = homeOf(input, marks);
    const purposes = input.purposes ?? [];
    const other = home === null ? undefined : this.#homes.get(home);
    if (home !== null && !other) this.#homes.set(home, { ref, purposes });
    const isDuplicate = other !== undefined && !purposes.some((purpose) => other.purposes.includes(purpose));
    return [
      ...(alike === undefined ? [] : [{ code: "code_alike", field: "externalRef", value: alike } as const]),
      ...(isDuplicate ? [{ code: "double", field: "purposes", value: other.ref } as const] : []),
    ];
  }
}

/** Finds the new spelling of an old code. */
export const respelledIn = (refs: ReadonlySet<string>): ((ref: string) => string | undefined) => {
  const bySpelling = new Map([...refs].map((ref) => [spellingOf(ref), ref]));
  return (ref) => bySpelling.get(spellingOf(ref));
};
