import { PARTNERSHIP_STAGES } from "../../vocabulary/value-lists.ts";
import { valueList } from "./reference-list.ts";

export const listPartnershipStatuses = valueList(
  {
    path: "/reference/partnership-statuses",
    operationId: "listPartnershipStatuses",
    summary: "Stages of a partnership",
  },
  "partnershipStatus",
  PARTNERSHIP_STAGES,
);
