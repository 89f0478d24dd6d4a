/*
 * Replaces `zod` in the bundle (`alias` in wrangler.toml). `@hono/zod-openapi` imports the object `z` and uses only
 * `ZodType`; all of zod would bring forty languages of messages and a compiler. All other modules import names
 * (test/architecture/imports.test.ts) from zod itself.
 */
import { ZodType } from "zod/v4";

export * from "zod/v4";
export const z = { ZodType };
