import type { Lead } from "../../src/db/schema/leads.ts";
import { leadTable } from "../../src/db/schema/leads.ts";
import { type Property, propertyTable } from "../../src/db/schema/properties.ts";
import { type Statement, sql } from "../../src/db/statement.ts";
import { type Account, accountTable } from "../../src/domain/accounts/account.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { choose, type Random, seededRandom } from "../../test/support/random.ts";
import { storedLead } from "../../test/support/stored-lead.ts";
import { storedProperty } from "../../test/support/stored-property.ts";

export interface CitySize {
  readonly accounts: number;
  readonly listings: number;
  readonly clients: number;
}

export interface City {
  readonly accounts: readonly Account[];
  readonly properties: readonly Property[];
  readonly leads: readonly Lead[];
}

export const CITY = "3550308";
const SEED = 7;
const NEIGHBORHOODS = 60;
/** As in a simulated city: most offers and clients are for flats, and a third are shared. */
const TYPES = ["APARTAMENTO", "APARTAMENTO", "APARTAMENTO", "CASA_RUA", "SALA_COMERCIAL"] as const;
const SHARED = { listings: 0.35, clients: 0.3 };
const WHOLE_CITY = 0.25;
const REQUEST_SHARES = { bedrooms: 0.8, parking: 0.45, area: 0.25 };
const CENTS = 100;
/** Rows of one statement. */
const CHUNK = 2_000;

const MODEL = { property: "prop-model", lead: "lead-model" };
export const propertyId = (number: number): string => `prop-city-${number}`;
export const leadId = (number: number): string => `lead-city-${number}`;

/** One account in this many has launches, and always the last one. */
const DEVELOPERS = 50;

export const SHARD = "DB";

export const firstAccount = (id: string): Account => ({
  ...accountTable.nulls,
  id,
  shard: SHARD,
  name: "Bench",
  type: "AGENCY",
  status: "ACTIVE",
  plan: "PRO",
  subscription: "ACTIVE",
  propertyLimit: 1_000_000,
  ownerName: "Bench",
  ownerEmail: "bench@example.com",
  creciVerified: false,
  createdAt: 1,
  updatedAt: 1,
});

const accountOf = (number: number, accounts: number): Account => ({
  ...firstAccount(`acc-city-${number}`),
  name: "Imobiliária",
  type: number % DEVELOPERS === DEVELOPERS - 1 || number === accounts - 1 ? "DEVELOPER" : "AGENCY",
});

/** Low prices are more frequent. */
const priceOf = (random: Random): number => 200_000 + Math.floor(random() ** 2 * 2_000) * 1_000;
const neighborhoodOf = (random: Random): string => `bairro-${Math.floor(random() ** 2 * NEIGHBORHOODS)}`;
const requirement = (random: Random, share: number, most: number): number | null =>
  random() < share ? 1 + Math.floor(random() * most) : null;

const then = Date.now() - DAY_MS;
const model = { accountId: "acc-city-model", externalRef: null, createdAt: then, updatedAt: then };

/** A listing of the city, not yet stored. */
export const someProperty = (
  random: Random,
  id: string,
  { id: accountId, type }: Pick<Account, "id" | "type">,
): Property => ({
  ...storedProperty({ ...model, id, accountId, cityId: CITY, confirmedAt: then }),
  kind: type === "DEVELOPER" ? "DEVELOPMENT" : "PROPERTY",
  type: choose(random, TYPES),
  neighborhoodSlug: neighborhoodOf(random),
  salePriceCents: priceOf(random) * CENTS,
  bedrooms: 1 + Math.floor(random() * 4),
  parkingSpots: Math.floor(random() * 3),
  area: 40 + Math.floor(random() * 160),
  sharedToNetwork: random() < SHARED.listings,
});

const placesOf = (random: Random): Lead["interest"]["locations"] => {
  const slugs = random() < WHOLE_CITY ? [null] : [neighborhoodOf(random), neighborhoodOf(random)];
  return [...new Set(slugs)].map((neighborhoodSlug) => ({
    cityId: CITY,
    neighborhoodSlug,
    neighborhood: neighborhoodSlug,
  }));
};

