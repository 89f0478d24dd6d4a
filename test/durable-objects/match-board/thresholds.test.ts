import fc from "fast-check";
import { expect, it } from "vitest";
import { CAPS } from "../../../durable-objects/match-board/floors.ts";
import type { HeldOffer } from "../../../durable-objects/match-board/holdings.ts";
import { type Territory, territoryOf } from "../../../durable-objects/match-board/territory.ts";
import { Thresholds } from "../../../durable-objects/match-board/thresholds.ts";
import { factsOf } from "../../../src/domain/radar/facts.ts";
import type { Offer, Wish } from "../../../src/domain/radar/sides.ts";
import { forAll, timeoutOf } from "../../fuzz/for-all.ts";
import { naivePairs } from "../../support/naive-matches.ts";
import { naiveFacts } from "../../support/naive-score.ts";
import { choose, type Random, seededRandom } from "../../support/random.ts";

const WALKS = 4;
const STEPS = 2_500;
const OFFERS = 280;
const WISHES = 20;
/** Between these steps, floors are balanced and pairs written in small parts. */
const QUIET_EVERY = 25;

const CITIES = ["c1", "c2"];
const SLUGS = ["n1", "n2", "n3"];
const TYPES = ["APARTAMENTO", "CASA_RUA", "TERRENO_RUA"] as const;
const ACCOUNTS = ["acc-1", "acc-2", "acc-3"];

const someOffer = (random: Random, id: string, cities: readonly string[]): Offer => ({
  id,
  accountId: ACCOUNTS[Number(id.slice(1)) % 3]!,
  kind: Number(id.slice(1)) % 3 === 0 ? "TYPOLOGY" : "PROPERTY",
  developmentId: null,
  shared: true,
  cityId: choose(random, cities),
  neighborhoodSlug: choose(random, SLUGS),
  type: choose(random, TYPES),
  saleCents: 100_000 * choose(random, [300, 400, 420, 450, 900]),
  rentCents: random() < 0.3 ? 300_000 : null,
  bedrooms: choose(random, [null, 1, 2, 3]),
  suites: choose(random, [null, 1, 2]),
  bathrooms: choose(random, [null, 1, 2]),
  parkingSpots: choose(random, [null, 1, 2]),
  area: choose(random, [null, 40, 54.5, 90]),
  ownerId: choose(random, [null, "usr-1", "usr-2"]),
  createdAt: Math.floor(random() * 50),
});

const someWish = (random: Random, id: string, cities: readonly string[]): Wish => ({
  id,
  accountId: choose(random, ACCOUNTS),
  shared: random() < 0.8,
  buys: true,
  rents: random() < 0.3,
  types: random() < 0.2 ? [choose(random, TYPES)] : TYPES,
  places: cities.flatMap((cityId) =>
    random() < 0.8 ? [{ cityId, neighborhoodSlug: choose(random, [null, ...SLUGS]) }] : [],
  ),
  saleMinCents: null,
  saleMaxCents: 40_000_000,
  rentMinCents: null,
  rentMaxCents: 400_000,
  bedrooms: choose(random, [null, 2]),
  suites: choose(random, [null, 1]),
  bathrooms: choose(random, [null, 2]),
  parkingSpots: choose(random, [null, 1, 2]),
  areaMin: choose(random, [null, 60]),
  ownerId: choose(random, [null, "usr-9"]),
});

const textOf = (facts: object, offer: Offer, wish: Wish): string =>
  JSON.stringify([facts, offer.ownerId, wish.ownerId]);

/** A board whose writes are recorded as the databases would record them. */
class Walk {
  readonly table = new Map<string, string>();
  readonly offers = new Map<string, Offer>();
  readonly wishes = new Map<string, Wish>();
  readonly pins = new Map<string, Set<string>>();
  readonly #random: Random;
  readonly #territory: Territory;
  readonly #cities: readonly string[];
  #thresholds: Thresholds;

  constructor(random: Random, territory: Territory) {
    this.#random = random;
    this.#territory = territory;
    this.#cities = territory.cityId === null ? CITIES : [territory.cityId];
    this.#thresholds = this.#newMarket();
    for (let at = 0; at < OFFERS; at += 1) this.#changeOffer(`p${at}`);
  }

