import { CONSTRUCTION_STAGES } from "../../vocabulary/value-lists.ts";
import { valueList } from "./reference-list.ts";

export const listConstructionStages = valueList(
  {
    path: "/reference/construction-stages",
    operationId: "listConstructionStages",
    summary: "Construction stages",
  },
  "constructionStage",
  CONSTRUCTION_STAGES,
);
