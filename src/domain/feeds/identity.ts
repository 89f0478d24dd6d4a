import { hash32 } from "../../lib/hash.ts";
import { fold } from "../../lib/text.ts";
import type { ListingMarks } from "../../vocabulary/feed-report.ts";
import type { PropertyInput } from "../properties/record/input.ts";

/** A sync is held when more than this share of its listings, and at least this number, name other properties. */
const HELD_SHARE = 1 / 3;
const MIN_HELD = 5;

/** The name of the conflict that a code now stands for another property; it is listed with conflicts of fields. */
export const IDENTITY = "identity";

const markOf = (text: string | null | undefined): number | null => {
  const folded = fold(text ?? "");
  return folded === "" ? null : hash32(folded);
};

export const marksOf = ({ address, listingUrl, photos = [] }: PropertyInput): ListingMarks => ({
  place: [markOf(address?.street), markOf(address?.number), markOf(address?.neighborhood)],
  link: listingUrl ? hash32(listingUrl) : null,
  photos: photos.map((url) => hash32(url)),
});

const differ = (one: number | null | undefined, other: number | null | undefined): boolean =>
  typeof one === "number" && typeof other === "number" && one !== other;

/** Whether a code now names another property: its address changed together with its link or all of its photos. */
export const isOther = (before: ListingMarks | null, after: ListingMarks): boolean => {
  if (!before) return false;
  const known = new Set(before.photos);
  const hasPhotos = before.photos.length > 0 && after.photos.length > 0;
  const otherPhotos = hasPhotos && !after.photos.some((photo) => known.has(photo));
  const moved = after.place.some((part, at) => differ(before.place[at], part));
  return moved && (differ(before.link, after.link) || otherPhotos);
};

/** Whether so many codes name other properties that a person has to decide. */
export const isHeld = (others: number, total: number): boolean =>
  others >= MIN_HELD && others > total * HELD_SHARE;

/** By place, the marks of listings that the feed no longer names: the texts of 50,000 would take too much memory. */
export class DepartedListings {
  readonly #byPlace = new Map<string, Set<number>>();

  add(marks: ListingMarks): void {
    const place = marks.place.join(" ");
    const known = this.#byPlace.get(place) ?? new Set();
    for (const mark of identifyingMarks(marks)) known.add(mark);
    this.#byPlace.set(place, known);
  }

  /** How many new codes name a property that left under another code: a portfolio that was renumbered. */
  relisted(fresh: readonly ListingMarks[]): number {
    return fresh.filter((marks) => {
      const known = this.#byPlace.get(marks.place.join(" "));
      return known !== undefined && identifyingMarks(marks).some((mark) => known.has(mark));
    }).length;
  }
}

const identifyingMarks = ({ place, link, photos }: ListingMarks): readonly number[] => {
  if (link !== null) return [link, ...photos];
  return place[0] === null ? [] : photos;
};
