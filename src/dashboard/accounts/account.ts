import type { Account } from "../../domain/accounts/account.ts";
import { type Grant, type GrantedAccount, limitsOf } from "../../domain/accounts/grant.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";

export const viewAccount = ({
  shard: _,
  sandboxFilledAt: __,
  sandboxResetAt: ___,
  hiddenFields,
  createdAt,
  updatedAt,
  ...account
}: Account) => ({
  ...account,
  hiddenFields: hiddenFields ?? [],
  sandbox: account.sandboxOf !== null,
  createdAt: isoTime(createdAt),
  updatedAt: isoTime(updatedAt),
});

const viewAccess = (grant: Grant) => ({
  status: grant.status,
  tier: grant.tier,
  scopes: grant.scopes,
  pilotUntil: isoOrNull(grant.pilotUntil),
  limits: limitsOf(grant),
  updatedAt: isoTime(grant.updatedAt),
});

export const viewGrantedAccount = ({ account, grant }: GrantedAccount) => ({
  ...viewAccount(account),
  access: grant && viewAccess(grant),
});
