import { Members, Verbatim } from "./json-text.ts";

/** Values that no refusal may repeat, each unlike any other text. */
export const PERSONAL = {
  name: "Zuleica Quintanilha",
  phone: "+55 11 97421-8834",
  email: "zuleica.quintanilha@planted.example",
  street: "Rua Jupiá do Planalto",
} as const;

const DEPTH = 40;

const nested = (depth: number): Verbatim => new Verbatim("[".repeat(depth) + "]".repeat(depth));

/** Texts that break programs. */
export const ODD_TEXTS: readonly string[] = [
  "",
  " ",
  "A1 ",
  "\u0000",
  "a\tb\nc",
  "\u202eabc\u202c",
  "\ufeffABC",
  "👩‍👩‍👧‍👦🏠",
  "e\u0301".repeat(20),
  "İstanbul ǅ ß",
  "%00%2F%23",
  "../..",
  "' OR 1=1 --",
  '"; DROP TABLE properties',
  "<b>&amp;<br></p>",
  "{{y}}%s%n",
  "__proto__",
  "constructor",
  "0",
  "-0",
  "1e308",
  "NaN",
  "true",
  "9".repeat(40),
  "2026-02-30",
  "2026-11-21T10:00:00Z",
  "0000-00-00T00:00:00Z",
  "+275760-09-13T00:00:00.000Z",
  "9999-12-31T23:59:59.999Z",
  "0001-01-01T00:00:00Z",
  "x".repeat(81),
  "x".repeat(201),
  "🏠".repeat(300),
  "y".repeat(20_001),
  ...Object.values(PERSONAL),
];

/** JSON values that no field expects. */
export const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  new Verbatim("-0"),
  0.001,
  1.5,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  1e12,
  1e308,
  -1e308,
  5e-324,
  new Verbatim("1e400"),
  new Verbatim("1E2"),
  new Verbatim("01"),
  new Verbatim('"\\ud800"'),
  new Verbatim('"\\u0000"'),
  new Verbatim("NaN"),
  [],
  {},
  [null],
  [[]],
  { nonsense: 1 },
  new Members([["__proto__", { admin: true }]]),
  new Members([["constructor", { prototype: {} }]]),
  nested(DEPTH),
  ...ODD_TEXTS,
];

/** Names of members that no schema has. */
export const ODD_NAMES: readonly string[] = [
  "nonsense",
  "dryrun",
  "id",
  "a/b",
  "~1",
  "a.b",
  "[0]",
  "0",
  "",
  " ",
  "é🏠",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "n".repeat(500),
];
