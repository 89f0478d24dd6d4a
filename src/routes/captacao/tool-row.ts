/** What an agent sees of each owner of a list. */
export const OWNER_ROW = [
  "id",
  "status",
  "purpose",
  "propertyType",
  "city",
  "neighborhood",
  "bedrooms",
  "areaDeclared",
  "priceExpected",
];
