import { type Row, type Statement, sql } from "../../db/statement.ts";
import { slug } from "../../lib/text.ts";
import type { Place } from "./choose-place.ts";

/** Reads the neighborhoods with codes near one; `placeOfCode` decides. */
export const postalStatement = (code: string): Statement =>
  sql("SELECT ranges FROM postal_codes WHERE prefix = ?", code.slice(0, 4));

const isWithin = (ranges: string, code: number): boolean =>
  ranges.split(",").some((range) => {
    const [first, last = first] = range.split("-").map(Number);
    return first! <= code && code <= last!;
  });

/** The neighborhood of a city to which a postal code belongs; null if its codes name none there. */
export const placeOfCode = (code: string, cityId: string, [row]: readonly Row[]): Place | null => {
  const cities = row ? (JSON.parse(row.ranges as string) as Record<string, Record<string, string>>) : {};
  const own = Object.entries(cities[cityId] ?? {});
  const name = own.find(([, ranges]) => isWithin(ranges, Number(code.slice(4))))?.[0];
  return name === undefined ? null : { slug: slug(name), name };
};
