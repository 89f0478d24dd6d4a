interface CityRow {
  /** The 7-digit IBGE code. */
  readonly cityId: string;
  readonly name: string;
}

const NUMBER_DIGITS = 6;
/**
 * How many characters a name has in common with the one before, the step from the number before if it is not the usual
 * one, the last digit if it is not the computed one, and the rest of the name.
 */
const ROW = /(\d+)(?:!(-?\d+))?(?:\.(\d))?([^\d!.]*)/g;

/** The last digit of most codes: every second digit doubled, and the digits of all added up. A few break the rule. */
const checkDigit = (number: string): string => {
  const sum = [...number].reduce((total, digit, at) => {
    const weighted = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

const mostFrequent = (numbers: readonly number[]): number => {
  const counts = Map.groupBy(numbers, (number) => number);
  return [...counts].reduce((one, other) => (other[1].length > one[1].length ? other : one))[0];
};

const sharedChars = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

const numberOf = ({ cityId }: CityRow): number => Number(cityId.slice(0, NUMBER_DIGITS));

/**
 * A state's cities as one text, half as long as their whole names and codes: sorted names begin alike, and their codes
 * are sorted too. It begins with the usual step from one code to the next.
 */
export const packCities = (cities: readonly CityRow[]): string => {
  const steps = cities.map((city, at) => numberOf(city) - (at > 0 ? numberOf(cities[at - 1]!) : 0));
  const usual = mostFrequent(steps);
  const rows = cities.map(({ cityId, name }, at) => {
    const shared = sharedChars(name, cities[at - 1]?.name ?? "");
    const last = cityId.slice(NUMBER_DIGITS);
    const step = steps[at] === usual ? "" : `!${steps[at]}`;
    return `${shared}${step}${last === checkDigit(cityId.slice(0, NUMBER_DIGITS)) ? "" : `.${last}`}${name.slice(shared)}`;
  });
  return `${usual}|${rows.join("")}`;
};

export const unpackCities = (text: string): CityRow[] => {
  const [usual, rows = ""] = text.split("|");
  let before = 0;
  let name = "";
  return [...rows.matchAll(ROW)].map(([, shared, step = usual, last, rest]) => {
    before += Number(step);
    name = name.slice(0, Number(shared)) + rest;
    const number = String(before);
    return { cityId: number + (last ?? checkDigit(number)), name };
  });
};
