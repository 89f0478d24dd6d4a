import { eq } from "drizzle-orm";
import { guardFresh } from "../../db/commit.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import { prepared, read } from "../../db/prepared.ts";
import { shards } from "../../db/schema/shards.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";

/** What an operator decides of a database. */
export const SET_STATES = ["OPEN", "CLOSED"] as const satisfies readonly (typeof shards.$inferSelect.state)[];

const stateByName = prepared<"name">((of) =>
  read
    .select({ state: shards.state })
    .from(shards)
    .where(eq(shards.name, of("name"))),
);

/** From now on the database takes new accounts, or none; those that lie there stay. @throws Refusal not_found */
export const setShardState = async (
  ctx: OperatorContext,
  name: string,
  state: (typeof SET_STATES)[number],
): Promise<void> => {
  if (!ctx.shardNames.includes(name)) throw new Refusal("not_found");
  await runInDirectory(ctx, async () => {
    const [[known] = []] = await run(ctx.directory, [stateByName({ name })], ctx.meter);
    const plan = { ...NO_EFFECTS, data: null, result: null, subject: name };
    if ((known?.state ?? "OPEN") === state) return plan;
    const statements = [
      sql(
        `INSERT INTO shards (name, state, changed_at, changed_by) VALUES (?, ?, ?, ?)
         ON CONFLICT (name) DO UPDATE SET
           state = excluded.state, changed_at = excluded.changed_at, changed_by = excluded.changed_by
           WHERE state <> excluded.state`,
        ...[name, state, ctx.clock.now(), ctx.actor],
      ),
      guardFresh,
      auditRow(ctx, { action: "shard.set", accountId: null, subject: name, fields: ["state"] }),
    ];
    return { ...plan, statements };
  });
};
