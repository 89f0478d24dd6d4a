import * as z from "zod";
import { eventTypeInfos } from "../../domain/reference/event-type-infos.ts";
import { PERMISSIONS } from "../../vocabulary/permissions.ts";
import { referenceList } from "./reference-list.ts";

const EventTypeInfo = z
  .object({ type: z.string(), scope: z.enum(PERMISSIONS), description: z.string() })
  .meta({
    id: "EventTypeInfo",
    example: {
      type: "property.created",
      scope: "properties:read",
      description: "Um imóvel foi criado.",
    },
  });

export const listEventTypes = referenceList({
  path: "/reference/event-types",
  operationId: "listEventTypes",
  summary: "Event types and the permission that grants each",
  item: EventTypeInfo,
  list: eventTypeInfos,
});
