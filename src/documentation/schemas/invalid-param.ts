import * as z from "zod";
import { FAULTS, type FaultCode } from "../../errors/faults.ts";
import { CitySuggestion } from "./geo.ts";

/** One problem of a request, as in problems and in the items of batches (rules 6.6). */
export const InvalidParam = z
  .object({
    in: z.enum(["query", "path", "header", "body"]),
    name: z.string().meta({ example: "address.city" }),
    pointer: z.string().optional().meta({ example: "/address/city" }),
    code: z.enum(Object.keys(FAULTS) as [FaultCode, ...FaultCode[]]),
    reason: z.string(),
    allowed: z.array(z.string()).optional(),
    suggestions: z.array(CitySuggestion).optional(),
    didYouMean: z.string().optional(),
  })
  .meta({ id: "InvalidParam" });
