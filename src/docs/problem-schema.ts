import * as z from "zod";
import { constant } from "../contract/schema-helpers.ts";
import { InvalidParam } from "../documentation/schemas/invalid-param.ts";

/** Problem details (RFC 9457) and their further members (rules 6.1). */
export const Problem = z
  .looseObject({
    type: z.url(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    requestId: z.uuid(),
    detail: z.string().optional(),
    invalidParams: z.array(InvalidParam).optional(),
    retryable: constant(true).optional(),
    existingId: z.string().optional(),
    existingRef: z.string().nullable().optional(),
    existingIds: z.array(z.string()).optional(),
    termsVersion: z.string().optional(),
    protectedUntil: z.iso.datetime().optional(),
    oldestAvailable: z.iso.datetime().nullable().optional(),
  })
  .meta({ id: "Problem" });
