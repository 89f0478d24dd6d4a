import { isForeign, priceOf } from "../../../intake/figures.ts";
import { isOnRequest } from "../../../intake/placeholders.ts";
import { implausiblePrices, isSurelySale } from "../../../intake/plausible-prices.ts";
import { typeOf } from "../../../intake/property-types.ts";
import { monthsOf, periodOf, purposesOf } from "../../../intake/purposes.ts";
import { fold } from "../../../lib/text.ts";
import { PURPOSES, type Purpose } from "../../../vocabulary/value-lists.ts";
import type { ListingField } from "../formats/format.ts";
import { CURRENCIES, PERIODS, UNITS } from "../formats/names.ts";
import { fieldsNamed } from "../formats/spelling.ts";
import { type Element, NO, textIn, valueIn, YES } from "./element.ts";
import type { ParsedListing } from "./parsed-listing.ts";
import { isOff, stateOf } from "./states.ts";

export interface Offer {
  /** Undefined if the feed neither names nor prices them. */
  readonly purposes: Purpose[] | undefined;
  readonly salePrice: number | null;
  readonly rentPrice: number | null;
  /** Named as on offer, but without a price of its own while the other purpose has one. */
  readonly unpriced: Purpose | null;
  /** Whether it has prices by the season, day or week, which are not rents. */
  readonly hasSeasonPrice: boolean;
  /** Only the amount shows that it is a sale. */
  readonly isPresumed: boolean;
  /** Unknown words for its purpose, where nothing else names it. */
  readonly unreadPurpose: string | undefined;
  readonly notOffered: readonly string[];
  /** A switch or state, if each purpose of the listing has one that takes it off the market. */
  readonly switchedOff: string | null;
}

/** The currency of a price: its own, else the listing's if that is certainly not the real. */
export const currencyOf = (listing: ParsedListing, element: Element): string | undefined =>
  valueIn(element, CURRENCIES) ?? listing.texts("currency").find(isForeign);

/** Under such a name, a word that is not a period has nothing to do with a rent: "manhã". */
const PERIODS_OF_ALL: ReadonlySet<string> = new Set(
  "periodo period periodicidade periodovalor tipocobranca cobranca frequencia pricepostfix".split(" "),
);

const PRICE_OF = { VENDA: "salePrice", LOCACAO: "rentPrice" } as const;
const OFFERED = { VENDA: "saleOffered", LOCACAO: "rentOffered" } as const;

const MAX_CLASS_CHARS = 4;
/** A status of one letter is a program's code: "A" is "ativo". */
const isWord = (text: string): boolean => fold(text).length > 1;
const SEASON = /\b(?:temporada|season|seasonal|diaria|diario|daily|semanal|weekly|vacation|holiday|ferias)\b/;

/** Uses of a property, and words without meaning: none of them is a purpose. */
const NO_PURPOSES = /^$|^\d+$|^(?:re|co|residenc|resident|comerc|commerc|rural|industr|agric|mist)/;

/** "Aluguel anual" is let all year round, not in a season: its price is paid monthly. */
const periodIn = (text: string): string | undefined =>
  fold(text)
    .split(" ")
    .find((word) => periodOf(word) === null || periodOf(word) === 1);

/** Words for the whole home in a price's unit. */
const WHOLE = /^(?:total|imovel|un|unid|unidade|global|inteiro|integral|fechado)$/;

/** `<valor_locacao unidade="m2">`, "por alqueire": the unit of a price that is not of the whole home. */
export const partialUnitOf = (listing: ParsedListing, element: Element): string | undefined => {
  const unit = valueIn(element, UNITS) ?? listing.text("priceUnit");
  const isWhole =
    !/\p{L}/u.test(unit) ||
    WHOLE.test(fold(unit)) ||
    periodOf(unit) !== undefined ||
    priceOf("1000", unit) !== null ||
    isForeign(unit);
  return isWhole ? undefined : unit.trim();
};

class OfferReader {
  readonly #listing: ParsedListing;

  constructor(listing: ParsedListing) {
    this.#listing = listing;
  }

