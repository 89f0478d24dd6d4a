import {
  type FeedSummary,
  NO_REMARKS,
  type Remarks,
  type UnknownValue,
} from "../../vocabulary/feed-report.ts";
import type { NotRead } from "./formats/names.ts";
import type { Mapped } from "./reading/map-listing.ts";
import type { FeedEnd } from "./reading/reader.ts";

/** Listings whose remarks are kept for a report: its rows may be anywhere in the feed. */
const MAX_REMARKS = 5_000;
/** How many different values of one list are counted. */
const MAX_VALUES = 200;
/** How many values of each list a summary shows. */
const MAX_SHOWN = 50;

/** Counts how often each value occurs, up to a limit of different values. */
class ValueCounts {
  readonly #counts = new Map<string, number>();

  add(value: string, times = 1): void {
    const known = this.#counts.get(value);
    if (known !== undefined || this.#counts.size < MAX_VALUES)
      this.#counts.set(copied(value), (known ?? 0) + times);
  }

  /** The most frequent first. */
  ranked(): (readonly [value: string, count: number])[] {
    return [...this.#counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
  }
}

/** A slice of the feed's text would keep the whole chunk in memory. */
const copied = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

const hasAny = (remarks: Remarks): boolean => Object.values(remarks).some((remark) => remark.length > 0);

/** What was found in the listings of a feed, for its report. */
export class Findings {
  /** Remarks by code, for listings that have any. */
  readonly remarks = new Map<string, Remarks>();
  readonly #reasons = new ValueCounts();
  readonly #notRead = new ValueCounts();
  readonly #waiting = new ValueCounts();

  /** @param ref a copy, not a slice of the feed's text */
  add(ref: string, mapped: Extract<Mapped, { readonly remarks: Remarks }>): void {
    const { remarks, notRead } = mapped;
    for (const name of notRead) this.#notRead.add(name);
    for (const { field, value } of remarks.unknown) this.#waiting.add(`${field}:${value}`);
    for (const { code } of remarks.remarks) this.#reasons.add(code);
    if (hasAny(remarks) && this.remarks.size < MAX_REMARKS)
      this.remarks.set(ref, JSON.parse(JSON.stringify(remarks)) as Remarks);
  }

  /** Adds a remark for codes that now name other properties. */
  addReassigned(refs: Iterable<string>): void {
    const remark = { code: "other_property", field: "externalRef", value: null } as const;
    for (const ref of refs) {
      this.#reasons.add(remark.code);
      const known = this.remarks.get(ref) ?? NO_REMARKS;
      this.remarks.set(ref, { ...known, remarks: [...known.remarks, remark] });
    }
  }

  /** Counts elements outside the listings. */
  addOutside({ launches, unreadListings }: Pick<FeedEnd, "launches" | "unreadListings">): void {
    if (launches > 0) this.#notRead.add("launch" satisfies NotRead, launches);
    for (const [name, count] of unreadListings) this.#notRead.add(name, count);
  }

  skipped(reason: string): void {
    this.#reasons.add(reason);
  }

  summary(): FeedSummary {
    return {
      reasons: Object.fromEntries(this.#reasons.ranked()),
      notRead: this.#notRead
        .ranked()
        .slice(0, MAX_SHOWN)
        .map(([name, count]) => ({ name, count })),
      waiting: this.#waiting
        .ranked()
        .slice(0, MAX_SHOWN)
        .map(([value, count]) => {
          const at = value.indexOf(":");
          return { field: value.slice(0, at) as UnknownValue["field"], value: value.slice(at + 1), count };
        }),
    };
  }
}
