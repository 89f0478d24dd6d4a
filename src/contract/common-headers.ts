import type { AppContext } from "./context.ts";

/** What every answer carries that does not say otherwise: of one caller, in one language, and kept by nobody. */
export const commonHeaders = (c: AppContext): Record<string, string> => ({
  "X-Request-Id": c.get("requestId"),
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
  Vary: "Authorization, Accept-Language",
});
