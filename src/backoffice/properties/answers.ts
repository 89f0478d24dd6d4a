import { PropertyWritten } from "../../routes/properties/schemas.ts";

export const PROPERTY_ANSWERS = {
  createDevelopment: PropertyWritten,
  editProperty: PropertyWritten,
  purgeProperty: PropertyWritten,
  releasePropertyFields: PropertyWritten,
  restoreProperty: PropertyWritten,
};
