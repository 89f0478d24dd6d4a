import { describe, expect, it, vi } from "vitest";
import { askPreviewOnce } from "../../../src/domain/radar/ask-board.ts";
import type { PreviewQuestion } from "../../../src/ports/board-answers.ts";
import type { MatchBoardPort } from "../../../src/ports/match-board.ts";

const LOST = { gained: 0, lost: 1, changed: 0, topScore: null };

const about = (id: string, after: object | null = null): PreviewQuestion => ({
  about: { kind: "property", id },
  after,
});

const asking = (preview: MatchBoardPort["preview"]) =>
  askPreviewOnce(() => ({ preview }) as MatchBoardPort, "acc-0000000000000000");

describe("the attempts of one write", () => {
  it("ask again only about changed decisions", async () => {
    const preview = vi.fn(async () => LOST);
    const ask = asking(preview);
    for (const question of [about("a"), about("a"), about("a", {})])
      expect(await ask([question])).toEqual(LOST);
    expect(preview).toHaveBeenCalledTimes(2);
  });

  it("ask a silent board only once", async () => {
    const preview = vi.fn(async () => Promise.reject(new Error("the board cannot be reached")));
    const ask = asking(preview);
    for (const id of ["a", "b", "a"]) expect(await ask([about(id)])).toBeNull();
    expect(preview).toHaveBeenCalledTimes(1);
  });

  it("ask about several properties at once", async () => {
    const preview = vi.fn(async () => LOST);
    const questions = [about("a"), about("b", {})];
    expect(await asking(preview)(questions)).toEqual(LOST);
    expect(preview.mock.calls).toEqual([["a:acc-0000000000000000", questions]]);
  });
});