  #price(element: Element): number | null {
    if (partialUnitOf(this.#listing, element) !== undefined) return null;
    const price = priceOf(textIn(element), currencyOf(this.#listing, element));
    return price !== null && this.#listing.format.fillers?.includes(price) ? null : price;
  }

  price(field: ListingField): number | null {
    return this.#listing.first(field, (element) => this.#price(element));
  }

  /** What the listing says about the period of its rents. */
  #period(): string {
    const named = this.#listing
      .all("rentPeriod")
      .find((element) => !PERIODS_OF_ALL.has(element.name) || periodOf(textIn(element)) !== undefined);
    if (named) return textIn(named).trim();
    // "Aluguel diário".
    const rents = this.#listing.texts("transaction").filter((text) => purposesOf(text).includes("LOCACAO"));
    const words = rents.filter((text) => !SEASON.test(fold(text))).map(periodIn);
    return words.includes(undefined) ? "" : (words[0] ?? "");
  }

  /** A price without a name, unless it is paid each month or year. */
  oneTimePrice(): number | null {
    const isPeriodic = (element: Element): boolean => periodOf(valueIn(element, PERIODS) ?? "") !== undefined;
    return this.#listing.first("price", (element) => (isPeriodic(element) ? null : this.#price(element)));
  }

  /** How many months a rent is paid for; null if its period is not counted in months. */
  #months(element: Element): number | null {
    if (this.isOfSeason()) return null;
    const code = this.#period();
    const own = valueIn(element, PERIODS);
    return monthsOf(own ?? (/^\d*$/.test(code) ? (this.#listing.format.periods?.[code] ?? "") : code));
  }

  /** What is paid each month, whichever element has it. */
  rent(field: ListingField): number | null {
    const monthly = (element: Element): number | null =>
      this.#months(element) === 1 ? this.#price(element) : null;
    const perMonth = (element: Element): number | null => {
      const months = this.#months(element);
      const price = this.#price(element);
      return months === null || price === null ? null : Math.round((price / months) * 100) / 100;
    };
    return this.#listing.first(field, monthly) ?? this.#listing.first(field, perMonth);
  }

  hasSeasonPrice(fields: readonly ListingField[]): boolean {
    const isOfSeason = (element: Element): true | null =>
      this.#months(element) === null && this.#price(element) !== null ? true : null;
    return (
      this.price("seasonPrice") !== null ||
      fields.some((field) => this.#listing.first(field, isOfSeason) === true)
    );
  }

  priced(field: "salePrice" | "rentPrice"): string[] {
    if (this.isOff(field === "salePrice" ? "VENDA" : "LOCACAO")) return [];
    return this.#listing
      .all(field)
      .flatMap((element) => (this.#price(element) === null ? [] : [element.name]));
  }

  unreadPurpose(): string | undefined {
    const isUnread = (text: string): boolean => !NO_PURPOSES.test(fold(text)) && typeOf(text) === undefined;
    // The text about a contract may name a person.
    const named = this.#listing.all("transaction").filter(({ name }) => name !== "contrato");
    return named.map(textIn).find(isUnread);
  }

  /** "Vende: N" or "Status da venda: Vendido". */
  offSwitch(purpose: Purpose): Element | undefined {
    return this.#listing
      .all(OFFERED[purpose])
      .find((element) => NO.has(fold(textIn(element))) || isOff(stateOf(textIn(element))));
  }

  isOff(purpose: Purpose): boolean {
    return this.offSwitch(purpose) !== undefined;
  }

  /** "Vende: S" and "Aluga: N". */
  #flagged(): Purpose[] {
    return PURPOSES.filter((purpose) =>
      this.#listing.texts(OFFERED[purpose]).some((text) => YES.has(fold(text))),
    );
  }

  isOfSeason(): boolean {
    const rents = this.#listing.texts("transaction").filter((text) => purposesOf(text).includes("LOCACAO"));
    return rents.length > 0 && rents.every((text) => SEASON.test(fold(text)));
  }

  /** Purposes that an element names, and those whose price is on request. */
  named(): Purpose[] {
    // A category of a few letters is a class, not a purpose.
    const categories = this.#listing.texts("category").filter((text) => fold(text).length > MAX_CLASS_CHARS);
    const words = new Set([...this.#listing.texts("transaction"), ...categories].flatMap(purposesOf));
    if (words.size === 0) for (const purpose of this.#flagged()) words.add(purpose);
    // Some themes and CRMs put "Venda" and "Aluguel" into a listing's status.
    const states = words.size > 0 ? [] : this.#listing.texts("status").filter(isWord).flatMap(purposesOf);
    for (const purpose of states) words.add(purpose);
    const hasPriceOnRequest = (field: ListingField): boolean => this.#listing.texts(field).some(isOnRequest);
    if (words.size === 0 && hasPriceOnRequest("salePrice")) words.add("VENDA");
    if (words.size === 0 && hasPriceOnRequest("rentPrice")) words.add("LOCACAO");
    return [...words];
  }
}

/** An amount for which nobody sells, from a program that has one element for all prices. */
const isNotASalePrice = (listing: ParsedListing): boolean =>
  listing.first("salePrice", (element) => priceOf(textIn(element))) !== null &&
  listing
    .texts("salePrice")
    .every((text) => implausiblePrices({ salePrice: priceOf(text), rentPrice: null }).length > 0);

/** In rent-only listings the only price is the rent, whichever element has it. */
const rentFieldsOf = (listing: ParsedListing, isRented: boolean): readonly ListingField[] => {
  const isListed =
    isRented && !listing.has("rentPrice") && (listing.format.offer === "NAMED" || isNotASalePrice(listing));
  return [
    "rentPrice",
    ...(isRented ? (["price"] as const) : []),
    ...(isListed ? (["salePrice"] as const) : []),
  ];
};

/** A price that names no purpose is a sale price if there is also a lower rent, or if no rent is as high. */
const pricesOf = (
  reader: OfferReader,
  named: readonly Purpose[],
  rentFields: readonly ListingField[],
): { readonly sale: number | null; readonly rent: number | null; readonly isPresumed: boolean } => {
  const isLet = !reader.isOff("LOCACAO");
  const ofRent = isLet ? reader.rent("rentPrice") : null;
  const others = isLet ? rentFields.map((field) => reader.rent(field)) : [];
  const rent = ofRent ?? others.find((one) => one !== null) ?? null;
  const list = rentFields.includes("salePrice") ? null : reader.price("salePrice");
  // What is taken for the rent, because there is no other, is not a sale price.
  const isTaken = ofRent === null && rentFields.includes("price");
  const generic = list === null && !isTaken ? reader.oneTimePrice() : null;
  const isNamed = named.includes("VENDA") || (rent !== null && generic !== null && generic > rent);
  const isPresumed = named.length === 0 && !isNamed && isSurelySale(generic);
  const sale = list ?? (isNamed || isPresumed ? generic : null);
  return reader.isOff("VENDA") ? { sale: null, rent, isPresumed: false } : { sale, rent, isPresumed };
};

/** What takes off the market each purpose that the listing names or prices. A price of 0 is no switch. */
const switchedOff = (reader: OfferReader, said: readonly Purpose[]): string | null => {
  const off = PURPOSES.flatMap((purpose) => {
    const element = reader.offSwitch(purpose);
    const isPrice = element && fieldsNamed(element.name).has(PRICE_OF[purpose]);
    return element && !(isPrice && textIn(element).trim() === "0") ? [{ purpose, element }] : [];
  });
  const isOffered = ({ purpose }: { purpose: Purpose }): boolean =>
    said.includes(purpose) || reader.price(PRICE_OF[purpose]) !== null;
  const shown = off.find(isOffered) ?? (off.length === PURPOSES.length ? off[0] : undefined);
  if (!shown) return null;
  const { name, written = name } = shown.element;
  return `${written}: ${textIn(shown.element).trim()}`;
};

/** The listing's purposes and prices (rules 19.9). */
export const offerOf = (listing: ParsedListing): Offer => {
  const reader = new OfferReader(listing);
  const said = reader.named();
  const named = said.filter((purpose) => !reader.isOff(purpose));
  const isRented = named.includes("LOCACAO") && !named.includes("VENDA");
  const rentFields = rentFieldsOf(listing, isRented);
  const { sale, rent, isPresumed } = pricesOf(reader, named, rentFields);
  const priced = PURPOSES.filter((purpose) => (purpose === "VENDA" ? sale : rent) !== null);
  const isPriced = listing.format.offer === "PRICED" || named.length === 0;
  const offered = isPriced ? priced : priced.filter((purpose) => named.includes(purpose));
  const purposes = offered.length > 0 ? offered : named;
  const left = [
    ...(purposes.includes("VENDA") || rentFields.includes("salePrice") ? [] : reader.priced("salePrice")),
    ...(purposes.includes("LOCACAO") ? [] : reader.priced("rentPrice")),
  ];
  return {
    purposes: purposes.length > 0 ? purposes : undefined,
    salePrice: purposes.includes("VENDA") ? sale : null,
    rentPrice: purposes.includes("LOCACAO") ? rent : null,
    unpriced: (offered.length > 0 && named.find((purpose) => !offered.includes(purpose))) || null,
    hasSeasonPrice: reader.hasSeasonPrice(rentFields),
    isPresumed,
    unreadPurpose: named.length > 0 ? undefined : reader.unreadPurpose(),
    notOffered: left,
    switchedOff: purposes.length > 0 ? null : switchedOff(reader, said),
  };
};
