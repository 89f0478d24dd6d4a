import * as z from "zod";

/** Any text may be asked for: unless it is an id of the account, it is not found. */
export const leadId = z.string().min(1).max(200).meta({ example: "lead-0123456789abcdef" });
