import * as z from "zod";
import { PARTNERSHIP_STAGES } from "../../vocabulary/value-lists.ts";

/** Any text may be asked for: unless it is an id of the account, it is not found. */
export const partnershipId = z.string().min(1).max(100).meta({ example: "pship-0123456789abcdef" });

export const partnershipStage = z.enum(PARTNERSHIP_STAGES);
