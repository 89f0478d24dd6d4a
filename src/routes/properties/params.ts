import * as z from "zod";

/** Any text is accepted; it is not found unless it is an id of the account. */
export const propertyId = z.string().min(1).max(200).meta({ example: "prop-0123456789abcdef" });
