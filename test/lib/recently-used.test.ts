import { describe, expect, it } from "vitest";
import { RecentlyUsed } from "../../src/lib/recently-used.ts";

describe("a store of the values last used", () => {
  it("drops the value that has not been used for longest", () => {
    const values = new RecentlyUsed<number>(2);
    values.set("one", 1);
    values.set("two", 2);
    expect(values.get("one")).toBe(1);
    values.set("three", 3);
    expect(["one", "two", "three"].map((name) => values.get(name))).toEqual([1, undefined, 3]);
  });

  it("makes a value only once while it is kept", () => {
    const values = new RecentlyUsed<object>(1);
    const made = values.getOrInsertComputed("one", () => ({}));
    expect(values.getOrInsertComputed("one", () => ({}))).toBe(made);
    values.getOrInsertComputed("two", () => ({}));
    expect(values.getOrInsertComputed("one", () => ({}))).not.toBe(made);
  });
});
