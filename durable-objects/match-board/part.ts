import { hash32 } from "../../src/lib/hash.ts";

/** A board is halved four times at the most, which makes 16 parts. */
export const MOST_CUTS = 4;

const MARK = "#";

/** One of the parts into which a city's board is cut; the first has the name of the whole. */
export interface Part {
  readonly whole: string;
  readonly index: number;
}

export const partNamed = (name: string): Part => {
  const [whole = "", index = "0"] = name.split(MARK);
  return { whole, index: Number(index) };
};

const nameOf = ({ whole, index }: Part): string => (index === 0 ? whole : `${whole}${MARK}${index}`);

export const cutsBefore = ({ index }: Part): number => 32 - Math.clz32(index);

export const otherHalf = ({ whole, index }: Part, cuts: number): string =>
  nameOf({ whole, index: index + 2 ** cuts });

export const otherHalves = (part: Part, cuts: number): string[] => {
  const halves: string[] = [];
  for (let cut = cutsBefore(part); cut < cuts; cut += 1) halves.push(otherHalf(part, cut));
  return halves;
};

/** Where a client goes from a part that was cut so often, by a bit of its hash for each cut; null: it stays. */
export const partOf = (leadId: string, part: Part, cuts: number): string | null => {
  const hash = hash32(leadId);
  for (let cut = cutsBefore(part); cut < cuts; cut += 1)
    if (((hash >>> cut) & 1) === 1) return otherHalf(part, cut);
  return null;
};
