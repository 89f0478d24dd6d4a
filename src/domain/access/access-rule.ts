import type { accounts } from "../../db/schema/accounts.ts";
import type { grants } from "../../db/schema/grants.ts";
import type { ErrorCode } from "../../errors/catalog.ts";
import { isSubscribed } from "../accounts/account.ts";

/** The columns that decide an account's access, from its own row and from the operator's grant, if any. */
export interface AccessRows {
  readonly account: Pick<typeof accounts.$inferSelect, "status" | "plan" | "subscription">;
  readonly grant: Pick<typeof grants.$inferSelect, "status" | "tier" | "pilotUntil" | "scopes"> | null;
}

const grantRefusal = ({ grant }: AccessRows): ErrorCode | null => {
  if (!grant) return "NOT_REQUESTED";
  return grant.status === "ACTIVE" ? null : grant.status;
};

/** Why an account has no access now: account, grant, plan, subscription, pilot, in this order (rules 3.5). */
export const accessRefusal = (
  rows: AccessRows,
  plansWithoutApi: readonly string[],
  now: number,
): ErrorCode | null => {
  const { account, grant } = rows;
  if (account.status !== "ACTIVE") return "ACCOUNT_INACTIVE";
  const refused = grantRefusal(rows);
  if (refused) return refused;
  if (plansWithoutApi.includes(account.plan)) return "PLAN_NOT_ELIGIBLE";
  if (!isSubscribed(account)) return "SUBSCRIPTION_INACTIVE";
  const pilotUntil = grant?.tier === "PILOT" ? grant.pilotUntil : null;
  return pilotUntil !== null && pilotUntil <= now ? "PILOT_EXPIRED" : null;
};

/** The permissions of an account's grant; none while its access is refused. */
export const grantedScopes = (
  rows: AccessRows | null,
  plansWithoutApi: readonly string[],
  now: number,
): readonly string[] =>
  rows?.grant && accessRefusal(rows, plansWithoutApi, now) === null ? rows.grant.scopes : [];
