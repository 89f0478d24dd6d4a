import type { Connector } from "../../../vocabulary/value-lists.ts";

/** What a listing can say, and the service reads. */
export type ListingField =
  | "code"
  | "title"
  | "description"
  | "link"
  | "subtype"
  | "type"
  | "category"
  | "transaction"
  | "salePrice"
  | "rentPrice"
  | "price"
  | "seasonPrice"
  | "currency"
  | "saleOffered"
  | "rentOffered"
  | "rentPeriod"
  | "bedrooms"
  | "suites"
  | "bathrooms"
  | "parking"
  | "coveredParking"
  | "openParking"
  | "livingArea"
  | "constructedArea"
  | "totalArea"
  | "lotArea"
  | "areaUnit"
  | "state"
  | "city"
  | "neighborhood"
  | "locality"
  | "streetType"
  | "street"
  | "number"
  | "complement"
  | "postalCode"
  | "gated"
  | "feature"
  | "status"
  | "switch"
  | "changedAt";

/**
 * Where an element was seen: the portal's documentation, CRMs' exports, websites' generators, readers of other
 * services, or one vendor's dialect.
 */
export type Seen = "docs" | "crm" | "site" | "reader" | "dialect";

/**
 * An element in lower case, its documented section before it ("details/listprice"). It is read anywhere, unless its
 * name alone says too little ("only").
 */
export type Row = readonly [at: string, seen: Seen, where?: "only"];

/** The documented element first: if several can be read, it counts. */
export type Rows = Readonly<Partial<Record<ListingField, readonly Row[]>>>;

/** A repeated element whose meaning an inner one gives: `preco` with `operacao`, `caracteristica` with `id`. */
export interface Group {
  readonly element: string;
  readonly key: readonly string[];
  readonly value: readonly string[];
  readonly currency?: readonly string[];
  /** What it names and no field holds is an amenity. */
  readonly amenities?: true;
}

export interface FeedFormat {
  readonly connector: Connector;
  /** Outermost elements, in lower case. */
  readonly roots: readonly string[];
  /** A listing's element. */
  readonly listings: readonly string[];
  readonly rows: Rows;
  readonly groups?: readonly Group[];
  /** NAMED: an element says what is offered. PRICED: the prices that are there do. */
  readonly offer: "NAMED" | "PRICED";
  /** Amounts that mean "none". */
  readonly fillers?: readonly number[];
  /** Codes of the rent's period, in words. */
  readonly periods?: Readonly<Record<string, string>>;
  /** Codes of types, in words. */
  readonly typeCodes?: Readonly<Record<string, string>>;
  /** Elements that are 1 or S where the property has it, with what they name. */
  readonly flags?: Readonly<Record<string, string>>;
}
