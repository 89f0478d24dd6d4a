import * as z from "zod";
import { anyValue } from "../../contract/schema-helpers.ts";

/** One of the `changes` of a write (rules 8.5). */
export const Change = z.object({ field: z.string(), from: anyValue, to: anyValue }).meta({ id: "Change" });
