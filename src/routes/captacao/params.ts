import * as z from "zod";

/** Any text may be asked for: unless it is an owner offered to the account, it is not found. */
export const offerId = z.string().min(1).max(200).meta({ example: "cap-0123456789abcdef" });
