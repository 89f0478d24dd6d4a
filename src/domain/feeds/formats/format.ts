import type { Connector } from "../../../vocabulary/value-lists.ts";

/** The facts of a listing that the service reads. */
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
  | "priceUnit"
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
  | "off"
  | "changedAt";

/**
 * Where an element was seen: the portal's documentation, CRMs' exports, websites' generators, readers of other
 * services, or one vendor's dialect.
 */
export type Seen = "docs" | "crm" | "site" | "reader" | "dialect";

/**
 * An element in lower case, after its documented section ("details/listprice"). It is read anywhere, unless its name
 * alone says too little ("only").
 */
export type Row = readonly [at: string, seen: Seen, where?: "only"];

/** The documented element comes first, because the first one that can be read counts. */
export type Rows = Readonly<Partial<Record<ListingField, readonly Row[]>>>;

/** A repeated element whose meaning an inner one gives: `preco` with `operacao`, `caracteristica` with `id`. */
export interface Group {
  readonly element: string;
  readonly key: readonly string[];
  readonly value: readonly string[];
  readonly currency?: readonly string[];
  /** What it names is an amenity, unless it is a field. */
  readonly amenities?: true;
}

export interface FeedFormat {
  readonly connector: Connector;
  /** Names of the outermost elements, in lower case. */
  readonly roots: readonly string[];
  /** The element of a listing. */
  readonly listings: readonly string[];
  readonly rows: Rows;
  readonly groups?: readonly Group[];
  /** NAMED: an element says what is offered. PRICED: the prices that are present say it. */
  readonly offer: "NAMED" | "PRICED";
  /** Amounts that mean "none". */
  readonly fillers?: readonly number[];
  /** What the codes of the rent's period mean. */
  readonly periods?: Readonly<Record<string, string>>;
  /** What the codes of types mean. */
  readonly typeCodes?: Readonly<Record<string, string>>;
  /** Elements that are 1 or S if the property has an amenity, with the amenity's name. */
  readonly flags?: Readonly<Record<string, string>>;
}
