import { env } from "cloudflare:workers";
import { AccountMover } from "../../durable-objects/account-mover/object.ts";
import { run } from "../../src/db/statement.ts";
import { computedColumns, computedOf, insertions } from "../../src/domain/moves/row-pages.ts";
import { HOUR_MS } from "../../src/lib/clock.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import type { Answer } from "../support/http.ts";
import { person } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { BINDINGS, callOn, countIn, moveOf, planMove, workOn } from "../support/move-stage.ts";
import { query } from "../support/query.ts";
import { moveClock } from "../support/time.ts";
import { DATABASES, makeAccountIn, prepareShards } from "../support/two-shards.ts";
import { drainEverything } from "./drain-everything.ts";
import { runInObject } from "./run-in-object.ts";
import type { Subject } from "./walk.ts";

let prepared: Promise<void> | null = null;

/** An account that is closed in its old database and only has to be switched to the new one. */
const closedAccount = async (): Promise<{ accountId: string; moveId: string }> => {
  prepared ??= prepareShards();
  await prepared;
  const account = await makeAccountIn("DB_S1");
  const { accountId } = account;
  for (const table of ["portfolios", "team_members"] as const) {
    const rows = await query(`SELECT * FROM ${table} WHERE account_id = ?`, accountId);
    const [columns] = await run(DATABASES.DB_S1, [computedColumns()]);
    await run(DATABASES.DB_S1, insertions(table, rows, computedOf(columns!), "OR IGNORE"));
  }
  const made: Answer[] = [
    await callOn(account, "PUT", "/properties/by-ref/a-1", { body: listing() }),
    await callOn(account, "PUT", "/leads/by-ref/c-1", { body: person() }),
  ];
  for (const { status, text } of made) if (status !== 201) throw new Error(`Not prepared: ${text}`);
  const moveId = await planMove(accountId, "DB_S1", "DB");
  await workOn(accountId, ({ state }) => state === "FROZEN");
  return { accountId, moveId };
};

const moverOf = (accountId: string): DurableObjectStub => env.ACCOUNT_MOVER.getByName(accountId);

/** The mover's work until the account is in its new database, and then until nothing is left in the old one. */
export const ACCOUNT_MOVER_CALLS: readonly Subject[] = [
  {
    name: "AccountMover.alarm: an account that is closed",
    bindings: BINDINGS,
    // Each attempt to close the account has a number, and a failed one is repeated.
    ignoredColumns: ["account_moves.step", "account_moves.error", "account_moves.frozen_ms"],
    stage: async () => {
      const { accountId, moveId } = await closedAccount();
      const runAlarm = (faulty: ReturnType<typeof faultyEnv>) =>
        runInObject(moverOf(accountId), faulty, async (state) => {
          const mover = new AccountMover(state, faulty.env);
          await mover.wake(accountId);
          await mover.alarm();
        });
      return {
        accountId,
        attempt: runAlarm,
        afterwards: async () => {
          for (let turn = 0; (await moveOf(moveId)).state !== "DONE"; turn += 1) {
            if (turn === 10) throw new Error("The move never ends.");
            await runAlarm(faultyEnv(null, BINDINGS));
            moveClock(HOUR_MS);
          }
          await drainEverything(accountId);
          return { left: await countIn("DB_S1", accountId) };
        },
      };
    },
  },
];
