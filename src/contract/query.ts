import { z } from "@hono/zod-openapi";
import { MAX_CURSOR_CHARS } from "../lib/cursor.ts";

const digits = /^\d{1,9}$/;

/** An integer of a query string, digits only. */
export const integerParam = (minimum: number, maximum: number, fallback: number) =>
  z
    .string()
    .regex(digits, { error: "integer" })
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum))
    .default(fallback)
    .openapi({ type: "integer", minimum, maximum, default: fallback });

export const pageLimit = (maximum = 100, fallback = 50) => integerParam(1, maximum, fallback);

export const cursorParam = z.string().optional().openapi({
  minLength: 1,
  maxLength: MAX_CURSOR_CHARS,
  description: "`nextCursor` of the page before; good for its route and account only.",
});

const UTC_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** Date.parse takes February 30 for March 2; nobody means that. */
const isCalendarDay = (text: string): boolean => {
  const day = text.slice(0, 10);
  const parsed = Date.parse(day);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(day);
};

/** Milliseconds of an ISO 8601 time with its offset, or of a date taken at midnight UTC. */
export const timeOf = (text: string): number =>
  (UTC_TIME.test(text) || DATE_ONLY.test(text)) && isCalendarDay(text) ? Date.parse(text) : Number.NaN;

/** An ISO 8601 time, given as milliseconds to who reads it. */
export const timeText = z
  .string()
  .max(40)
  .refine((text) => !Number.isNaN(timeOf(text)), {
    params: { fault: "invalid_format", args: { format: "ISO 8601" } },
  })
  .transform(timeOf)
  .openapi({ type: "string", format: "date-time" });

export const DRY_RUN = {
  dryRun: z
    .enum(["true", "false"])
    .optional()
    .transform((value) => value === "true")
    .openapi({ type: "boolean", description: "Validates and reports what would happen; writes nothing." }),
};
