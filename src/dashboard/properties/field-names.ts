import * as z from "zod";
import { shownName } from "../../domain/properties/record/index.ts";
import { DASHBOARD_PROPERTY_FIELDS } from "../../domain/properties/record/input.ts";

/** A field that the dashboard may hold, in the words of `result.conflicts`. */
export const propertyFieldName = z.enum(
  Object.keys(DASHBOARD_PROPERTY_FIELDS).map(shownName) as [string, ...string[]],
);
