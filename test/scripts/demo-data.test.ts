import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { accounts, agency, brokerEmail } from "../../scripts/demo/accounts.ts";
import { development, typologies } from "../../scripts/demo/developments.ts";
import { FEED_PATH, feedXml } from "../../scripts/demo/feed.ts";
import type { LocatedListing } from "../../scripts/demo/listing.ts";
import { OTHER_FEEDS } from "../../scripts/demo/other-feeds.ts";
import { agencyListings, partnerListings } from "../../scripts/demo/properties.ts";
import { cityById } from "../../src/domain/geo/cities.ts";
import { resolveTexts } from "../../src/domain/geo/resolve-texts.ts";
import { CURATION_REASONS, PROPERTY_TYPES } from "../../src/vocabulary/value-lists.ts";
import { readFeed } from "../domain/feeds/read-text.ts";
import { prepareDatabase } from "../support/prepare-database.ts";

const listings = [...agencyListings, ...partnerListings];

/** Neighborhoods that the catalog lacks on purpose, for curation to decide. */
const UNKNOWN_NEIGHBORHOODS = ["Baixo Augusta", "Povoado do Caxambu", "Praia do Matadeiro"];

beforeAll(async () => {
  await prepareDatabase(env.DB);
});

async function isKnown({ cityId, at: [text] }: LocatedListing): Promise<boolean> {
  return (await resolveTexts(env.DB, [{ cityId, text }])).size === 1;
}

describe("the demonstration portfolio", () => {
  it("offers every subtype at least once", () => {
    expect(new Set(agencyListings.map(({ type }) => type))).toEqual(new Set(PROPERTY_TYPES));
  });

  it("covers sale, rent and both in eight cities", () => {
    const purposes = new Set(agencyListings.map(({ sale, rent }) => `${Boolean(sale)} ${Boolean(rent)}`));
    expect(purposes).toEqual(new Set(["true false", "false true", "true true"]));
    expect(new Set(agencyListings.map(({ cityId }) => cityById(cityId)?.name)).size).toBe(8);
  });

  it("gives each listing its own code", () => {
    const refs = [...listings, ...typologies, development].map(({ ref }) => ref);
    expect(new Set(refs).size).toBe(refs.length);
  });

  it("names neighborhoods of the catalog, except for three", async () => {
    const known = await Promise.all(listings.map(isKnown));
    const unknown = listings.filter((_, index) => !known[index]).map(({ at: [text] }) => text);
    expect(unknown.sort()).toEqual(UNKNOWN_NEIGHBORHOODS);
  });

  it("asks a price that fits its area", () => {
    for (const { ref, sale, rent, area, type } of listings) {
      const rural = type === "CHACARA_SITIO" || type === "FAZENDA";
      if (sale && !rural) expect(sale / area[0], ref).toSatisfy((price) => price > 500 && price < 24_000);
      if (rent && !rural) expect(rent / area[0], ref).toSatisfy((price) => price > 15 && price < 200);
      expect(area[1] ?? 0, ref).toBeLessThan(area[0]);
    }
  });

  it("has suites that are bedrooms and distinct photos", () => {
    for (const { ref, rooms, photos } of listings) {
      expect(rooms?.[1] ?? 0, ref).toBeLessThanOrEqual(rooms?.[0] ?? 0);
      expect(new Set(photos).size, ref).toBe(photos.length);
    }
    expect(agencyListings.filter(({ photos }) => photos.length === 0)).toHaveLength(2);
  });

  it("has brokers of the team, with one exception", () => {
    const team = new Set(agency.team.map(({ email }) => email));
    const outside = agencyListings.filter(({ broker }) => !team.has(brokerEmail(broker ?? "")));
    expect(outside.map(({ broker }) => broker)).toEqual(["Paula Meireles"]);
  });

  it("has every outcome and every review that a dashboard shows", () => {
    const ends = agencyListings.flatMap((listing) => listing.ends ?? []);
    expect(new Set(ends)).toEqual(new Set(["INACTIVE", "SOLD", "RENTED", "TRASH"]));
    const reviews = agencyListings.flatMap(({ review }) => review ?? []);
    expect(reviews.filter((review) => review === "WAITS")).toHaveLength(5);
    const reasons = reviews.flatMap((review) => (typeof review === "object" ? review.reason : []));
    expect(CURATION_REASONS).toEqual(expect.arrayContaining(reasons));
    expect(reasons).toHaveLength(1);
  });

  it("reads like an agency's text, without contacts", () => {
    for (const { ref, title, about, retitled } of listings) {
      for (const text of [title, retitled ?? title]) expect(text.length, ref).toSatisfy(isTitleLength);
      expect(about.join("\n").length, ref).toBeGreaterThan(50);
      expect(about.join("\n"), ref).not.toMatch(/@|https?:|\(\d\d\)|\d{4}-\d{4}/);
    }
  });
});

const isTitleLength = (length: number) => length >= 10 && length <= 100;

describe("the demonstration accounts", () => {
  it("write from example domains and repeat no seed", () => {
    const people = accounts.flatMap(({ owner, team }) => [owner, ...team]);
    for (const { email } of people) expect(email).toMatch(/^[a-z.]+@[a-z-]+\.example\.com$/);
    const seeds = accounts.flatMap(({ seed, keys }) => [seed, ...keys.map((key) => key.seed)]);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it("give one key every permission, and another only read permissions", () => {
    const [full, read] = agency.keys;
    expect(full?.scopes).toHaveLength(15);
    expect(read?.scopes.every((scope) => scope.endsWith(":read"))).toBe(true);
  });
});

describe("the demonstration feeds", () => {
  it.each([...OTHER_FEEDS, { path: FEED_PATH, connector: "VRSYNC", xml: feedXml }])(
    "at $path is read completely, as $connector",
    async ({ connector, xml }) => {
      const { ending, format, listings } = await readFeed(xml("https://fotos.example.com"));
      expect([ending, format?.connector]).toEqual(["COMPLETE", connector]);
      expect(listings.length).toBeGreaterThan(0);
      for (const listing of listings) {
        expect(listing).not.toHaveProperty("fault");
        expect(listing).toMatchObject({
          input: { photos: expect.anything(), address: { neighborhood: expect.any(String) } },
          remarks: { missing: [] },
        });
      }
    },
  );
});

describe("the demonstration development", () => {
  it("has as many units as its unit types in total", () => {
    for (const count of ["unitsTotal", "unitsAvailable", "unitsReserved", "unitsSold"] as const) {
      const sum = typologies.reduce((total, { units }) => total + units[count], 0);
      expect(sum, count).toBe(development.launch[count]);
    }
  });

  it("starts at the price of its cheapest unit type", () => {
    expect(Math.min(...typologies.map(({ salePrice }) => salePrice))).toBe(development.salePrice);
  });
});
