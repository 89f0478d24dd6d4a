import type { ReadContext } from "../../../call-context.ts";
import { guard } from "../../../db/commit.ts";
import type { Property } from "../../../db/schema/properties.ts";
import { propertyTable } from "../../../db/schema/properties.ts";
import { type Row, run, type Statement, sql } from "../../../db/statement.ts";
import { Refusal } from "../../../errors/refusal.ts";

/** What a property is judged with (rules 26.9, 26.10). */
export interface Relatives {
  /** Of a unit type. */
  readonly development: Property | null;
  /** Of a development, those in the trash included. */
  readonly units: readonly Property[];
}

/** A property as a write decides on it. */
export type RelatedProperty = Property & { readonly relatives: Relatives };

export const NO_RELATIVES: Relatives = { development: null, units: [] };

const COLUMNS = propertyTable.columns.replaceAll(/\w+/g, "p.$&");

/**
 * The properties of an account that `where` finds, in their order, and beside each its development or its unit types.
 * @param also further columns, of `p`
 */
export const relatedStatement = (where: string, params: readonly unknown[], also = ""): Statement =>
  sql(
    `SELECT ${COLUMNS}, p.seq = own.seq AS is_own ${also}
     FROM (SELECT seq, id, kind, development_id FROM properties WHERE ${where}) AS own
     CROSS JOIN properties AS p ON p.seq = own.seq OR p.id = own.development_id
       OR (own.kind = 'DEVELOPMENT' AND p.development_id = own.id)
     ORDER BY own.seq`,
    ...params,
  );

const relativesOf = ({ id, kind, developmentId }: Property, known: readonly Property[]): Relatives =>
  kind === "PROPERTY"
    ? NO_RELATIVES
    : {
        development: known.find((one) => one.id === developmentId) ?? null,
        units: known.filter((one) => one.developmentId === id),
      };

/** The properties that the statement above was asked for, with their relatives. */
export const decodeRelated = (rows: readonly Row[]): RelatedProperty[] => {
  const known = new Map(rows.map((row) => [row.id, propertyTable.decode(row)]));
  return rows
    .filter((row) => row.is_own === 1)
    .map((row) => known.get(row.id)!)
    .map((property) => ({ ...property, relatives: relativesOf(property, [...known.values()]) }));
};

/** Several properties of an account as they stand now; what is gone is left out. */
export const readRelated = async (
  { db, accountId, meter }: Pick<ReadContext, "db" | "accountId" | "meter">,
  ids: readonly string[],
): Promise<RelatedProperty[]> => {
  // The plus keeps the planner off the account's indexes, which it would read whole: the ids find the rows.
  const where = "+account_id = ? AND id IN (SELECT value FROM json_each(?))";
  const statement = relatedStatement(where, [accountId, JSON.stringify(ids)]);
  const [rows = []] = await run(db, [statement], meter);
  return decodeRelated(rows);
};

/** @throws Refusal not_found */
export const readRelatedOne = async (ctx: ReadContext, propertyId: string): Promise<RelatedProperty> => {
  const [property] = await readRelated(ctx, [propertyId]);
  if (!property) throw new Refusal("not_found");
  return property;
};

/** The development stands as it was read: what its unit type took from it still holds. */
export const guardDevelopment = ({ id, version }: Property): Statement =>
  guard("stale", "EXISTS (SELECT 1 FROM properties WHERE id = ? AND version = ?)", id, version);

/** The unit types of a development stand as they were read, and there are no others. */
export const guardUnits = (developmentId: string, units: readonly Property[]): Statement =>
  guard(
    "stale",
    `(SELECT coalesce(json_group_array(id || ' ' || version), '[]') FROM (
       SELECT id, version FROM properties INDEXED BY properties_units WHERE development_id = ? ORDER BY id)) = ?`,
    developmentId,
    JSON.stringify(units.map(({ id, version }) => `${id} ${version}`).sort()),
  );

/** How properties stand once a plan is true; null: gone. */
export type States = ReadonlyMap<string, Property | null>;

/** A property, and its relatives, as other plans of the same transaction leave them. */
export const asLeft = (property: RelatedProperty, states: States): RelatedProperty => {
  if (states.size === 0) return property;
  const now = (one: Property): Property | null => (states.has(one.id) ? states.get(one.id)! : one);
  const { development, units } = property.relatives;
  return {
    ...property,
    ...now(property),
    relatives: {
      development: development && now(development),
      units: units.flatMap((unit) => now(unit) ?? []),
    },
  };
};

/** Plans changes that one transaction is to make, each on what those before it leave. */
export const inTurn = <P extends { readonly states?: States }>(
  properties: readonly RelatedProperty[],
  plan: (property: RelatedProperty) => P,
): P[] => {
  const states = new Map<string, Property | null>();
  return properties.map((property) => {
    const planned = plan(asLeft(property, states));
    for (const [id, state] of planned.states ?? []) states.set(id, state);
    return planned;
  });
};
