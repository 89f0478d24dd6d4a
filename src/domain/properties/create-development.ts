import type { WriteContext } from "../../call-context.ts";
import { type Property, propertyTable } from "../../db/schema/properties.ts";
import { run, sql } from "../../db/statement.ts";
import type { Fault } from "../../errors/faults.ts";
import { refuseFaults } from "../../errors/refusal.ts";
import type { PropertyPlan } from "./record/index.ts";
import type { PropertyInput } from "./record/input.ts";
import { createProperty, findReferenceFaults } from "./write.ts";

export interface DevelopmentInput extends PropertyInput {
  readonly externalRef?: string | undefined;
  readonly kind: Exclude<Property["kind"], "PROPERTY">;
  /** The development of a unit type; a development has none. */
  readonly developmentId?: string | undefined;
}

const findDevelopment = async (
  ctx: WriteContext,
  developmentId: string | undefined,
): Promise<Property | null> => {
  if (developmentId === undefined) return null;
  const found = sql(
    `SELECT ${propertyTable.columns} FROM properties
     WHERE account_id = ? AND id = ? AND kind = 'DEVELOPMENT' AND status <> 'DELETED'`,
    ctx.accountId,
    developmentId,
  );
  const [rows] = await run(ctx.db, [found], ctx.meter);
  return propertyTable.first(rows);
};

/** The account must have the development of a unit type. */
const parentFaults = (developmentId: string | undefined, development: Property | null): Fault[] =>
  developmentId === undefined || development
    ? []
    : [{ in: "body", name: "developmentId", code: "not_found" }];

/** Faults in the well-formed fields of a request that has malformed ones. */
export const findDevelopmentFaults = async (
  ctx: WriteContext,
  { developmentId, ...input }: Partial<DevelopmentInput>,
): Promise<Fault[]> => [
  ...parentFaults(developmentId, await findDevelopment(ctx, developmentId)),
  ...(await findReferenceFaults(ctx, [input])).flat(),
];

/**
 * A developer's new development, or a unit type of one. Neither needs the minimum of other properties; a unit type
 * inherits what it lacks.
 */
export const createDevelopment = async (
  ctx: WriteContext,
  { kind, developmentId, ...input }: DevelopmentInput,
): Promise<PropertyPlan> => {
  const development = await findDevelopment(ctx, developmentId);
  const orphan = parentFaults(developmentId, development);
  if (orphan.length > 0) throw refuseFaults([...orphan, ...(await findReferenceFaults(ctx, [input])).flat()]);
  return createProperty(ctx, input, { kind, development });
};
