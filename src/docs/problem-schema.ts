import * as z from "zod";
import { InvalidParam } from "../routes/invalid-param.ts";

/** Problem details (RFC 9457) and their further members (rules 6.1). */
export const Problem = z
  .looseObject({
    type: z.url().meta({ description: "The page that explains the code." }),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    requestId: z.uuid(),
    detail: z.string().optional(),
    invalidParams: z
      .array(InvalidParam)
      .optional()
      .meta({ description: "All problems of the request at once." }),
    retryable: z
      .literal(true)
      .optional()
      .meta({ description: "Worth sending again unchanged after Retry-After." }),
    existingId: z
      .string()
      .optional()
      .meta({ description: "With external_ref_exists: the object of that code." }),
    termsVersion: z
      .string()
      .optional()
      .meta({ description: "With access_denied on accepting an owner: the terms that are to be accepted." }),
    protectedUntil: z.iso.datetime().optional().meta({
      description:
        "With request_refused on registering a client: until when another account protects the person.",
    }),
    oldestAvailable: z.iso
      .datetime()
      .nullable()
      .optional()
      .meta({ description: "With invalid_cursor on the event log: the time of the oldest event kept." }),
  })
  .meta({ id: "Problem" });
