import { isObject, type JsonObject } from "./compact.ts";

/** Some 6,000 tokens: clients cut or drop much longer answers. */
export const MAX_RESULT_CHARS = 24_000;
/** Reserved for the note that something was cut. */
const NOTE_CHARS = 300;

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

const firstRows = (rows: readonly unknown[], room: number): readonly unknown[] => {
  let used = 2;
  const end = rows.findIndex((row) => {
    used += lengthOf(row) + 1;
    return used > room;
  });
  return end < 0 ? rows : rows.slice(0, end);
};

const nextOfRows = (shown: number, isPaged: boolean): string =>
  isPaged
    ? `Only the first ${shown} items fit. Ask again with limit ${shown} and the same cursor; then nextCursor goes on from there.`
    : `Only the first ${shown} items fit.`;

/** A page of which only the first items fit. Its cursor points past the removed ones, so it is removed too. */
const cutPage = (answer: JsonObject, isPaged: boolean, room: number): JsonObject | undefined => {
  const list = Object.entries(answer).find(([, value]) => Array.isArray(value) && value.length > 1);
  if (!list) return undefined;
  const [name, items] = list as [string, readonly unknown[]];
  const { nextCursor: _, hasMore: __, ...rest } = answer;
  const rows = firstRows(items, room - lengthOf({ ...rest, [name]: [] }));
  if (rows.length === 0) return undefined;
  return { ...rest, [name]: rows, truncated: true, next: nextOfRows(rows.length, isPaged) };
};

/** The longest text that is left as it is, and the longest list, of a fortieth as many items; shorter at each try. */
const CAPS = [16_000, 8_000, 4_000, 2_000, 1_000, 500, 250, 100, 50, 20];
const CHARS_OF_AN_ITEM = 40;

const capped = (value: unknown, chars: number): unknown => {
  if (typeof value === "string") return value.slice(0, chars);
  if (Array.isArray(value))
    return value.slice(0, Math.max(1, chars / CHARS_OF_AN_ITEM)).map((item) => capped(item, chars));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, capped(member, chars)]));
};

const LONG_VALUES_CUT = "Long texts and lists are cut.";

const cutValues = (answer: JsonObject, room: number): JsonObject => {
  const tries = CAPS.values().map((chars) => capped(answer, chars) as JsonObject);
  const cut = tries.find((tried) => lengthOf(tried) <= room);
  return { ...cut, truncated: true, next: LONG_VALUES_CUT };
};

/**
 * An answer that a client passes on whole.
 * @param isPaged whether the same tool answers fewer items when it is asked for fewer
 * @param around characters of the text around it
 */
export const fitting = (answer: JsonObject, isPaged: boolean, around = 0): JsonObject => {
  const available = MAX_RESULT_CHARS - around;
  if (lengthOf(answer) <= available) return answer;
  return cutPage(answer, isPaged, available - NOTE_CHARS) ?? cutValues(answer, available - NOTE_CHARS);
};
