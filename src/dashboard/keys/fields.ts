import * as z from "zod";
import { parseAllowed } from "../../lib/ip.ts";
import { PERMISSIONS } from "../../vocabulary/permissions.ts";

const MAX_ALLOWED_IPS = 100;

const allowedIp = z
  .string()
  .refine((text) => parseAllowed(text) !== undefined, {
    params: { fault: "invalid_format", args: { format: "IP / CIDR" } },
  })
  .transform((text) => parseAllowed(text)?.text ?? text)
  .meta({ pattern: "^[0-9A-Fa-f.:]+(/[0-9]{1,3})?$", example: "203.0.113.0/24" });

export const allowedIpsField = z.array(allowedIp).max(MAX_ALLOWED_IPS);

export const scopesField = z.array(z.enum(PERMISSIONS));
