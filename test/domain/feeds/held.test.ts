import { beforeAll, expect, it } from "vitest";
import { FORMATS } from "../../../bench/feed/formats.ts";
import { asPlatform, CASES, type Known, readHeld } from "../../../bench/feed/held.ts";

beforeAll(asPlatform);

const isOf = (name: string) => (one: { readonly what: string }) => one.what === name;

/** What waits until the hash is known, one part of a file, and a chunk. */
const MOST = 24;

it("a feed of which all waits holds what may wait and one part of its file, whole or cut off", async () => {
  const known: Known = { fingerprints: new Map(), contentHash: "of-another-feed" };
  const held = await readHeld(FORMATS[0]!, CASES.find(isOf("cut off"))!, known, 0.13);
  expect(held).toMatchObject({ status: "TRUNCATED" });
  expect(held.bytes).toBeGreaterThan(17_000_000);
  expect(held.most).toBeLessThan(MOST);
});
