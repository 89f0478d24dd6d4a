import { z } from "@hono/zod-openapi";
import { FAULTS, type FaultCode } from "../errors/faults.ts";
import { City } from "../routes/geo/list-cities.ts";

const InvalidParam = z
  .object({
    in: z.enum(["query", "path", "header", "body"]),
    name: z.string().openapi({ example: "address.city" }),
    pointer: z
      .string()
      .optional()
      .openapi({ description: "JSON Pointer into the body.", example: "/address/city" }),
    code: z
      .enum(Object.keys(FAULTS) as [FaultCode, ...FaultCode[]])
      .openapi({ description: "A stable word; new ones may appear." }),
    reason: z.string().openapi({ description: "A sentence in the Accept-Language language." }),
    allowed: z.array(z.string()).optional().openapi({ description: "The accepted values." }),
    suggestions: z.array(City).optional().openapi({ description: "Cities whose names come close." }),
  })
  .openapi("InvalidParam");

/** Problem details (RFC 9457) and their further members (rules 6.1). */
export const Problem = z
  .looseObject({
    type: z.url().openapi({ description: "The page that explains the code." }),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    requestId: z.uuid(),
    detail: z.string().optional(),
    invalidParams: z
      .array(InvalidParam)
      .optional()
      .openapi({ description: "All problems of the request at once." }),
    retryable: z
      .literal(true)
      .optional()
      .openapi({ description: "Worth sending again unchanged after Retry-After." }),
    existingId: z
      .string()
      .optional()
      .openapi({ description: "With external_ref_exists: the object of that code." }),
    oldestAvailable: z.iso
      .datetime()
      .nullable()
      .optional()
      .openapi({ description: "With invalid_cursor on the event log: the time of the oldest event kept." }),
  })
  .openapi("Problem");
