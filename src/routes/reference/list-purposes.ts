import { PURPOSES } from "../../vocabulary/value-lists.ts";
import { valueList } from "./reference-list.ts";

export const listPurposes = valueList(
  { path: "/reference/purposes", operationId: "listPurposes", summary: "Purposes: sale and rent" },
  "purpose",
  PURPOSES,
);
