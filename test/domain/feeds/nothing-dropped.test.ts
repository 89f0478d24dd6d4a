import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KNOWN_NAMES } from "../../../src/domain/feeds/formats/index.ts";
import {
  CONTACTS,
  notReadByName,
  PHOTO_ADDRESSES,
  PHOTO_PLACES,
  PORTAL,
} from "../../../src/domain/feeds/formats/names.ts";
import { localName } from "../../../src/domain/feeds/formats/spelling.ts";
import { notReadName } from "../../../src/domain/feeds/sentences.ts";
import { forAll } from "../../fuzz/for-all.ts";
import { readFeed } from "./read-text.ts";

/** Every name that some format knows, except names of photos, and some names that no format knows. */
const NAMES = [...KNOWN_NAMES, "bairro_nobre", "Mobilia", "sol", "obs_interna", "face"].filter(
  (name) => !name.includes(":") && !PHOTO_PLACES.has(name) && !PHOTO_ADDRESSES.has(name) && name !== "item",
);
const PLACES = ["loose", "in a section", "in an unknown element", "attribute"] as const;

const leaves = fc.uniqueArray(
  fc.record({ name: fc.constantFrom(...NAMES), place: fc.constantFrom(...PLACES) }),
  { minLength: 1, maxLength: 6, selector: ({ name }) => localName(name) },
);

const BASE = {
  VRSYNC: [
    "<ListingID>A1</ListingID><TransactionType>For Sale</TransactionType>",
    "<Details><PropertyType>Residential / Apartment</PropertyType><ListPrice>500000</ListPrice>",
    "</Details><Location><City>Campinas</City><State>SP</State></Location>",
  ],
  ZAP: [
    "<CodigoImovel>A1</CodigoImovel><TipoImovel>Apartamento</TipoImovel><PrecoVenda>500000</PrecoVenda>",
    "<Dados>",
    "</Dados><UF>SP</UF><Cidade>Campinas</Cidade>",
  ],
} as const;

type Leaf = { readonly name: string; readonly place: (typeof PLACES)[number] };

/** Letters alone: a word is never a number, a state or a purpose. */
const wordOf = (at: number): string => `zquv${"abcdefgh"[at]}xkw`;

const feedOf = (format: keyof typeof BASE, all: readonly Leaf[]): string => {
  const [top, section, rest] = BASE[format];
  const at = (place: Leaf["place"], as: (name: string, word: string) => string): string =>
    all.map((leaf, index) => (leaf.place === place ? as(leaf.name, wordOf(index)) : "")).join("");
  const element = (name: string, word: string): string => `<${name}>${word}</${name}>`;
  const attributes = at("attribute", (name, word) => ` ${name}="${word}"`);
  const body = `${top}${section}${at("in a section", element)}${rest}<Extra>${at("in an unknown element", element)}</Extra>${at("loose", element)}`;
  return format === "VRSYNC"
    ? `<ListingDataFeed><Listings><Listing${attributes}>${body}</Listing></Listings></ListingDataFeed>`
    : `<Carga><Imoveis><Imovel${attributes}>${body}</Imovel></Imoveis></Carga>`;
};

const labelsOf = (name: string): string[] => {
  const one = localName(name);
  return [
    one,
    notReadByName.get(one) ?? one,
    ...(CONTACTS.has(one) ? ["contact"] : []),
    ...(PORTAL.has(one) ? ["portal"] : []),
  ];
};

const lostIn = async (format: keyof typeof BASE, all: readonly Leaf[]): Promise<string[]> => {
  const [listing] = (await readFeed(feedOf(format, all))).listings;
  const reported = new Set(listing && "notRead" in listing ? listing.notRead : []);
  const read = JSON.stringify(listing).toLowerCase();
  return all
    .filter(({ name }, at) => !read.includes(wordOf(at)) && !labelsOf(name).some((one) => reported.has(one)))
    .map(({ name, place }) => `${format}: ${name} ${place}`);
};

describe.each(["VRSYNC", "ZAP"] as const)(
  "every text of a listing is read, or reported by name: %s",
  (format) => {
    it.each(PLACES)("alone, %s", async (place) => {
      const found = await Promise.all(NAMES.map((name) => lostIn(format, [{ name, place }])));
      expect(found.flat()).toEqual([]);
    });

    it("among others", () =>
      forAll(leaves, 200, async (all) => {
        expect(await lostIn(format, all)).toEqual([]);
      }));
  },
);

describe("a fact that is not read", () => {
  it("is named in words, or by the element's own name, whatever that is", () => {
    expect(["contact", "mobilia", "constructor"].map((name) => notReadName(name, "en"))).toEqual([
      "contacts and owners",
      "mobilia",
      "constructor",
    ]);
  });
});