  #newMarket = (): Thresholds =>
    new Thresholds(this.#territory, ({ offer: { id } }, { wish }) => this.#changed.add(`${id} ${wish.id}`));

  readonly #changed = new Set<string>();

  #held = (offer: Offer): HeldOffer => ({ offer, shard: "DB", knownAt: 0 });

  #changeOffer(id: string): void {
    const known = this.offers.get(id);
    const next =
      known && this.#random() < 0.4
        ? { ...known, saleCents: choose(this.#random, [30_000_000, 41_000_000, 45_900_000]) }
        : someOffer(this.#random, id, this.#cities);
    this.offers.set(id, next);
    this.#thresholds.setOffer(id, this.#held(next));
  }

  #changeWish(id: string): void {
    const known = this.wishes.get(id);
    const next = known && this.#random() < 0.5 ? known : someWish(this.#random, id, CITIES);
    const pins = this.pins.get(id) ?? new Set();
    const pin = `p${Math.floor(this.#random() * OFFERS)}`;
    if (known && !pins.delete(pin)) pins.add(pin);
    this.pins.set(id, pins);
    this.wishes.set(id, next);
    this.#thresholds.setWish(id, { wish: next, shard: "DB", pins: new Set(pins) });
  }

  /** The state after a restart: offers, wishes with floors, pins and marks. */
  #restart(): void {
    const old = this.#thresholds;
    this.#thresholds = this.#newMarket();
    for (const offer of this.offers.values()) this.#thresholds.restoreOffer(this.#held(offer));
    for (const id of this.wishes.keys()) {
      const wanted = old.holdings.wish(id)!;
      const cells = wanted.cells.map((cell) => ({ ...cell, kept: null }));
      this.#thresholds.restoreWish({ ...wanted, cells });
    }
  }

  step(): void {
    const random = this.#random;
    const offerId = `p${Math.floor(random() * OFFERS)}`;
    const wishId = `w${Math.floor(random() * WISHES)}`;
    const dice = random();
    if (dice < 0.55) this.#changeOffer(offerId);
    else if (dice < 0.75) {
      this.offers.delete(offerId);
      this.#thresholds.setOffer(offerId, null);
    } else if (dice < 0.95) this.#changeWish(wishId);
    else if (dice < 0.99) {
      this.wishes.delete(wishId);
      this.pins.delete(wishId);
      this.#thresholds.setWish(wishId, null);
    } else this.#restart();
    if (random() < 0.3) this.#thresholds.balance(1);
    if (random() < 0.3) this.#write(5);
  }

  #write(most: number): void {
    for (const pair of [...this.#changed].slice(0, most)) {
      const [propertyId, leadId] = pair.split(" ") as [string, string];
      const kept = this.#thresholds.kept(propertyId, leadId);
      if (kept) {
        const [{ offer }, { wish }] = kept;
        this.table.set(pair, textOf(factsOf(offer, wish), offer, wish));
      } else this.table.delete(pair);
      this.#changed.delete(pair);
    }
  }

  rest(): void {
    this.#thresholds.balance(Number.POSITIVE_INFINITY);
    this.#write(Number.POSITIVE_INFINITY);
  }

  expected(): Map<string, string> {
    const pairs = naivePairs(
      this.#territory,
      [...this.offers.values()],
      [...this.wishes.values()],
      (propertyId, leadId) => this.pins.get(leadId)?.has(propertyId) ?? false,
    );
    return new Map(
      pairs.map(({ offer, wish }) => [
        `${offer.id} ${wish.id}`,
        textOf(naiveFacts(offer, wish), offer, wish),
      ]),
    );
  }
}

const sorted = (table: ReadonlyMap<string, string>): [string, string][] => [...table].sort();

it.each([
  ["an account's", "a:acc-1", CAPS.INTERNAL],
  ["a city's", "c:c1", CAPS.NETWORK],
  ["a city's launches'", "l:c1", CAPS.LAUNCH],
])(
  "%s board keeps each client's best and pinned pairs, whatever comes and goes",
  async (_, board, cap) => {
    const territory = territoryOf(board);
    let fullest = 0;
    await forAll(fc.integer(), WALKS / 2, (seed) => {
      const walk = new Walk(seededRandom(seed), territory);
      for (let step = 1; step <= STEPS; step += 1) {
        walk.step();
        if (step % QUIET_EVERY !== 0) continue;
        walk.rest();
        const expected = walk.expected();
        expect(sorted(walk.table)).toEqual(sorted(expected));
        for (const id of walk.wishes.keys())
          fullest = Math.max(fullest, [...expected.keys()].filter((pair) => pair.endsWith(` ${id}`)).length);
      }
    });
    expect(fullest).toBeGreaterThan(cap);
  },
  timeoutOf(WALKS * 30),
);

it("a board balances some clients at a time, limited by judged pairs", () => {
  const random = seededRandom(1);
  const thresholds = new Thresholds(territoryOf("a:acc-1"), () => undefined);
  const wish: Wish = {
    ...someWish(random, "w", ["c1"]),
    types: TYPES,
    places: [{ cityId: "c1", neighborhoodSlug: null }],
  };
  const offer = (at: number): HeldOffer => {
    const one = someOffer(random, `p${at}`, ["c1"]);
    return { offer: { ...one, saleCents: 30_000_000, createdAt: at }, shard: "DB", knownAt: 0 };
  };
  for (const id of ["w1", "w2", "w3"])
    thresholds.setWish(id, { wish: { ...wish, id, accountId: "acc-1" }, shard: "DB", pins: new Set() });
  for (let at = 0; at <= CAPS.INTERNAL; at += 1) thresholds.setOffer(`p${at}`, offer(at));
  expect(thresholds.marks).toBe(3);
  const before = thresholds.judgedPairs;
  thresholds.balance(1);
  expect(thresholds.marks).toBe(2);
  expect(thresholds.judgedPairs - before).toBe(CAPS.INTERNAL + 1);
  thresholds.balance(CAPS.INTERNAL + 2);
  expect(thresholds.marks).toBe(0);
});
