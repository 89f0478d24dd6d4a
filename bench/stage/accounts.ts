import { sql } from "../../src/db/statement.ts";
import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import { seededPortfolio } from "../../test/support/seeded-rows.ts";
import { retryOnce } from "./connection.ts";
import { runSql } from "./database.ts";
import { BACKOFFICE_TOKEN, type Runtime } from "./runtime.ts";

/** Limits that are never reached, so that the service is measured. */
export const OPEN_LIMITS = {
  ratePerSecond: 100_000,
  burst: 100_000,
  monthlyQuota: 1_000_000_000,
  maxKeys: 10,
  maxWebhooks: 100,
};

/** On a busy machine a kept-alive connection may be closed, after five idle seconds, just as the next call takes it. */
export const NOT_KEPT = { Connection: "close" } as const;

/** Sends JSON, and stops at a refusal. */
export type Send = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

export const sender =
  (base: URL, prefix: string, credential: string): Send =>
  async (method, path, body) => {
    const headers = {
      Authorization: `Bearer ${credential}`,
      "Content-Type": "application/json",
      ...NOT_KEPT,
    };
    const text = body === undefined ? null : JSON.stringify(body);
    // It does no harm if a call is repeated and makes a second account or key.
    const send = () => fetch(new URL(prefix + path, base), { method, headers, body: text });
    const response = await retryOnce(send);
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };

export interface Account {
  readonly id: string;
  readonly key: string;
}

/** The bench's own account, with a key of every permission. */
export const makeAccount = async (
  runtime: Runtime,
  limits = OPEN_LIMITS,
  { propertyLimit = 1_000_000, type = "AGENCY" } = {},
): Promise<Account> => {
  const operator = sender(runtime.urls.service, "/backoffice", BACKOFFICE_TOKEN);
  const account = {
    name: "Bench",
    type,
    plan: "PRO",
    propertyLimit,
    subscription: "ACTIVE",
    ownerName: "Bench",
    ownerEmail: "bench@example.com",
  };
  const { data } = (await operator("POST", "/accounts", account)) as { data: { id: string } };
  const path = `/accounts/${data.id}`;
  await operator("PUT", `${path}/access`, { status: "ACTIVE", scopes: PERMISSIONS, limits });
  const { key } = await operator("POST", `${path}/keys`, { name: "Bench", scopes: PERMISSIONS });
  return { id: data.id, key: key as string };
};

/** The database of an account. */
export const shardOf = async (runtime: Runtime, accountId: string): Promise<string> => {
  const [rows] = await runSql(runtime, [sql("SELECT shard FROM accounts WHERE id = ?", accountId)]);
  return rows![0]!.shard as string;
};

/** Fills an account with properties by SQL. */
export const fillPortfolio = async (runtime: Runtime, accountId: string, size: number): Promise<void> => {
  const statements = seededPortfolio(accountId, size, Date.now());
  await runSql(runtime, statements, await shardOf(runtime, accountId));
};
