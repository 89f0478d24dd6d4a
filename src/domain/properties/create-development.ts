import type { Launch, Property } from "../../db/schema/properties.ts";
import { run, sql } from "../../db/statement.ts";
import { refuseFaults } from "../../errors/refusal.ts";
import type { WriteScope } from "../scope.ts";
import { createProperty } from "./create.ts";
import type { PropertyInput } from "./input.ts";
import type { PropertyPlan } from "./update.ts";

export interface DevelopmentInput extends PropertyInput {
  readonly externalRef?: string | undefined;
  readonly kind: Exclude<Property["kind"], "PROPERTY">;
  /** The development of a unit type; a development has none. */
  readonly developmentId?: string | undefined;
  readonly launch: Launch;
}

/** @throws Refusal invalid_param when the unit type names no development of the account */
const assertDevelopment = async (scope: WriteScope, developmentId: string): Promise<void> => {
  const found = sql(
    "SELECT 1 FROM properties WHERE account_id = ? AND id = ? AND kind = 'DEVELOPMENT' AND status <> 'DELETED'",
    scope.accountId,
    developmentId,
  );
  const [rows] = await run(scope.db, [found], scope.meter);
  if (rows?.length === 0) throw refuseFaults([{ in: "body", name: "developmentId", code: "not_found" }]);
};

/**
 * A developer's new development, or a unit type of one. Neither has the minimum of other properties: what a
 * development lacks, its unit types tell.
 */
export const createDevelopment = async (
  scope: WriteScope,
  { kind, developmentId, launch, ...input }: DevelopmentInput,
): Promise<PropertyPlan> => {
  if (developmentId !== undefined) await assertDevelopment(scope, developmentId);
  return createProperty(scope, input, { kind, developmentId: developmentId ?? null, launch });
};
