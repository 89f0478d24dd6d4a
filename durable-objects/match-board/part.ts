import { hash32 } from "../../src/lib/hash.ts";

/** A board is halved at most four times, which makes 16 parts. */
export const MAX_SPLITS = 4;

const MARK = "#";

/** A part of a city's board that was split; the first has the name of the whole. */
export interface Part {
  readonly whole: string;
  readonly index: number;
}

export const partNamed = (name: string): Part => {
  const [whole = "", index = "0"] = name.split(MARK);
  return { whole, index: Number(index) };
};

const nameOf = ({ whole, index }: Part): string => (index === 0 ? whole : `${whole}${MARK}${index}`);

export const splitsBefore = ({ index }: Part): number => 32 - Math.clz32(index);

export const otherHalf = ({ whole, index }: Part, splits: number): string =>
  nameOf({ whole, index: index + 2 ** splits });

export const otherHalves = (part: Part, splits: number): string[] => {
  const halves: string[] = [];
  for (let split = splitsBefore(part); split < splits; split += 1) halves.push(otherHalf(part, split));
  return halves;
};

/** The part that a client moves to after this many splits, by one bit of its hash per split; null if it stays. */
export const partOf = (leadId: string, part: Part, splits: number): string | null => {
  const hash = hash32(leadId);
  for (let split = splitsBefore(part); split < splits; split += 1)
    if (((hash >>> split) & 1) === 1) return otherHalf(part, split);
  return null;
};
