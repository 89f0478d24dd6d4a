import { selectBy } from "../../db/prepared.ts";
import { grants, type TIERS } from "../../db/schema/grants.ts";
import { type Row, run, type Statement } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { refuseUnknown } from "../../errors/refusal.ts";
import type { OperatorContext } from "../operator.ts";
import { type Account, accountQuery, accountTable } from "./account.ts";

export type Grant = typeof grants.$inferSelect;
export type Tier = (typeof TIERS)[number];
export type GrantLimits = Pick<Grant, "ratePerSecond" | "burst" | "monthlyQuota" | "maxKeys" | "maxWebhooks">;

export const grantTable = tableOf(grants);

export const limitsOf = ({
  ratePerSecond,
  burst,
  monthlyQuota,
  maxKeys,
  maxWebhooks,
}: Grant): GrantLimits => ({
  ratePerSecond,
  burst,
  monthlyQuota,
  maxKeys,
  maxWebhooks,
});

const ofAccount = selectBy(grants, ["accountId"]);

export const grantQuery = (accountId: string): Statement => ofAccount({ accountId });

export interface GrantedAccount {
  readonly account: Account;
  readonly grant: Grant | null;
}

/**
 * An account, its grant, and the rows of further statements, in one round trip.
 * @throws Refusal not_found
 */
export const loadGranted = async (
  { directory, meter }: Pick<OperatorContext, "directory" | "meter">,
  accountId: string,
  further: readonly Statement[] = [],
): Promise<GrantedAccount & { rows: Row[][] }> => {
  const statements = [accountQuery(accountId), grantQuery(accountId), ...further];
  const [accounts, found, ...rows] = await run(directory, statements, meter);
  if (!accounts?.[0]) throw refuseUnknown("accountId");
  return {
    account: accountTable.decode(accounts[0]),
    grant: grantTable.first(found),
    rows,
  };
};
