import * as z from "zod";
import { PARTNERSHIP_STAGES } from "../../vocabulary/value-lists.ts";

/** Any text is accepted; it is not found unless it is an id of the account. */
export const partnershipId = z.string().min(1).max(100).meta({ example: "pship-0123456789abcdef" });

export const partnershipStage = z.enum(PARTNERSHIP_STAGES);
