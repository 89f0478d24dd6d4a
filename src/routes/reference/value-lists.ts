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
    title: { "pt-BR": "Listar as finalidades", en: "List purposes" },
  },
  "purpose",
  PURPOSES,
);

export const listPropertyStatuses = valueList(
  {
    path: "/reference/property-statuses",
    operationId: "listPropertyStatuses",
    title: { "pt-BR": "Listar as disponibilidades de um imóvel", en: "List property statuses" },
  },
  "propertyStatus",
  PROPERTY_STATUSES,
);

export const listLeadStatuses = valueList(
  {
    path: "/reference/lead-statuses",
    operationId: "listLeadStatuses",
    title: { "pt-BR": "Listar as etapas de um cliente", en: "List client stages" },
  },
  "leadStatus",
  CLIENT_STAGES,
);

export const listPartnershipStatuses = valueList(
  {
    path: "/reference/partnership-statuses",
    operationId: "listPartnershipStatuses",
    title: { "pt-BR": "Listar as etapas de uma parceria", en: "List partnership stages" },
  },
  "partnershipStatus",
  PARTNERSHIP_STAGES,
);

export const listConstructionStages = valueList(
  {
    path: "/reference/construction-stages",
    operationId: "listConstructionStages",
    title: { "pt-BR": "Listar as fases de uma obra", en: "List construction stages" },
  },
  "constructionStage",
  CONSTRUCTION_STAGES,
);
