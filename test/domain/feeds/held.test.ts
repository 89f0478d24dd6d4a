import { beforeAll, expect, it } from "vitest";
import { FORMATS } from "../../../bench/feed/formats.ts";
import { addPlatformApis, CASES, type Known, readHeld } from "../../../bench/feed/held.ts";

beforeAll(addPlatformApis);

const isOf = (name: string) => (one: { readonly what: string }) => one.what === name;

/** Megabytes: what waits until the hash is known, a part of each of the two files, and some chunks. */
const MAX_BUFFERS = 30;

it("a feed whose listings all wait holds no more than the waiting bytes and one part of each file", async () => {
  const known: Known = { fingerprints: new Map(), contentHash: "of-another-feed" };
  const held = await readHeld(FORMATS[0]!, CASES.find(isOf("cut off"))!, known, 0.13);
  expect(held).toMatchObject({ status: "TRUNCATED" });
  expect(held.bytes).toBeGreaterThan(17_000_000);
  expect(held.maxBuffers).toBeLessThan(MAX_BUFFERS);
});
