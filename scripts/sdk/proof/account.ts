import { PERMISSIONS } from "../../../src/vocabulary/permissions.ts";
import { LIMITS, PLAN, TIER } from "../../demo/accounts.ts";
import type { Http } from "../../demo/http.ts";

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  /** The account's path in the back office. */
  readonly path: string;
}

/** Opens an account for one language, with a key that has every permission. */
export async function openAccount(
  backoffice: Http,
  name: string,
  type: "AGENCY" | "DEVELOPER" = "AGENCY",
  propertyLimit = 100,
): Promise<Account> {
  const created = await backoffice.send<{ data: { id: string } }>("POST", "/backoffice/accounts", {
    name,
    type,
    plan: PLAN,
    propertyLimit,
    subscription: "ACTIVE",
    ownerName: "Vera Prova",
    ownerEmail: `${name.toLowerCase()}@example.com`,
  });
  const { id } = created.body.data;
  const path = `/backoffice/accounts/${id}`;
  const grant = { status: "ACTIVE", tier: TIER, scopes: PERMISSIONS, pilotUntil: null, limits: LIMITS };
  await backoffice.send("PUT", `${path}/access`, grant);
  const made = await backoffice.send<{ key: string }>("POST", `${path}/keys`, { name, scopes: PERMISSIONS });
  return { id, name, key: made.body.key, path };
}

/** A sandbox beside the account. @returns its key */
export async function openSandbox(backoffice: Http, { path }: Account): Promise<string> {
  const { body } = await backoffice.send<{ key: string }>("POST", `${path}/sandbox`, {});
  return body.key;
}
