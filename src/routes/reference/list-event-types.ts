import { eventTypeInfos } from "../../domain/reference/event-type-infos.ts";
import { referenceList } from "./reference-list.ts";

export const listEventTypes = referenceList({
  path: "/reference/event-types",
  operationId: "listEventTypes",
  title: { "pt-BR": "Listar os tipos de evento", en: "List event types" },
  list: eventTypeInfos,
});
