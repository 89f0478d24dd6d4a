import { describe, expect, it } from "vitest";
import { BodyMemory } from "../../src/lib/arriving-body.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";

const NOW = Date.UTC(2030, 0, 1);

describe("the memory of bodies", () => {
  it("gives one owner no more than the bound, in all", () => {
    const memory = new BodyMemory(64, 24);
    expect(memory.resize(memory.open("a", NOW), 20, NOW)).toBe(true);
    const second = memory.open("a", NOW);
    expect([4, 5].map((bytes) => memory.resize(second, bytes, NOW))).toEqual([true, false]);
    expect(memory.resize(memory.open("b", NOW), 20, NOW)).toBe(true);
  });

  it("leaves room for the next owner, however many fill it", () => {
    const memory = new BodyMemory(64, 24);
    const taken = Array.from("abcdefgh", (owner) => {
      const share = memory.open(owner, NOW);
      for (let bytes = 24; bytes > 0; bytes -= 0.25) if (memory.resize(share, bytes, NOW)) return bytes;
      return 0;
    });
    expect(taken).toEqual([24, 20, 10, 5, 2.5, 1.25, 0.5, 0.25]);
  });

  it("leaves a share as it was if it cannot grow", () => {
    const memory = new BodyMemory(64, 24);
    const share = memory.open("a", NOW);
    memory.resize(share, 20, NOW);
    expect(memory.resize(share, 30, NOW)).toBe(false);
    expect(memory.resize(memory.open("a", NOW), 5, NOW)).toBe(false);
    memory.close(share);
    expect(memory.resize(memory.open("a", NOW), 24, NOW)).toBe(true);
  });

  it("takes back the share of a call that was cut off", () => {
    const memory = new BodyMemory(64, 24);
    memory.resize(memory.open("a", NOW), 24, NOW);
    const later = NOW + 1.5 * MINUTE_MS;
    expect(memory.resize(memory.open("a", NOW), 24, later - 1)).toBe(false);
    expect(memory.resize(memory.open("a", later), 24, later)).toBe(true);
  });

  it("lets a call that goes on keep its share", () => {
    const memory = new BodyMemory(64, 24);
    const share = memory.open("a", NOW);
    memory.resize(share, 24, NOW);
    const later = NOW + 1.5 * MINUTE_MS;
    memory.keep(share, later - 1);
    expect(memory.resize(memory.open("a", later), 1, later)).toBe(false);
  });
});
