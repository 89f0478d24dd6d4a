import { describe, expect, it } from "vitest";
import { LARGE_CITY as CITY, partsOf, roomyOf } from "../../support/cut-city.ts";

/** A larger board is split. */
const MAX_MEGABYTES = 40;

const largest = (parts: readonly { readonly megabytes: number }[]): number =>
  Math.max(...parts.map(({ megabytes }) => megabytes));

describe("the boards of a city of 300,000 clients", () => {
  it.each([
    ["who ask for as little as possible", roomyOf(1, 1), 4],
    ["who ask for what most ask for", roomyOf(3, 2), 4],
    ["who ask for as much as they may", roomyOf(30, 15), 8],
  ])("keep each part of its launches within 40 MB, with clients %s", (_, wish, count) => {
    const parts = partsOf(CITY.clients, wish, CITY.launches);
    expect(parts).toHaveLength(count);
    expect(largest(parts)).toBeLessThanOrEqual(MAX_MEGABYTES);
    expect(parts.reduce((sum, { clients }) => sum + clients, 0)).toBe(CITY.clients);
  });

  it.each([
    ["for as little as possible", roomyOf(1, 1), 2],
    ["for as much as they may", roomyOf(30, 15), 4],
  ])("keep each part of its shared listings within 40 MB, with clients who ask %s", (_, wish, count) => {
    const parts = partsOf(CITY.sharedClients, wish, CITY.sharedListings);
    expect(parts).toHaveLength(count);
    expect(largest(parts)).toBeLessThanOrEqual(MAX_MEGABYTES);
  });

  it("are cut evenly: no part has more than a twentieth above its share", () => {
    const parts = partsOf(CITY.clients, roomyOf(3, 2), CITY.launches);
    const share = CITY.clients / parts.length;
    for (const { clients } of parts) expect(Math.abs(clients - share)).toBeLessThan(share / 20);
  });
});

it("a board of few clients is not cut for its many offers, which every part would have", () => {
  expect(partsOf(20_000, roomyOf(1, 1), 200_000)).toHaveLength(1);
});
