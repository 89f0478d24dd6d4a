import type { ReadContext } from "../../call-context.ts";
import type { RelatedProperty, Relatives } from "../../db/related-property.ts";
import { type Property, propertyTable } from "../../db/schema/properties.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";

/** Properties after a plan; null if removed. */
export type States = ReadonlyMap<string, Property | null>;

/** A property and its relatives after other plans of the same transaction. */
export const afterPlans = (property: RelatedProperty, states: States): RelatedProperty => {
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

/** Plans changes for one transaction, each on the result of the earlier ones. */
export const inTurn = <P extends { readonly states?: States }>(
  properties: readonly RelatedProperty[],
  plan: (property: RelatedProperty) => P,
): P[] => {
  const states = new Map<string, Property | null>();
  return properties.map((property) => {
    const planned = plan(afterPlans(property, states));
    for (const [id, state] of planned.states ?? []) states.set(id, state);
    return planned;
  });
};

export const NO_RELATIVES: Relatives = { development: null, units: [] };

const COLUMNS = propertyTable.columnsOf("p");

/**
 * The properties of an account that `where` finds, in their order, each with its development or its unit types.
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

/** The properties of the statement above, with their relatives. */
export const decodeRelated = (rows: readonly Row[]): RelatedProperty[] => {
  const known = new Map(rows.map((row) => [row.id, propertyTable.decode(row)]));
  return rows
    .filter((row) => row.is_own === 1)
    .map((row) => known.get(row.id)!)
    .map((property) => ({ ...property, relatives: relativesOf(property, [...known.values()]) }));
};

/** The current rows of several properties of an account; removed ones are left out. */
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
