import { expect, it } from "vitest";
import { READER_EDITION } from "../../../src/domain/feeds/reading/edition.ts";
import { sha256Hex } from "../../../src/lib/digest.ts";
import { FIXTURES } from "./fixtures.ts";
import { readFeed } from "./read-text.ts";

/** By edition: a hash of what the reader makes of the fixtures. */
const READINGS: Readonly<Record<number, string>> = {
  19: "c37fed00c4442d7bf89b52e3412f0d516c5da87865cdf931e5c41d2fea81e50c",
};

const plain = (_: string, value: unknown): unknown => (value instanceof Set ? [...value].sort() : value);

it("the reader has a new edition whenever it reads a feed differently", async () => {
  const listings = await Promise.all(FIXTURES.map(async (feed) => (await readFeed(feed)).listings));
  const reading = await sha256Hex(JSON.stringify(listings, plain));
  expect(
    READINGS[READER_EDITION],
    `Accounts whose feed is unchanged keep the old reading. Raise READER_EDITION (src/domain/feeds/reading/edition.ts), and write here { edition: ${JSON.stringify(reading)} }.`,
  ).toBe(reading);
});
