import * as z from "zod";
import { constant } from "../../contract/schema-helpers.ts";
import { EVENT_NAMES, type EventTypeName } from "../../vocabulary/event-types.ts";
import { EVENT_DATA } from "./event-data.ts";

const HEAD = {
  id: z.string(),
  sequence: z.int(),
  createdAt: z.iso.datetime(),
};

/** `property.created` is PropertyCreated. */
export const pascalOf = (type: string): string =>
  type.replace(/(?:^|[._])(\w)/g, (_, first: string) => first.toUpperCase());

const nameOf = (type: EventTypeName): string => `${pascalOf(type)}Event`;

const known = EVENT_NAMES.map((type) =>
  z.object({ ...HEAD, type: constant(type), data: EVENT_DATA[type] }).meta({ id: nameOf(type) }),
);

/** A future type: readers of the log skip it. */
const OtherEvent = z
  .object({
    ...HEAD,
    type: z
      .string()
      .refine((type) => !(EVENT_NAMES as readonly string[]).includes(type))
      .meta({ not: { enum: EVENT_NAMES } }),
    data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "OtherEvent" });

export const Event = z.union([...known, OtherEvent]).meta({
  id: "Event",
  discriminator: {
    propertyName: "type",
    mapping: Object.fromEntries(EVENT_NAMES.map((type) => [type, `#/components/schemas/${nameOf(type)}`])),
  },
});
