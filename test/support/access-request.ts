import { backoffice, grantAccess, makeAccount, type TestAccount } from "./api.ts";

export const ACCESS_REQUEST = {
  system: "CRM Vista",
  purpose: "Manter a carteira em dia.",
  callsPerDay: 5_000,
  scopes: ["properties:read"],
};

/** An account whose request for access is pending. */
export const accountAwaitingAccess = async (): Promise<TestAccount> => {
  const account = await makeAccount();
  await grantAccess(account.path, { status: "NOT_REQUESTED", scopes: [] });
  await backoffice.post(`${account.path}/access/requests`, ACCESS_REQUEST);
  return account;
};