/** A client of the city, not yet stored. */
export const someLead = (random: Random, id: string, accountId: string): Lead => ({
  ...storedLead({ ...model, id, accountId }),
  sharedToNetwork: random() < SHARED.clients,
  interest: {
    ...storedLead().interest,
    propertyTypes: [choose(random, TYPES)],
    locations: placesOf(random),
    salePriceMax: priceOf(random),
    bedrooms: requirement(random, REQUEST_SHARES.bedrooms, 3),
    parkingSpots: requirement(random, REQUEST_SHARES.parking, 2),
    areaMin: requirement(random, REQUEST_SHARES.area, 120),
  },
});

/** @param first the existing account with the first share of everything */
export const cityOf = ({ accounts, listings, clients }: CitySize, first: Account): City => {
  const random = seededRandom(SEED);
  const others = Array.from({ length: accounts - 1 }, (_, number) => accountOf(number + 1, accounts));
  const owners = [first, ...others];
  const ownerOf = (number: number): Account => owners[number % accounts]!;
  return {
    accounts: owners,
    properties: Array.from({ length: listings }, (_, number) =>
      someProperty(random, propertyId(number), ownerOf(number)),
    ),
    leads: Array.from({ length: clients }, (_, number) =>
      someLead(random, leadId(number), ownerOf(number).id),
    ),
  };
};

/** The columns in which a table's rows differ from its model, and their fields. */
const PROPERTY_COLUMNS = {
  id: "id",
  account_id: "accountId",
  type: "type",
  neighborhood_slug: "neighborhoodSlug",
  sale_price_cents: "salePriceCents",
  bedrooms: "bedrooms",
  parking_spots: "parkingSpots",
  area: "area",
  kind: "kind",
  shared_to_network: "sharedToNetwork",
  radar: "radar",
} as const satisfies Record<string, keyof Property>;
const LEAD_COLUMNS = {
  id: "id",
  account_id: "accountId",
  shared_to_network: "sharedToNetwork",
  interest: "interest",
  radar: "radar",
} as const satisfies Record<string, keyof Lead>;

/** Rows like their table's model, except for some columns. */
const insertCopies = <T>(
  table: { name: string; columns: string },
  modelId: string,
  own: Readonly<Record<string, keyof T & string>>,
  rows: readonly T[],
): Statement[] => {
  const names = table.columns.split(", ").filter((name) => name !== "seq");
  const values = names.map((name) => (own[name] ? `n.value ->> '${own[name]}'` : `m.${name}`));
  const text = `INSERT INTO ${table.name} (${names.join(", ")})
    SELECT ${values.join(", ")} FROM json_each(?) AS n CROSS JOIN ${table.name} AS m WHERE m.id = '${modelId}'`;
  const records = rows.map((row) =>
    Object.fromEntries(Object.values(own).map((field) => [field, row[field]])),
  );
  return Array.from({ length: Math.ceil(records.length / CHUNK) }, (_, at) =>
    sql(text, JSON.stringify(records.slice(at * CHUNK, (at + 1) * CHUNK))),
  );
};

export const propertyCopies = (properties: readonly Property[]): Statement[] =>
  insertCopies(propertyTable, MODEL.property, PROPERTY_COLUMNS, properties);

export const leadCopies = (leads: readonly Lead[]): Statement[] =>
  insertCopies(leadTable, MODEL.lead, LEAD_COLUMNS, leads);

/** All of a city's D1 rows except its matches. */
export const cityRows = ({ accounts: [, ...others], properties, leads }: City): Statement[] => {
  const {
    relatives: _,
    seq: __,
    ...property
  } = storedProperty({
    ...model,
    id: MODEL.property,
    cityId: CITY,
    confirmedAt: then,
    radar: "NONE",
  });
  const { seq: ___, ...lead } = storedLead({ ...model, id: MODEL.lead, radar: "NONE" });
  return [
    ...others.map((account) => accountTable.insert(account)),
    ...others.map(({ id }) => sql("INSERT INTO portfolios (account_id) VALUES (?)", id)),
    propertyTable.insert(property),
    leadTable.insert(lead),
    ...propertyCopies(properties),
    ...leadCopies(leads),
  ];
};
