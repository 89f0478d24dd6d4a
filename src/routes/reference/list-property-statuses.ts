import { PROPERTY_STATUSES } from "../../vocabulary/value-lists.ts";
import { valueList } from "./reference-list.ts";

export const listPropertyStatuses = valueList(
  {
    path: "/reference/property-statuses",
    operationId: "listPropertyStatuses",
    summary: "Statuses of a property",
  },
  "propertyStatus",
  PROPERTY_STATUSES,
);
