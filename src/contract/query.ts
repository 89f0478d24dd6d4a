import * as z from "zod";
import { MAX_CURSOR_CHARS } from "../lib/cursor.ts";

const digits = /^\d{1,9}$/;

/** An integer of a query string, digits only. */
export const integerParam = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(digits, { error: "integer" })
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum))
    .meta({ type: "integer", minimum, maximum });

/** In BRL, up to nine digits. */
export const priceParam = integerParam(0, 999_999_999);

export const pageLimit = (maximum = 100, fallback = 50) =>
  integerParam(1, maximum)
    .default(fallback)
    .meta({ type: "integer", minimum: 1, maximum, default: fallback });

export const cursorParam = z.string().optional().meta({
  minLength: 1,
  maxLength: MAX_CURSOR_CHARS,
  description: "`nextCursor` of the page before; good for its route, account and filters only.",
});

/** Words to look for; a text of punctuation alone finds nothing. */
export const searchParam = z.string().min(1).max(100).optional();

/** True or false; false if absent. */
const flag = z
  .enum(["true", "false"])
  .optional()
  .transform((value) => value === "true");

/** For the platform side's lists over all accounts: lists sandboxes instead of live accounts. */
export const sandboxParam = flag.meta({ type: "boolean" });

/** The query of a write without other parameters. */
export const DRY_RUN = z.strictObject({
  dryRun: flag.meta({
    type: "boolean",
    description: "Validates and reports what would happen; writes nothing.",
  }),
});

/** A comma-separated list of given names, of limited length; duplicates are dropped. */
export const commaList = <Name extends string>(names: readonly [Name, ...Name[]], maxLength: number) => {
  const one = String.raw`\s*(?:${names.join("|").replaceAll(".", String.raw`\.`)})\s*`;
  return z
    .string()
    .min(1)
    .max(maxLength)
    .transform((text) => [...new Set(text.split(",").map((name) => name.trim()))])
    .pipe(z.array(z.enum(names)))
    .meta({ type: "string", minLength: 1, maxLength, pattern: `^${one}(?:,${one})*$` });
};
