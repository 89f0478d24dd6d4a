import { getCookie, setCookie } from "hono/cookie";
import type { AnswerTo } from "../api/operations.ts";
import type { PanelContext } from "../context.ts";

type Waiting = AnswerTo<"readWaiting">["data"];

/** How much is waiting at each place of the navigation, by its path. */
export type Counts = Readonly<Record<string, number>>;

const COOKIE = "waiting";

const COUNTS: Readonly<Record<string, (data: Waiting) => number | null>> = {
  "/webhooks": ({ disabledWebhooks }) => disabledWebhooks,
  "/feed/conflicts": ({ feedConflicts }) => feedConflicts,
  "/captacao": ({ offers }) => offers,
  "/partnerships": ({ partnershipRequests }) => partnershipRequests,
};

/** Keeps the counts in a cookie, in the order of `COUNTS`, so that the next page shows them at once. */
export const keepCounts = (c: PanelContext, data: Waiting): Counts => {
  const counts = Object.fromEntries(Object.entries(COUNTS).map(([place, of]) => [place, of(data) ?? 0]));
  const value = [c.get("membership").accountId, ...Object.values(counts)].join(".");
  const secure = c.get("settings").url.startsWith("https:");
  setCookie(c, COOKIE, value, { path: "/", httpOnly: true, sameSite: "Lax", secure });
  return counts;
};

/** The counts that were kept last; none if they are another account's. */
export const knownCounts = (c: PanelContext): Counts => {
  const [accountId, ...counts] = (getCookie(c, COOKIE) ?? "").split(".");
  if (accountId !== c.get("membership").accountId) return {};
  return Object.fromEntries(Object.keys(COUNTS).map((place, at) => [place, Number(counts[at]) || 0]));
};
