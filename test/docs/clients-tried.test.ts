import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { guideIn, readTried } from "../../scripts/clients-tried.ts";

const GUIDES = join(import.meta.dirname, "../../docs/guides");

describe("the guide of the clients that were tried", () => {
  it.each(["pt-BR", "en"] as const)("contains in %s what the checks wrote, and nothing else", (language) => {
    const text = readFileSync(join(GUIDES, `clients-tried.${language}.md`), "utf8");
    expect(text).toBe(guideIn(readTried(), language));
  });

  it("has assistants' clients, converters and generators", () => {
    const { agents, converters, generators } = readTried();
    expect([agents, converters, generators].map(({ length }) => length > 2)).toEqual([true, true, true]);
  });
});
