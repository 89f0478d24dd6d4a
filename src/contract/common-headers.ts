import type { AppContext } from "./context.ts";

/** Default headers of an answer: for one caller, in one language, never cached. */
export const commonHeaders = (c: AppContext): Record<string, string> => ({
  "X-Request-Id": c.get("requestId"),
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
  Vary: "Authorization, Accept-Language",
});
