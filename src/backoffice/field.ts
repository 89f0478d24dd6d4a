import { z } from "@hono/zod-openapi";
import { parseCreci } from "../lib/creci.ts";

const MAX_CRECI_CHARS = 40;
const MAX_SEED_CHARS = 100;
const MAX_EMAIL_CHARS = 254;
const MAX_ID_CHARS = 100;

const CONTROL = /\p{Cc}/u;

/** One line of text, without spaces around it. */
export const lineField = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .refine((text) => !CONTROL.test(text), { params: { fault: "control_character" } });

export const emailField = z.email().max(MAX_EMAIL_CHARS);

/** Brokers' registrations come in many spellings: a known one is made uniform, another is kept as it was written. */
export const creciField = lineField(MAX_CRECI_CHARS)
  .transform((text) => parseCreci(text) ?? text)
  .openapi({ type: "string", description: 'Stored as "123456-F SP" when it is recognised.' });

/** Fixes what is otherwise random, for a demonstration that can be started anew; refused in production. */
export const seedField = lineField(MAX_SEED_CHARS)
  .optional()
  .openapi({ description: "Outside production only: the same seed gives the same id." });

/** Path parameters of everything below one account. */
export const ACCOUNT_PARAMS = { accountId: z.string().max(MAX_ID_CHARS) };

export const KEY_PARAMS = { ...ACCOUNT_PARAMS, keyId: z.string().max(MAX_ID_CHARS) };
