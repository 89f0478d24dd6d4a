import { describe, expect, it } from "vitest";
import type { Interest } from "../../../src/db/schema/leads.ts";
import { explain } from "../../../src/domain/radar/explain.ts";
import { type Facts, factsOf } from "../../../src/domain/radar/facts.ts";
import { scoreOf } from "../../../src/domain/radar/score.ts";
import { type Offer, type Wish, wishOf } from "../../../src/domain/radar/sides.ts";
import { LANGUAGES } from "../../../src/lib/language.ts";
import { PROPERTY_TYPES } from "../../../src/vocabulary/value-lists.ts";
import { offer, randomPair, wish } from "../../support/pair.ts";
import { seededRandom } from "../../support/random.ts";
import { storedInterest, storedLead } from "../../support/stored-lead.ts";

/** What the two differ from the usual pair in. */
interface Changed {
  readonly offer?: Partial<Offer>;
  readonly wish?: Partial<Wish>;
}

type Case = [pt: string, en: string, changed?: Changed];

const sentencesOf = (changed: Changed) => {
  const facts = factsOf(offer(changed.offer), wish(changed.wish));
  return [explain(facts, "pt-BR"), explain(facts, "en")];
};

const elsewhere = [{ cityId: "3550308", neighborhoodSlug: "moema" }];
const anywhere = [...elsewhere, { cityId: "3550308", neighborhoodSlug: null }];

const REASONS: readonly Case[] = [
  ["No bairro que o cliente procura", "In a neighborhood the client wants"],
  ["Na cidade que o cliente procura", "In the city the client wants", { wish: { places: anywhere } }],
  ["Preço de R$ 850.000 dentro do máximo do cliente", "Price of R$ 850,000 within the client's maximum"],
  [
    "Preço de R$ 850.000 dentro da faixa do cliente",
    "Price of R$ 850,000 within the client's range",
    { wish: { saleMinCents: 70_000_000 } },
  ],
  [
    "Preço de R$ 850.000 dentro do máximo do cliente",
    "Price of R$ 850,000 within the client's maximum",
    { wish: { saleMaxCents: 121_428_570 } },
  ],
  [
    "Aluguel de R$ 3.250 por mês dentro do máximo do cliente",
    "Rent of R$ 3,250 a month within the client's maximum",
    {
      offer: { saleCents: null, rentCents: 325_000 },
      wish: { buys: false, rents: true, rentMaxCents: 325_000 },
    },
  ],
  ["Tipo que o cliente procura: Apartamento", "Type the client wants: Apartment"],
  ["3 quartos; o cliente pede no mínimo 2", "3 bedrooms; the client asks for at least 2"],
  [
    "1.092,5 m²; o cliente pede no mínimo 80",
    "1,092.5 m²; the client asks for at least 80",
    { offer: { area: 1_092.5 }, wish: { areaMin: 80 } },
  ],
  [
    "1 suíte; o cliente pede no mínimo 1",
    "1 suite; the client asks for at least 1",
    { offer: { suites: 1 }, wish: { suites: 1 } },
  ],
];

