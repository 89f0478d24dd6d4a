import { eventTypeInfos } from "../../domain/reference/event-type-infos.ts";
import { ptEn } from "../../lib/language.ts";
import { referenceList } from "./reference-list.ts";

export const listEventTypes = referenceList({
  path: "/reference/event-types",
  operationId: "listEventTypes",
  title: ptEn("Listar os tipos de evento", "List event types"),
  list: eventTypeInfos,
});
