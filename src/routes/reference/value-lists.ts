import { ptEn } from "../../lib/language.ts";
import {
  CLIENT_STAGES,
  CONSTRUCTION_STAGES,
  PARTNERSHIP_STAGES,
  PROPERTY_STATUSES,
  PURPOSES,
} from "../../vocabulary/value-lists.ts";
import { valueList } from "./reference-list.ts";

export const listPurposes = valueList(
  {
    path: "/reference/purposes",
    operationId: "listPurposes",
    title: ptEn("Listar as finalidades", "List purposes"),
  },
  "purpose",
  PURPOSES,
);

export const listPropertyStatuses = valueList(
  {
    path: "/reference/property-statuses",
    operationId: "listPropertyStatuses",
    title: ptEn("Listar as disponibilidades de um imóvel", "List property statuses"),
  },
  "propertyStatus",
  PROPERTY_STATUSES,
);

export const listLeadStatuses = valueList(
  {
    path: "/reference/lead-statuses",
    operationId: "listLeadStatuses",
    title: ptEn("Listar as etapas de um cliente", "List client stages"),
  },
  "leadStatus",
  CLIENT_STAGES,
);

export const listPartnershipStatuses = valueList(
  {
    path: "/reference/partnership-statuses",
    operationId: "listPartnershipStatuses",
    title: ptEn("Listar as etapas de uma parceria", "List partnership stages"),
  },
  "partnershipStatus",
  PARTNERSHIP_STAGES,
);

export const listConstructionStages = valueList(
  {
    path: "/reference/construction-stages",
    operationId: "listConstructionStages",
    title: ptEn("Listar as fases de uma obra", "List construction stages"),
  },
  "constructionStage",
  CONSTRUCTION_STAGES,
);
