import { run, sql } from "../../src/db/statement.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { servicesOf } from "../../src/services.ts";
import { accountWithLead } from "../support/account-with.ts";
import type { TestAccount } from "../support/api.ts";
import { drained } from "../support/dump.ts";
import { drainWith } from "../support/event-log.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { query } from "../support/query.ts";
import { moveToSecondShard } from "../support/second-shard.ts";
import { moveClock } from "../support/time.ts";
import { DATABASES, eventsIn, prepareShards, type ShardName, TWO_SHARDS } from "../support/two-shards.ts";
import { startJob } from "./start-job.ts";
import { takeMessages } from "./stub-platform.ts";
import type { Subject } from "./walk.ts";

/** Logs that have both shards. */
const LOGS = {
  getByName: (accountId: string) => ({
    drain: ({ shard }: { readonly shard: string }) =>
      drainWith(faultyEnv(null, TWO_SHARDS), accountId, shard),
  }),
};

const BINDINGS = { ...TWO_SHARDS, EVENT_LOG: LOGS };

const SUMMARY = "radar.client_summary";

interface Client extends TestAccount {
  readonly shard: ShardName;
  readonly leadId: string;
}

/** A client in this shard, whose window of new matches has ended. */
const clientIn = async (shard: ShardName): Promise<Client> => {
  const { account, id: leadId } = await accountWithLead();
  await drained(account.accountId);
  takeMessages(account.accountId);
  if (shard !== "DB") await moveToSecondShard({ propertyId: "", leadId }, account);
  const text = `INSERT INTO radar_windows (since, lead_id, account_id, new_matches, top_score) VALUES (0, ?, ?, 2, 90)`;
  await run(DATABASES[shard], [sql(text, leadId, account.accountId)]);
  return { ...account, shard, leadId };
};

/** An account's events, and those still to come once its log has drained. */
const storedState = async ({ accountId, shard }: Client): Promise<unknown> => {
  await drainWith(faultyEnv(null, TWO_SHARDS), accountId, shard);
  const summaries = await eventsIn(accountId, shard, [SUMMARY]);
  const open = await run(DATABASES[shard], [
    sql("SELECT since FROM radar_windows WHERE account_id = ?", accountId),
    sql("SELECT id FROM outbox WHERE account_id = ?", accountId),
  ]);
  return { shard, newMatches: summaries.map(({ data }) => JSON.parse(data).newMatches), open };
};

/** Summaries of accounts whose data is in two shards. */
export const TWO_SHARD_WINDOWS: Subject = {
  name: "radar-summaries: a window in each of two shards",
  bindings: BINDINGS,
  stage: async () => {
    await prepareShards();
    const clients = [await clientIn("DB"), await clientIn("DB_S1")];
    await query`DELETE FROM gate_notices`;
    return {
      accountId: clients[0]!.accountId,
      attempt: (faulty) => startJob("radar-summaries", faulty.env),
      afterwards: async () => {
        moveClock(MINUTE_MS);
        await runJob("radar-summaries", servicesOf(faultyEnv(null, BINDINGS).env), Date.now());
        return Promise.all(clients.map(storedState));
      },
    };
  },
};
