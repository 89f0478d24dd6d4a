import { z } from "@hono/zod-openapi";

/** Any text may be asked for: what is no id of the account is not found. */
export const leadId = z.string().min(1).max(200).openapi({ example: "lead-0123456789abcdef" });
