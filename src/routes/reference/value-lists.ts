import {
  CLIENT_STAGES,
  CONSTRUCTION_STAGES,
  PARTNERSHIP_STAGES,
  PROPERTY_STATUSES,
  PURPOSES,
} from "../../vocabulary/value-lists.ts";
import { valueList } from "./reference-list.ts";

export const listPurposes = valueList(
  { path: "/reference/purposes", operationId: "listPurposes", summary: "Purposes: sale and rent" },
  "purpose",
  PURPOSES,
);

export const listPropertyStatuses = valueList(
  {
    path: "/reference/property-statuses",
    operationId: "listPropertyStatuses",
    summary: "Statuses of a property",
  },
  "propertyStatus",
  PROPERTY_STATUSES,
);

export const listLeadStatuses = valueList(
  { path: "/reference/lead-statuses", operationId: "listLeadStatuses", summary: "Stages of a client" },
  "leadStatus",
  CLIENT_STAGES,
);

export const listPartnershipStatuses = valueList(
  {
    path: "/reference/partnership-statuses",
    operationId: "listPartnershipStatuses",
    summary: "Stages of a partnership",
  },
  "partnershipStatus",
  PARTNERSHIP_STAGES,
);

export const listConstructionStages = valueList(
  {
    path: "/reference/construction-stages",
    operationId: "listConstructionStages",
    summary: "Construction stages",
  },
  "constructionStage",
  CONSTRUCTION_STAGES,
);
