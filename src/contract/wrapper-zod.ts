/*
 * Stands in for `zod` in what is bundled (`alias` in wrangler.toml). `@hono/zod-openapi` imports the object `z`, of which it
 * asks for `ZodType` alone; the whole of it would bring forty languages of messages and a compiler. Everybody else imports
 * names (test/architecture/imports.test.ts), and gets zod's own.
 */
import { ZodType } from "zod/v4";

export * from "zod/v4";
export const z = { ZodType };
