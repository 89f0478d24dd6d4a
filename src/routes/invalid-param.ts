import * as z from "zod";
import { FAULTS, type FaultCode } from "../errors/faults.ts";
import { City } from "./geo/answers.ts";

/** One problem of a request, as problems and the items of batches tell it (rules 6.6). */
export const InvalidParam = z
  .object({
    in: z.enum(["query", "path", "header", "body"]),
    name: z.string().meta({ example: "address.city" }),
    pointer: z
      .string()
      .optional()
      .meta({ description: "JSON Pointer into the body.", example: "/address/city" }),
    code: z
      .enum(Object.keys(FAULTS) as [FaultCode, ...FaultCode[]])
      .meta({ description: "A stable word; new ones may appear." }),
    reason: z.string().meta({ description: "A sentence in the Accept-Language language." }),
    allowed: z.array(z.string()).optional().meta({ description: "The accepted values." }),
    suggestions: z.array(City).optional().meta({ description: "Cities whose names come close." }),
  })
  .meta({ id: "InvalidParam" });
