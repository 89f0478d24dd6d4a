import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "../../src/db/statement.ts";
import { runSql } from "../stage/database.ts";
import type { Runtime } from "../stage/runtime.ts";
import { type Account, apiOf, eventsAfter, operatorOf, readAll } from "./api.ts";
import { auditOf, ledgerOf, rowsOf, SHARD, type Stored, waiting } from "./rows.ts";

type Json = ReturnType<typeof JSON.parse>;

const LOOK_MS = 1_000;
const LOOKS = 240;

/** What was there before the database was lost, and has to be there again. */
export interface Known {
  readonly accounts: readonly Account[];
  readonly rows: Stored;
  readonly ledger: string;
  readonly audit: readonly Row[];
  /** The end of each account's log. */
  readonly cursors: ReadonlyMap<string, string>;
  /** Ids and states of each account's partnerships. */
  readonly partnerships: ReadonlyMap<string, string>;
  /** How a repeated call was answered. */
  readonly answered: Json;
  /** Written after the exports, so it is lost. */
  readonly changed: { readonly id: string; readonly title: string };
  readonly younger: string;
  /** Purged after the exports, so no restore brings the person back. */
  readonly erased: string;
}

const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if (await isSo()) return;
    await pause(LOOK_MS);
  }
  throw new Error(`${what} has not ended.`);
};

const exportAll = async (runtime: Runtime, accounts: readonly Account[]): Promise<void> => {
  const operator = operatorOf(runtime);
  for (const { id, name } of accounts) {
    const { data } = (await operator("POST", `/accounts/${id}/exports`)) as Json;
    await until(`The export of ${name}`, async () => {
      const listed = (await operator("GET", `/accounts/${id}/exports`)) as Json;
      return listed.data.some((one: Json) => one.id === data.id && one.state === "DONE");
    });
  }
};

/** The same call, with the same key, at any time. */
export const repeatedCall = (runtime: Runtime, { key }: Account): Promise<Json> =>
  fetch(new URL("/v1/leads/by-ref/DRILL-1", runtime.urls.service), {
    method: "PUT",
    headers: {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": "drill-1",
    },
    body: JSON.stringify({ name: "Ana Drill", email: "ana@clientes.test", consentGiven: true }),
  }).then((answer) => answer.json());

const newLead = async (runtime: Runtime, account: Account, name: string): Promise<string> => {
  const { data } = (await apiOf(runtime, account)("POST", "/leads", {
    name,
    email: `${name.toLowerCase()}@clientes.test`,
    consentGiven: true,
  })) as Json;
  return data.id;
};

export const partnershipsOf = async (runtime: Runtime, account: Account): Promise<string> => {
  const found = await readAll(apiOf(runtime, account), "/partnerships");
  return found
    .map(({ id, status }) => `${id} ${status}`)
    .sort()
    .join("\n");
};

const changeAfterwards = async (runtime: Runtime, account: Account) => {
  const api = apiOf(runtime, account);
  const operator = operatorOf(runtime);
  const erased = await newLead(runtime, account, "Erased");
  return async (): Promise<Pick<Known, "changed" | "younger" | "erased">> => {
    const [property] = await readAll(api, "/properties");
    await api("PATCH", `/properties/${property.id}`, { title: "Depois da exportação" });
    const younger = await newLead(runtime, account, "Younger");
    for (const verb of ["trash", "purge"])
      await operator("POST", `/accounts/${account.id}/leads/${erased}/${verb}`);
    return { changed: property, younger, erased };
  };
};

/** Exports every account, then goes on writing, and reports what there is. */
export const beforeLoss = async (runtime: Runtime, accounts: readonly Account[]): Promise<Known> => {
  const [first] = accounts;
  if (!first) throw new Error("There is no account.");
  const [elsewhere] = await runSql(runtime, [
    { sql: "SELECT id FROM accounts WHERE shard <> ?", params: [SHARD] },
  ]);
  if (elsewhere!.length > 0) throw new Error(`${elsewhere!.length} accounts are not in ${SHARD}.`);
  const answered = await repeatedCall(runtime, first);
  const change = await changeAfterwards(runtime, first);
  await exportAll(runtime, accounts);
  const changes = await change();
  await until("The work that waits in the databases", async () => (await waiting(runtime)) === 0);
  const cursors = new Map<string, string>();
  const partnerships = new Map<string, string>();
  for (const account of accounts) {
    cursors.set(account.id, (await eventsAfter(apiOf(runtime, account), null)).cursor);
    partnerships.set(account.id, await partnershipsOf(runtime, account));
  }
  const ids = accounts.map(({ id }) => id);
  const [rows, ledger, audit] = await Promise.all([
    rowsOf(runtime, ids),
    ledgerOf(runtime),
    auditOf(runtime),
  ]);
  return { accounts, rows, ledger, audit, cursors, partnerships, answered, ...changes };
};
