import { CLIENT_STAGES } from "../../vocabulary/value-lists.ts";
import { valueList } from "./reference-list.ts";

export const listLeadStatuses = valueList(
  { path: "/reference/lead-statuses", operationId: "listLeadStatuses", summary: "Stages of a client" },
  "leadStatus",
  CLIENT_STAGES,
);
