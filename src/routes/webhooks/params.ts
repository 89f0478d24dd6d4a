import * as z from "zod";
import { MAX_URL_CHARS } from "../../lib/url-length.ts";
import { EVENT_NAMES } from "../../vocabulary/event-types.ts";
import { CONTROL, list, PRINTABLE } from "../../vocabulary/field.ts";

const MAX_DESCRIPTION_CHARS = 200;

export const webhookId = z.string().min(1).max(100).meta({ example: "wh_0123456789abcdef" });

export const deliveryId = z.string().min(1).max(100).meta({ example: "dlv_0123456789abcdef" });

export const WEBHOOK_FIELDS = {
  url: z
    .string()
    .min(1)
    .max(MAX_URL_CHARS)
    .meta({ format: "uri", example: "https://crm.example.com/eventos" }),
  types: list(z.enum(EVENT_NAMES), 0, EVENT_NAMES.length).meta({
    description: "Absent or empty: all the account can read.",
  }),
  description: z
    .string()
    .max(MAX_DESCRIPTION_CHARS)
    .refine((text) => !CONTROL.test(text), { params: { fault: "control_character" } })
    .meta({ pattern: PRINTABLE })
    .nullable(),
};
