import * as z from "zod";
import { type BackofficeCall, backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import type { NAME_DOCS } from "../../documentation/backoffice/names.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { ID_PREFIXES } from "../../lib/id.ts";
import { TECHNICAL_ROLES } from "../../vocabulary/member-roles.ts";

const MAX_IDS = 200;
const MAX_CHARS = 6_000;

const propertiesNamed = (accountId: string, ids: string): Statement =>
  sql(
    `SELECT id, coalesce(title, external_ref) AS name FROM properties
     WHERE id IN (SELECT value FROM json_each(?)) AND account_id = ?`,
    ids,
    accountId,
  );

const clientsNamed = (accountId: string, ids: string): Statement =>
  sql(
    "SELECT id, name FROM leads WHERE id IN (SELECT value FROM json_each(?)) AND account_id = ?",
    ids,
    accountId,
  );

const keysNamed = (accountId: string, ids: string): Statement =>
  sql(
    "SELECT id, name FROM api_keys WHERE id IN (SELECT value FROM json_each(?)) AND account_id = ?",
    ids,
    accountId,
  );

/** Partnerships are named by the title of their property or development. */
const partnershipsNamed = (accountId: string, ids: string): Statement =>
  sql(
    `SELECT id, coalesce(development_title, property_card ->> 'title') AS name FROM partnerships
     WHERE id IN (SELECT value FROM json_each(?1)) AND ?2 IN (client_account_id, property_account_id)`,
    ids,
    accountId,
  );

const teamNamed = (accountId: string, ids: string): Statement =>
  sql(
    "SELECT id, name FROM team_members WHERE id IN (SELECT value FROM json_each(?)) AND account_id = ?",
    ids,
    accountId,
  );

/** Owners whom the account has accepted; it does not know the names of the others. */
const ownersNamed = (accountId: string, ids: string): Statement =>
  sql(
    `SELECT owners.id, owners.name FROM captacao_offers AS offers
     CROSS JOIN captacao_owners AS owners ON owners.id = offers.owner_id
     WHERE offers.account_id = ? AND offers.owner_id IN (SELECT value FROM json_each(?))
       AND offers.status = 'ACCEPTED' AND offers.erased_at IS NULL`,
    accountId,
    ids,
  );

/** Webhooks are in the account's log, which is asked only if an id is a webhook's. */
const webhooksNamed = async (
  call: BackofficeCall,
  accountId: string,
  ids: readonly string[],
): Promise<Row[]> => {
  const wanted = new Set(ids.filter((id) => id.startsWith(ID_PREFIXES.webhook)));
  if (wanted.size === 0) return [];
  const all = await call.services.log(accountId).listWebhooks();
  return all
    .filter(({ id }) => wanted.has(id))
    .map(({ id, description, url }) => ({ id, name: description ?? url }));
};

export const listNames = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/names",
  operationId: "listNames",
  tags: ["Accounts"],
  params: ACCOUNT_PARAMS,
  query: z.strictObject({ ids: z.string().min(1).max(MAX_CHARS) }),
  responses: { 200: doneWith<typeof NAME_DOCS.operations.listNames.answer>() },
  panel: { roles: TECHNICAL_ROLES },
  operator: { roles: ["SUPPORT", "ADMIN"] },
  errors: ["not_found"],
  handle: async (call, { params: { accountId }, query }) => {
    const { shard } = await loadAccount(call, accountId);
    const requested = [...new Set(query.ids.split(","))].slice(0, MAX_IDS);
    const ids = JSON.stringify(requested);
    const seesPeople = call.member?.role !== "DEVELOPER" && !call.actor.startsWith(ID_PREFIXES.operator);
    const inShard = [
      propertiesNamed(accountId, ids),
      ...(seesPeople ? [clientsNamed(accountId, ids), teamNamed(accountId, ids)] : []),
    ];
    const inDirectory = [
      keysNamed(accountId, ids),
      partnershipsNamed(accountId, ids),
      ...(seesPeople ? [ownersNamed(accountId, ids)] : []),
    ];
    const found = await Promise.all([
      run(call.shard(shard), inShard, call.meter),
      run(call.directory, inDirectory, call.meter),
      webhooksNamed(call, accountId, requested),
    ]);
    const named = (found.flat(2) as Row[]).filter(({ name }) => name !== null);
    return ok({ data: named.map(({ id, name }) => ({ id: String(id), name: String(name) })) });
  },
});
