import * as z from "zod";
import { countsOf, orNull } from "../../contract/schema-words.ts";
import { CONFIRM_OUTCOMES } from "../../domain/properties/confirm.ts";
import { PROPERTY_STATUSES } from "../../vocabulary/value-lists.ts";
import { pageSchema } from "../page-schema.ts";
import { Confirmation, Property, PropertyWritten } from "./schemas.ts";

const ConfirmItem = z
  .object({
    id: z.string().nullable(),
    externalRef: z.string().nullable(),
    outcome: z.enum(CONFIRM_OUTCOMES),
    status: z.enum(PROPERTY_STATUSES).nullable(),
    confirmation: orNull(Confirmation),
  })
  .meta({ id: "ConfirmItem" });

const ConfirmResult = z
  .object({ dryRun: z.boolean(), summary: countsOf(CONFIRM_OUTCOMES) })
  .meta({ id: "ConfirmResult" });

export const PROPERTY_ANSWERS = {
  confirmProperties: z
    .object({ data: z.array(ConfirmItem), result: ConfirmResult })
    .meta({ id: "PropertiesConfirmed" }),
  createProperty: PropertyWritten,
  listProperties: pageSchema(Property),
  patchProperty: PropertyWritten,
  putPropertyByRef: PropertyWritten,
  getPropertyByRef: z.object({ data: Property }),
  getProperty: z.object({ data: Property }),
  setPropertyStatus: PropertyWritten,
  deleteProperty: PropertyWritten,
};
