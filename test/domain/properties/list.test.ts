import { beforeAll, describe, expect, it } from "vitest";
import type { Property } from "../../../src/db/schema/properties.ts";
import { propertyTable } from "../../../src/db/schema/properties.ts";
import { listProperties, type PropertyFilter } from "../../../src/domain/properties/list.ts";
import { propertyWords } from "../../../src/domain/properties/record/effects.ts";
import { newId } from "../../../src/lib/id.ts";
import { fold, slug } from "../../../src/lib/text.ts";
import { AVAILABILITIES } from "../../../src/vocabulary/value-lists.ts";
import { naiveList, storeRows, walkList } from "../../support/list-walk.ts";
import { writeScope } from "../../support/portfolio.ts";
import { query } from "../../support/query.ts";
import { choose, type Random, seededRandom } from "../../support/random.ts";
import { storedProperty } from "../../support/stored-property.ts";

const SEED = 20_261_121;
const ROWS = 200;
const SAMPLES = 150;
/** Few distinct times, so that many rows share one. */
const TIMES = [1_000, 2_000, 3_000, 4_000, 5_000];

const VALUES: { readonly [F in keyof PropertyFilter]-?: readonly PropertyFilter[F][] } = {
  status: [undefined, "ACTIVE", "INACTIVE", "SOLD", "RENTED", "DELETED"],
  purpose: [undefined, "VENDA", "LOCACAO"],
  type: [undefined, "APARTAMENTO", "FAZENDA"],
  citySlug: [undefined, "sao-paulo-sp", "nowhere-sp"],
  radar: [undefined, "pending", "ready"],
  updatedSince: [undefined, 1_000, 3_000, 9_000],
  q: [undefined, "jardim", "COBERT", "apto 12"],
  neighborhood: [undefined, "Água Verde", "batel"],
  bedrooms: [undefined, 2, 3],
  minPrice: [undefined, 300_000, 900_000],
  maxPrice: [undefined, 500_000, 100],
};
const FIELDS = Object.keys(VALUES) as (keyof PropertyFilter)[];

const randomFilter = (random: Random): PropertyFilter =>
  Object.fromEntries(
    FIELDS.map((field) => [field, choose<PropertyFilter[typeof field]>(random, VALUES[field])]),
  );

const worded = (texts: Pick<Property, "title" | "complement">) => ({
  ...texts,
  words: propertyWords(storedProperty({ ...texts, externalRef: null })),
});

const randomProperty = (random: Random, accountId: string): Property => {
  const status = choose(random, ["ACTIVE", "ACTIVE", "INACTIVE", "SOLD", "RENTED", "DELETED"] as const);
  return storedProperty({
    accountId,
    externalRef: newId("property"),
    status,
    deletedAt: status === "DELETED" ? 1 : null,
    type: choose(random, ["APARTAMENTO", "APARTAMENTO", "FAZENDA", null] as const),
    citySlug: choose(random, ["sao-paulo-sp", "sao-paulo-sp", "santos-sp", null]),
    forSale: random() < 0.7,
    forRent: random() < 0.3,
    radar: choose(random, ["READY", "PENDING", "NONE"] as const),
    ...worded({
      title: choose(random, ["Cobertura no Jardim Botânico", "Casa jardím", "Sala", null]),
      complement: choose(random, ["Apto 12", "ap 121", null]),
    }),
    neighborhoodSlug: choose(random, ["agua-verde", "batel", null]),
    bedrooms: choose(random, [null, 1, 2, 3, 4]),
    salePriceCents: choose(random, [null, 30_000_000, 50_000_000, 90_000_000]),
    rentPriceCents: choose(random, [null, 5_000, 300_000]),
    createdAt: choose(random, TIMES),
    updatedAt: choose(random, TIMES),
  });
};

const hasWords = ({ title, complement }: Property, q: string): boolean => {
  const words = fold([title, "Pinheiros São Paulo SP", complement].join(" ")).split(" ");
  return fold(q)
    .split(" ")
    .every((asked) => words.some((word) => word.startsWith(asked)));
};

const priceFits = (
  one: Property,
  { purpose, minPrice = 0, maxPrice = Infinity }: PropertyFilter,
): boolean => {
  const sale = one.forSale && purpose !== "LOCACAO" ? one.salePriceCents : null;
  const rent = one.forRent && purpose !== "VENDA" ? one.rentPriceCents : null;
  return [sale, rent].some((cents) => cents !== null && cents >= minPrice * 100 && cents <= maxPrice * 100);
};

