import { describe, expect, it } from "vitest";
import { assertMayGrow, assertMayShrink, type Portfolio } from "../../../src/domain/properties/portfolio.ts";

const portfolio = (counts: Partial<Portfolio>): Portfolio => ({
  active: 0,
  kept: 0,
  deletedTotal: 0,
  bytes: 0,
  windowKept: 0,
  windowDeletedTotal: 0,
  ...counts,
});

describe("the limit on deletions in 24 hours", () => {
  it.each([
    [0, 10],
    [10, 10],
    [50, 10],
    [54, 10],
    [55, 11],
    [59, 11],
    [60, 12],
    [1_005, 201],
    [99_999, 19_999],
  ])("of %i properties is %i", (windowKept, ceiling) => {
    const deleted = (count: number) =>
      portfolio({ windowKept, deletedTotal: 7 + count, windowDeletedTotal: 7 });
    expect(() => assertMayShrink(deleted(ceiling - 1))).not.toThrow();
    expect(() => assertMayShrink(deleted(ceiling))).toThrow("shrink_guard");
  });
});

describe("the quota of ACTIVE properties", () => {
  it.each([
    [0, 1, true],
    [4, 5, true],
    [5, 5, false],
    [6, 5, false],
    [0, 0, false],
  ])("with %i of %i has room for one more: %s", (active, limit, room) => {
    const grow = () => assertMayGrow(portfolio({ active }), limit);
    if (room) expect(grow).not.toThrow();
    else expect(grow).toThrow("plan_limit_reached");
  });
});
