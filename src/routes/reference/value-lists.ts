import {
  CLIENT_STAGES,
  CONSTRUCTION_STAGES,
  PARTNERSHIP_STAGES,
  PROPERTY_STATUSES,
  PURPOSES,
} from "../../vocabulary/value-lists.ts";
import { valueList } from "./reference-list.ts";

export const listPurposes = valueList(
  { path: "/reference/purposes", operationId: "listPurposes" },
  "purpose",
  PURPOSES,
);

export const listPropertyStatuses = valueList(
  {
    path: "/reference/property-statuses",
    operationId: "listPropertyStatuses",
  },
  "propertyStatus",
  PROPERTY_STATUSES,
);

export const listLeadStatuses = valueList(
  { path: "/reference/lead-statuses", operationId: "listLeadStatuses" },
  "leadStatus",
  CLIENT_STAGES,
);

export const listPartnershipStatuses = valueList(
  {
    path: "/reference/partnership-statuses",
    operationId: "listPartnershipStatuses",
  },
  "partnershipStatus",
  PARTNERSHIP_STAGES,
);

export const listConstructionStages = valueList(
  {
    path: "/reference/construction-stages",
    operationId: "listConstructionStages",
  },
  "constructionStage",
  CONSTRUCTION_STAGES,
);
