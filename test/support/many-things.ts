import type { Lead } from "../../src/db/schema/leads.ts";
import { leadTable } from "../../src/db/schema/leads.ts";
import { type Property, propertyTable } from "../../src/db/schema/properties.ts";
import { run, sql } from "../../src/db/statement.ts";
import { newId } from "../../src/lib/id.ts";
import { storedLead } from "./stored-lead.ts";
import { newProperty } from "./stored-property.ts";

const OWN = new Set(["seq", "place_given", "id", "external_ref"]);

/** Stores a row this many times: once by `insert`, then as copies of it. */
const store = async (
  db: D1Database,
  { name, columns }: typeof propertyTable | typeof leadTable,
  insert: ReturnType<typeof sql>,
  things: number,
): Promise<void> => {
  const copied = columns.split(", ").filter((column) => !OWN.has(column));
  await run(db, [
    insert,
    sql(
      `WITH RECURSIVE copy (at) AS (SELECT 1 WHERE ?1 > 1 UNION ALL SELECT at + 1 FROM copy WHERE at < ?1 - 1)
       INSERT INTO ${name} (id, ${copied.join(", ")})
       SELECT original.id || '-' || copy.at, ${copied.map((column) => `original.${column}`).join(", ")}
       FROM (SELECT * FROM ${name} WHERE seq = last_insert_rowid()) AS original, copy`,
      things,
    ),
  ]);
};

export const storeProperties = (
  db: D1Database,
  accountId: string,
  things: number,
  own: Partial<Property>,
): Promise<void> => {
  const property = newProperty({ accountId, ...own });
  return store(db, propertyTable, propertyTable.insert(property), things);
};

export const storeClients = (
  db: D1Database,
  accountId: string,
  things: number,
  own: Partial<Lead>,
): Promise<void> => {
  const { seq: _, ...lead } = storedLead({ accountId, externalRef: null, ...own });
  return store(db, leadTable, leadTable.insert(lead), things);
};

/** Partnerships about purged objects, each with its own partner. */
export const storePartnerships = (
  db: D1Database,
  accountId: string,
  things: number,
  own: Readonly<Record<string, unknown>>,
) => {
  const party = JSON.stringify({ name: "Imobiliária", type: "AGENCY", contactName: "Titular" });
  const columns = { status: "PENDING", marked: 1, created_at: 0, last_progress_at: 0, ...own };
  const names = Object.keys(columns);
  const partner = `${accountId}-partner`;
  return run(db, [
    accountIn("SPARE_ONE_ACCOUNT", partner),
    sql(
      `WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ?1)
       INSERT INTO partnerships (id, version, scope, kind, client_account_id, property_account_id, lead_id, property_id,
         client_party, property_party, updated_at, ${names.join(", ")})
       SELECT ?2 || '-' || at, 1, 'NETWORK', 'PROPERTY_FOR_CLIENT', ?3, ?4, 'lead-' || ?2 || at, 'prop-' || ?2 || at,
         ?5, ?5, 0, ${names.map((_, at) => `?${at + 6}`).join(", ")} FROM n`,
      things,
      newId("partnership"),
      accountId,
      partner,
      party,
      ...Object.values(columns),
    ),
    ...["client_account_id", "property_account_id"].map((side) =>
      sql(
        `INSERT INTO partnership_sides (account_id, partnership_id, status, created_at, updated_at)
         SELECT ${side}, id, status, created_at, updated_at FROM partnerships WHERE client_account_id = ?`,
        accountId,
      ),
    ),
  ]);
};

export const accountIn = (shard: string, id: string) =>
  sql(
    `INSERT INTO accounts (id, name, type, status, plan, subscription, property_limit, owner_name, owner_email, shard,
       created_at, updated_at)
     VALUES (?, 'Imobiliária', 'AGENCY', 'ACTIVE', 'PRO', 'ACTIVE', 10, 'Titular', 'titular@example.com',
       ?, 0, 0)`,
    id,
    shard,
  );