const GAPS: readonly Case[] = [
  [
    "Na cidade que o cliente procura, mas em outro bairro",
    "In the city the client wants, but in another neighborhood",
    { wish: { places: elsewhere } },
  ],
  [
    "Preço de R$ 850.000, abaixo do mínimo do cliente (R$ 850.000,50)",
    "Price of R$ 850,000, below the client's minimum (R$ 850,000.50)",
    { wish: { saleMinCents: 85_000_050 } },
  ],
  [
    "Preço de R$ 850.000, 12 % acima do máximo do cliente (R$ 760.000)",
    "Price of R$ 850,000, 12 % above the client's maximum (R$ 760,000)",
    { wish: { saleMaxCents: 76_000_000 } },
  ],
  [
    "Preço de R$ 850.000, 1 % acima do máximo do cliente (R$ 849.999,99)",
    "Price of R$ 850,000, 1 % above the client's maximum (R$ 849,999.99)",
    { wish: { saleMaxCents: 84_999_999 } },
  ],
  [
    // A cent below 70 % of the maximum: its points round up to full points.
    "Preço de R$ 850.000, abaixo de 70 % do máximo do cliente (R$ 1.214.285,73)",
    "Price of R$ 850,000, below 70 % of the client's maximum (R$ 1,214,285.73)",
    { wish: { saleMaxCents: 121_428_573 } },
  ],
  [
    "1 quarto; o cliente pede no mínimo 2",
    "1 bedroom; the client asks for at least 2",
    { offer: { bedrooms: 1 } },
  ],
  [
    "Número de quartos não informado; o cliente pede no mínimo 2",
    "Number of bedrooms not informed; the client asks for at least 2",
    { offer: { bedrooms: null } },
  ],
  [
    "Área não informada; o cliente pede no mínimo 80",
    "Area not informed; the client asks for at least 80",
    { offer: { area: null }, wish: { areaMin: 80 } },
  ],
  [
    "0 vagas; o cliente pede no mínimo 1",
    "0 parking spots; the client asks for at least 1",
    { offer: { parkingSpots: 0 }, wish: { parkingSpots: 1 } },
  ],
  [
    "2 banheiros; o cliente pede no mínimo 3",
    "2 bathrooms; the client asks for at least 3",
    { offer: { bathrooms: 2 }, wish: { bathrooms: 3 } },
  ],
];

describe("an explanation says", () => {
  it.each(REASONS)("as a reason: %s", (pt, en, changed = {}) => {
    const [portuguese, english] = sentencesOf(changed);
    expect(portuguese!.reasons).toContain(pt);
    expect(english!.reasons).toContain(en);
  });

  it.each(GAPS)("as a gap: %s", (pt, en, changed = {}) => {
    const [portuguese, english] = sentencesOf(changed);
    expect(portuguese!.gaps).toContain(pt);
    expect(english!.gaps).toContain(en);
  });

  it("nothing about members that the client does not ask for, or the type lacks", () => {
    const asked = { places: anywhere, types: PROPERTY_TYPES, bedrooms: 3, suites: 1, parkingSpots: 2 };
    for (const type of ["TERRENO_RUA", "SALA_COMERCIAL"] as const) {
      const [{ reasons, gaps }] = sentencesOf({ offer: { type }, wish: asked }) as [
        { reasons: string[]; gaps: string[] },
      ];
      expect([...reasons, ...gaps].some((sentence) => /quarto|suíte/.test(sentence))).toBe(false);
      expect(gaps.some((sentence) => sentence.includes("vagas"))).toBe(type === "SALA_COMERCIAL");
    }
  });

  it("met and unmet requirements, each in the order of the parts", () => {
    const wanted = { suites: 1, bathrooms: 4, areaMin: 100, parkingSpots: 1 };
    const [{ reasons, gaps }] = sentencesOf({
      offer: { bedrooms: 1, suites: 2, bathrooms: 1, parkingSpots: 1 },
      wish: wanted,
    }) as [{ reasons: string[]; gaps: string[] }];
    expect(reasons.map((sentence) => sentence.split(" ")[0])).toEqual(["No", "Preço", "Tipo", "1", "2"]);
    expect(gaps.map((sentence) => sentence.split(";")[0])).toEqual(["1 quarto", "92,5 m²", "1 banheiro"]);
  });
});

const COUNTED = ["bedrooms", "area", "parking", "suites", "bathrooms"] as const;

/** A word of each part in each language. */
const WORDS = {
  "pt-BR": {
    location: /\bcidade\b|\bbairro\b/,
    price: /^(Preço|Aluguel) de R\$ /,
    type: /^Tipo /,
    bedrooms: /quartos?\b/,
    area: /m²|^Área/,
    parking: /vagas?\b/,
    suites: /suítes?\b/,
    bathrooms: /banheiros?\b/,
  },
  en: {
    location: /\bcity\b|\bneighborhood\b/,
    price: /^(Price|Rent) of R\$ /,
    type: /^Type /,
    bedrooms: /bedrooms?\b/,
    area: /m²|^Area/,
    parking: /parking spots?\b/,
    suites: /suites?\b/,
    bathrooms: /bathrooms?\b/,
  },
} as const;

