import { guard } from "../../../db/commit.ts";
import type { Property } from "../../../db/schema/properties.ts";
import type { Statement } from "../../../db/statement.ts";

/** The development is unchanged since it was read, so its unit type's inherited members still hold. */
export const guardDevelopment = ({ id, version }: Property): Statement =>
  guard("stale", "EXISTS (SELECT 1 FROM properties WHERE id = ? AND version = ?)", id, version);

/** No unit type has moved the development's date past the one to be written. */
export const guardDate = ({ id, updatedAt }: Property): Statement =>
  guard("stale", "EXISTS (SELECT 1 FROM properties WHERE id = ? AND updated_at <= ?)", id, updatedAt);

/** The unit types of a development are unchanged since they were read, and there are no others. */
export const guardUnits = (developmentId: string, units: readonly Property[]): Statement =>
  guard(
    "stale",
    `(SELECT coalesce(json_group_array(id || ' ' || version), '[]') FROM (
       SELECT id, version FROM properties INDEXED BY properties_units WHERE development_id = ? ORDER BY id)) = ?`,
    developmentId,
    JSON.stringify(units.map(({ id, version }) => `${id} ${version}`).sort()),
  );
