import type { CityNeighborhoods } from "./city.ts";
import type { PostalNames } from "./postal-names.ts";

/** Digits of a code that name a row: 10,000 codes of few cities. */
const PREFIX_DIGITS = 4;
const CODE_DIGITS = 8;
const IN_ROW = 10 ** (CODE_DIGITS - PREFIX_DIGITS);

interface Range {
  readonly cityId: string;
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

/** By prefix and city, each neighborhood's ranges of codes: "12-57,60". */
type PostalRows = Record<string, Record<string, Record<string, string>>>;

const rangesOf = (cityId: string, name: string, runs: string): Range[] => {
  let end = 0;
  return runs
    .split("=", 1)[0]!
    .split(",")
    .map((run) => {
      const [distance = "", more = "0"] = run.split("+");
      const first = end + Number.parseInt(distance, 36);
      end = first + Number.parseInt(more, 36);
      return { cityId, name, first, last: end };
    });
};

/** Joins a neighborhood's ranges unless another's code separates them, and cuts them where a row ends. */
const joined = (ranges: readonly Range[]): Range[] => {
  const found: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.first - b.first)) {
    const before = found.at(-1);
    const isOne = before?.cityId === range.cityId && before.name === range.name;
    if (isOne && Math.floor(before.first / IN_ROW) === Math.floor(range.last / IN_ROW))
      found[found.length - 1] = { ...before, last: range.last };
    else found.push(...cut(range));
  }
  return found;
};

const cut = (range: Range): Range[] => {
  const end = (Math.floor(range.first / IN_ROW) + 1) * IN_ROW - 1;
  return range.last <= end ? [range] : [{ ...range, last: end }, ...cut({ ...range, first: end + 1 })];
};

const textOf = ({ first, last }: Range): string =>
  first === last ? String(first % IN_ROW) : `${first % IN_ROW}-${last % IN_ROW}`;

/** Which neighborhood has which postal codes. */
export const postalRows = (
  cities: readonly CityNeighborhoods[],
  { cities: source }: PostalNames,
): PostalRows => {
  const ranges = cities.flatMap(({ cityId, names, postal }) =>
    Object.entries(source[cityId] ?? {}).flatMap(([text, runs]) => {
      const entry = names.get(postal.get(text) ?? "");
      return entry ? rangesOf(cityId, entry.name, runs) : [];
    }),
  );
  const rows: PostalRows = {};
  for (const range of joined(ranges)) {
    const prefix = String(Math.floor(range.first / IN_ROW)).padStart(PREFIX_DIGITS, "0");
    rows[prefix] ??= {};
    rows[prefix][range.cityId] ??= {};
    const own = rows[prefix][range.cityId]!;
    own[range.name] = own[range.name] === undefined ? textOf(range) : `${own[range.name]},${textOf(range)}`;
  }
  return rows;
};