const isAsked = (facts: Facts, part: keyof (typeof WORDS)["en"]): boolean =>
  COUNTED.every((name) => name !== part) || facts[part] !== undefined;

/** Reasons: full points, or a whole city in the search, or a met minimum. */
const isMet = (facts: Facts, part: keyof (typeof WORDS)["en"]): boolean => {
  if (part === "location") return facts.location.points >= 28;
  const { cents, min, max } = facts.price;
  if (part === "price") return cents <= max && cents >= (min ?? Math.round(0.7 * max));
  if (part === "type") return true;
  const { asked, has } = facts[part]!;
  return has !== null && has >= asked;
};

it("a minimum of 0 asks nothing, so it is neither explained nor scored", () => {
  const least = { bedrooms: 0, suites: 0, bathrooms: 0, parkingSpots: 0, areaMin: 0, salePriceMin: 0 };
  const bare = offer({ bedrooms: null, suites: null, bathrooms: null, parkingSpots: null, area: null });
  const asking = (minimums: Partial<Interest>) =>
    factsOf(bare, wishOf(storedLead({ interest: storedInterest({ bedrooms: null, ...minimums }) }))!);
  expect(asking(least)).toEqual(asking({}));
  expect(explain(asking(least), "en").gaps).toEqual([]);
});

describe("the explanation of a match stored by the first formula", () => {
  const unasked = { points: 5, asked: null, has: 2 };
  const first = {
    purpose: "VENDA",
    location: { points: 24 },
    price: { points: 30, cents: 20_000_000, min: null, max: 90_000_000 },
    type: { points: 15, type: "APARTAMENTO" },
    bedrooms: { points: 0, asked: 4, has: 2 },
    area: { points: 5, asked: null, has: null },
    parking: unasked,
    suites: unasked,
    bathrooms: { points: 0, asked: 2, has: 2 },
  } as const;

  it("is unchanged", () => {
    expect(explain(first, "en")).toEqual({
      reasons: [
        "In the city the client wants",
        "Price of R$ 200,000 within the client's maximum",
        "Type the client wants: Apartment",
        "2 bathrooms; the client asks for at least 2",
      ],
      gaps: ["2 bedrooms; the client asks for at least 4"],
    });
  });

  it.each([
    [30, "reasons", "In a neighborhood the client wants"],
    [8, "gaps", "In the city the client wants, but in another neighborhood"],
  ] as const)("names a place of %d points", (points, is, sentence) => {
    expect(explain({ ...first, location: { points } }, "en")[is]).toContain(sentence);
  });

  it("names a price below the client's minimum", () => {
    const price = { ...first.price, points: 25, min: 30_000_000 };
    expect(explain({ ...first, price }, "en").gaps).toContain(
      "Price of R$ 200,000, below the client's minimum (R$ 300,000)",
    );
  });
});

describe("the explanation of any pair", () => {
  it("gives each requested part once, as a reason or as a gap", () => {
    const random = seededRandom(26_15);
    let explained = 0;
    for (let at = 0; at < 3_000; at += 1) {
      const pair = randomPair(random);
      if (scoreOf(pair.offer, pair.wish) === null) continue;
      explained += 1;
      const facts = JSON.parse(JSON.stringify(factsOf(pair.offer, pair.wish))) as Facts;
      for (const language of LANGUAGES) {
        const { reasons, gaps } = explain(facts, language);
        const parts = Object.keys(WORDS[language]) as (keyof (typeof WORDS)["en"])[];
        const asked = parts.filter((part) => isAsked(facts, part));
        expect(reasons.length + gaps.length).toBe(asked.length);
        for (const part of asked) {
          const shown = (sentences: string[]) =>
            sentences.filter((text) => WORDS[language][part].test(text)).length;
          expect([part, shown(reasons), shown(gaps)]).toEqual([
            part,
            ...(isMet(facts, part) ? [1, 0] : [0, 1]),
          ]);
        }
      }
    }
    expect(explained).toBeGreaterThan(500);
  });
});
