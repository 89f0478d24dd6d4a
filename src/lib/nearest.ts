/** A longer distance is no typing error. */
export const MAX_CHARS = 64;
/** One wrong letter is allowed for this many. */
const CHARS_OF_A_SLIP = 3;

/** Without accents, case, and what joins words: `sale_price` is `salePrice`. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Letters to add, drop, change, or swap with their neighbor (optimal string alignment). */
const slipsBetween = (one: string, other: string): number => {
  let before = [] as number[];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const ways = [last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1)];
      next.push(Math.min(...ways, isSwapped ? before[at - 2]! + 1 : Number.POSITIVE_INFINITY));
    }
    [before, last] = [last, next];
  }
  return last[other.length]!;
};

/** The name probably meant by a misspelled one, if one is close. */
export const nearest = (written: string, names: readonly string[]): string | undefined => {
  if (written.length > MAX_CHARS) return undefined;
  const text = plain(written);
  if (text === "") return undefined;
  const slips = names.map((name) => ({ name, slips: slipsBetween(text, plain(name)) }));
  const [closest] = slips.toSorted((one, other) => one.slips - other.slips);
  return closest && closest.slips <= Math.floor(text.length / CHARS_OF_A_SLIP) ? closest.name : undefined;
};
