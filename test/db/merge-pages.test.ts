import { describe, expect, it } from "vitest";
import { mergePages } from "../../src/db/merge-pages.ts";
import type { Page } from "../../src/db/page.ts";

const row = (time: number, id: string) => ({ created_at: time, id });
const page = (rows: Page["rows"], next: Page["next"] = null): Page => ({ rows, next });

const merged = (pages: readonly Page[], limit: number) => {
  const { rows, next } = mergePages(pages, { order: "created_at", limit });
  return [rows.map(({ id }) => id), next];
};

describe("a page of several databases", () => {
  it("is empty and last if none has a row", () => {
    expect(merged([page([]), page([])], 2)).toEqual([[], null]);
  });

  it("takes the newest of all, and equal times by id", () => {
    const pages = [page([row(9, "a"), row(5, "b")]), page([row(9, "c"), row(7, "d")])];
    expect(merged(pages, 4)).toEqual([["c", "a", "d", "b"], null]);
  });

  it("continues after its last row if there are more", () => {
    const pages = [page([row(9, "a"), row(5, "b")]), page([row(7, "d")])];
    expect(merged(pages, 2)).toEqual([
      ["a", "d"],
      [7, "d"],
    ]);
  });

  it("continues only as far as every database was read", () => {
    const pages = [page([row(9, "a"), row(8, "b")], [8, "b"]), page([row(3, "c"), row(2, "d")])];
    expect(merged(pages, 2)).toEqual([
      ["a", "b"],
      [8, "b"],
    ]);
  });

  it("ends where a search stopped, whether full or not", () => {
    const pages = [page([row(9, "a")], [6, "x"]), page([row(7, "b"), row(5, "c")])];
    expect(merged(pages, 3)).toEqual([
      ["a", "b"],
      [6, "x"],
    ]);
    expect(merged([page([], [6, "x"]), page([], [4, "y"])], 3)).toEqual([[], [6, "x"]]);
  });
});
