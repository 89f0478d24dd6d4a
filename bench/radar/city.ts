import { leadTable } from "../../src/db/schema/leads.ts";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { type Statement, sql } from "../../src/db/statement.ts";
import { type Account, accountTable } from "../../src/domain/accounts/account.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { storedLead } from "../../test/support/stored-lead.ts";
import { storedProperty } from "../../test/support/stored-property.ts";

export interface CitySize {
  readonly accounts: number;
  readonly listings: number;
  readonly clients: number;
}

export const CITY = "3550308";

const accountOf = (number: number): Account => ({
  ...accountTable.nulls,
  ...{ id: `acc-city-${number}`, shard: "DB", name: "Imobiliária", type: "AGENCY", status: "ACTIVE" },
  ...{ plan: "PRO", subscription: "ACTIVE", propertyLimit: 1_000_000, ownerName: "Bench" },
  ...{ ownerEmail: "bench@example.com", creciVerified: false, createdAt: 1, updatedAt: 1 },
});

/** Rows like one that is there, each changed by `changes`, which may use `i` from 0 on. */
const copies = (
  table: string,
  columns: string,
  id: string,
  count: number,
  changes: Readonly<Record<string, string>>,
) => {
  const names = columns
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "seq");
  const values = names.map((name) => changes[name] ?? name);
  return sql(
    `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)
     INSERT INTO ${table} (${names.join(", ")}) SELECT ${values.join(", ")} FROM n, ${table} WHERE id = ?2`,
    count,
    id,
  );
};

const NEIGHBORHOODS = 60;
const HALF = "i % 2";

/** Agencies of one city: prices from 200,000 to 2,200,000 in sixty neighborhoods, half of everything shared. */
export const cityRows = ({ accounts, listings, clients }: CitySize): Statement[] => {
  const then = Date.now() - DAY_MS;
  const model = { accountId: "acc-city-model", externalRef: null, createdAt: then, updatedAt: then };
  const { seq: _, ...property } = storedProperty({ ...model, id: "prop-model", cityId: CITY, radar: "NONE" });
  const { seq: __, ...lead } = storedLead({ ...model, id: "lead-model", radar: "NONE" });
  const account = `'acc-city-' || (i * 7919 % ${accounts})`;
  const neighborhood = `'bairro-' || (i * 31 % ${NEIGHBORHOODS})`;
  const price = "200000 + (i * 104729 % 2000) * 1000";
  const common = { account_id: account, radar: "'READY'", shared_to_network: HALF };
  return [
    ...Array.from({ length: accounts }, (_unused, number) => accountTable.insert(accountOf(number))),
    propertyTable.insert(property),
    leadTable.insert(lead),
    copies("properties", propertyTable.columns, "prop-model", listings, {
      ...common,
      id: "'prop-city-' || i",
      neighborhood_slug: neighborhood,
      sale_price_cents: `(${price}) * 100`,
      bedrooms: "1 + i % 4",
    }),
    copies("leads", leadTable.columns, "lead-model", clients, {
      ...common,
      id: "'lead-city-' || i",
      interest: `json_set(interest, '$.salePriceMax', ${price}, '$.bedrooms', 1 + i % 4,
        '$.locations', json_array(json_object('cityId', '${CITY}', 'neighborhoodSlug', ${neighborhood}, 'neighborhood', NULL)))`,
    }),
  ];
};