const naive = (all: readonly Property[], filter: PropertyFilter): string[] => {
  const { status, purpose, type, citySlug, radar, updatedSince } = filter;
  const fits = (one: Property): boolean =>
    (status ? one.status === status : one.status !== "DELETED") &&
    (!purpose || (purpose === "VENDA" ? one.forSale : one.forRent)) &&
    (!type || one.type === type) &&
    (!citySlug || one.citySlug === citySlug) &&
    (!radar || one.radar === (radar === "ready" ? "READY" : "PENDING")) &&
    (!filter.q || hasWords(one, filter.q)) &&
    (!filter.neighborhood || one.neighborhoodSlug === slug(filter.neighborhood)) &&
    (!filter.bedrooms || (one.bedrooms ?? 0) >= filter.bedrooms) &&
    ((!filter.minPrice && !filter.maxPrice) || priceFits(one, filter));
  return naiveList(all, fits, updatedSince);
};

const accountId = newId("account");
let all: Property[] = [];

beforeAll(async () => {
  const random = seededRandom(SEED);
  const rows = Array.from({ length: ROWS }, () => randomProperty(random, accountId));
  all = await storeRows(propertyTable, accountId, rows);
});

const walk = (filter: PropertyFilter, limit: number): Promise<string[]> =>
  walkList(accountId, limit, filter, async (ctx, after) => {
    const { properties, next } = await listProperties(ctx, filter, limit, after);
    return { items: properties, next };
  });

const filtersWith = (fields: readonly (keyof PropertyFilter)[]): PropertyFilter[] =>
  fields.reduce<PropertyFilter[]>(
    (filters, field) =>
      filters.flatMap((filter) =>
        VALUES[field].filter((value) => value !== undefined).map((value) => ({ ...filter, [field]: value })),
      ),
    [{}],
  );

describe("a walk through the list", () => {
  it("finds what a naive filter finds, without a filter", async () => {
    for (const limit of [2, 7, 100]) expect(await walk({}, limit)).toEqual(naive(all, {}));
  });

  it.each(FIELDS)("finds what a naive filter finds, by only %s", async (field) => {
    for (const filter of filtersWith([field])) expect(await walk(filter, 9)).toEqual(naive(all, filter));
  });

  it.each(FIELDS)("finds what a naive filter finds, by %s and any other", async (field) => {
    const others = FIELDS.slice(FIELDS.indexOf(field) + 1);
    for (const filter of others.flatMap((other) => filtersWith([field, other]))) {
      expect(await walk(filter, 30), JSON.stringify(filter)).toEqual(naive(all, filter));
    }
  });

  it("finds what a naive filter finds, by any filters at once", async () => {
    const random = seededRandom(SEED + 1);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const filter = randomFilter(random);
      const limit = choose(random, [5, 20, 100]);
      expect(await walk(filter, limit), JSON.stringify({ filter, limit })).toEqual(naive(all, filter));
    }
  });

  it("continues where it stopped while others are added and change", async () => {
    const ctx = writeScope(accountId);
    const first = await listProperties(ctx, { status: "SOLD" }, 3, null);
    const { seq: _assigned, ...row } = storedProperty({ accountId, status: "SOLD", externalRef: null });
    const { sql, params } = propertyTable.insert(row);
    await query(sql, ...params);
    const rest = await listProperties(ctx, { status: "SOLD" }, 100, first.next);
    const ids = [...first.properties, ...rest.properties].map(({ id }) => id);
    expect(ids).toEqual(naive(all, { status: "SOLD" }));
  });
});

describe("a position in the list", () => {
  it.each([
    ["of the other order", { updatedSince: 1_000 }, [5]],
    ["of the order of changes", {}, [5_000, "prop-5"]],
  ] as const)("%s is refused as a cursor", async (_name, filter, position) => {
    const listing = listProperties(writeScope(accountId), filter, 5, position);
    await expect(listing).rejects.toMatchObject({ code: "invalid_cursor" });
  });

  it("knows every availability, so that a list without a status forgets none", () => {
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([...AVAILABILITIES, "DELETED"]));
  });
});
