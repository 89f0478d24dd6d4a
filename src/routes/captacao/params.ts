import * as z from "zod";

/** Any text is accepted; it is not found unless it is an owner offered to the account. */
export const offerId = z.string().min(1).max(200).meta({ example: "cap-0123456789abcdef" });
