import { describe, expect, it } from "vitest";
import { query } from "../support/query.ts";
import { isService } from "./source.ts";
import { SOURCES } from "./sources.ts";

/** Tables from which nothing is deleted, and why (rules 24.3, 24.7). */
const LASTING: Readonly<Record<string, string>> = {
  access_requests: "what the grant is based on, kept as long as the account",
  account_moves: "one row a move: what moved where",
  account_stores: "a row an account and store: triggers count it",
  accounts: "the platform's customers, as long as they are its customers",
  batch_lanes: "a row an account, without personal data",
  captacao_desks: "a row an account: its counters and its balance",
  job_runs: "the last 30 runs of each job: a trigger removes the others",
  neighborhood_decisions: "the order in which every database learns the catalog",
  neighborhood_keys: "spellings of the catalog",
  neighborhood_totals: "sums of the catalog",
  neighborhoods: "the catalog",
  neighborhoods_learned: "one row: how far a database has come",
  owner_notices: "announcements to every owner",
  postal_codes: "the catalog",
  portfolios: "a row an account: its counters",
  restores: "what was brought back, by whom: a few rows",
  shard_sizes: "a row a database",
  shards: "a row a database",
  team_members: "properties and clients name them",
};

const tablesStored = async (): Promise<string[]> => {
  const results = await query`SELECT name FROM sqlite_master
    WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'd1_*'`;
  return results.map(({ name }) => name).sort();
};

/** Tables that a statement names only at run time, and the statement's file. */
const BY_NAME: Readonly<Record<string, string>> = {
  captacao_demand: "src/domain/captacao/count-demand.ts",
  captacao_demand_of_accounts: "src/domain/captacao/count-demand.ts",
  captacao_demand_shares: "src/domain/captacao/count-demand.ts",
  leads: "src/domain/records/row.ts",
  properties: "src/domain/records/row.ts",
};

const namedLater = SOURCES.filter(({ uncommented }) => /DELETE FROM \$\{table/.test(uncommented)).map(
  ({ path }) => path,
);

const deleted = new Set(
  SOURCES.filter(isService).flatMap(({ uncommented }) =>
    [...uncommented.matchAll(/DELETE FROM (\w+)/g)].map(([, table]) => table!),
  ),
);

describe("every table", () => {
  it("is cleaned by the service, or kept for a stated reason", async () => {
    expect((await tablesStored()).filter((table) => !deleted.has(table) && !(table in BY_NAME))).toEqual(
      Object.keys(LASTING).sort(),
    );
  });

  it.each(Object.entries(BY_NAME))("%s is cleaned by %s", (_, file) => {
    expect(namedLater).toContain(file);
  });
});
