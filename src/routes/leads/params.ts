import * as z from "zod";

/** Any text is accepted; it is not found unless it is an id of the account. */
export const leadId = z.string().min(1).max(200).meta({ example: "lead-0123456789abcdef" });
