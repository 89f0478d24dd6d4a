import fc from "fast-check";
import { expect, it } from "vitest";
import { type CursorScope, type Position, readCursor, writeCursor } from "../../src/lib/cursor.ts";
import { forAll } from "./for-all.ts";

const RUNS = 200;

const SCOPE: CursorScope = {
  secrets: ["s".repeat(20)],
  accountId: "acc-1",
  route: "/properties",
  filters: "",
};

const positions: fc.Arbitrary<Position> = fc.array(
  fc.oneof(fc.maxSafeInteger(), fc.string({ unit: "grapheme", maxLength: 60 })),
  { minLength: 1, maxLength: 3 },
);

const others: fc.Arbitrary<CursorScope> = fc
  .record(
    {
      accountId: fc.string(),
      route: fc.string(),
      secrets: fc.tuple(fc.string({ minLength: 1 })),
      filters: fc.string(),
    },
    { requiredKeys: [] },
  )
  .map((changed) => ({ ...SCOPE, ...changed }));

it("a cursor gives its position only to its own list", () =>
  forAll(fc.tuple(positions, others), RUNS, async ([position, other]) => {
    const cursor = await writeCursor(SCOPE, position);
    expect(await readCursor(SCOPE, cursor)).toEqual(position);
    const isSame = JSON.stringify(other) === JSON.stringify(SCOPE);
    expect(await readCursor(other, cursor)).toEqual(isSame ? position : undefined);
  }));

it("a cursor works only under its own filters, and is recognized if a call's filters are malformed", () =>
  forAll(fc.tuple(positions, fc.string(), fc.string()), RUNS, async ([position, filters, other]) => {
    const cursor = await writeCursor({ ...SCOPE, filters }, position);
    const read = (under: string | null) => readCursor({ ...SCOPE, filters: under }, cursor);
    expect(await read(other)).toEqual(filters === other ? position : undefined);
    expect(await read(null)).toEqual(position);
  }));

it("a changed cursor gives no other position", () =>
  forAll(
    fc.tuple(positions, fc.nat(10_000), fc.string({ maxLength: 3 }), fc.nat(3)),
    RUNS,
    async ([position, at, inserted, dropped]) => {
      const cursor = [...(await writeCursor(SCOPE, position))];
      cursor.splice(at % cursor.length, dropped, inserted);
      expect([position, undefined]).toContainEqual(await readCursor(SCOPE, cursor.join("")));
    },
  ));

it("text that is not a cursor gives no position", () =>
  forAll(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 1_100 }),
      fc.base64String(),
      fc.stringMatching(/^[\w-]+$/),
    ),
    RUNS,
    async (text) => expect(await readCursor(SCOPE, text)).toBeUndefined(),
  ));
