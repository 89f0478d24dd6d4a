import { hash32 } from "../../src/lib/hash.ts";

/** A board is halved at most four times, which makes 16 parts. */
export const MAX_CUTS = 4;

const MARK = "#";

/** A part of a city's board that was cut; the first has the name of the whole. */
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

/** The part that a client moves to after so many cuts, by one bit of its hash per cut; null if it stays. */
export const partOf = (leadId: string, part: Part, cuts: number): string | null => {
  const hash = hash32(leadId);
  for (let cut = cutsBefore(part); cut < cuts; cut += 1)
    if (((hash >>> cut) & 1) === 1) return otherHalf(part, cut);
  return null;
};
