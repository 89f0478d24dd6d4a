import { guardFresh, NO_EFFECTS } from "../../db/plan.ts";
import { selectBy } from "../../db/prepared.ts";
import { shards } from "../../db/schema/shards.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";

/** What an operator decides about a database. */
export const SET_STATES = shards.state.enumValues;

/** The size to which `relieve` reduces a full database. */
export const RELIEVED_BYTES = 3_000_000_000;

const stateByName = selectBy(shards, ["name"], ["state", "relieveTo"]);

/**
 * Opens the database to new accounts, or closes it.
 * @param relieveTo accounts are moved out until the rest has at most this many bytes; null if all stay
 * @throws Refusal not_found
 */
export const setShardState = async (
  ctx: OperatorContext,
  name: string,
  state: (typeof SET_STATES)[number],
  relieveTo: number | null = state === "DRAINING" ? 0 : null,
): Promise<void> => {
  if (!ctx.shardNames.includes(name)) throw new Refusal("not_found");
  await runInDirectory(ctx, async () => {
    const [[known] = []] = await run(ctx.directory, [stateByName({ name })], ctx.meter);
    const plan = { ...NO_EFFECTS, data: null, result: null, subject: name };
    if ((known?.state ?? "OPEN") === state && (known?.relieve_to ?? null) === relieveTo) return plan;
    const statements = [
      sql(
        `INSERT INTO shards (name, state, changed_at, changed_by, relieve_to) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (name) DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at,
           changed_by = excluded.changed_by, relieve_to = excluded.relieve_to
           WHERE state <> excluded.state OR relieve_to IS NOT excluded.relieve_to`,
        name,
        state,
        ctx.clock.now(),
        ctx.actor,
        relieveTo,
      ),
      guardFresh,
      auditRow(ctx, {
        action: relieveTo === null ? "shard.set" : "shard.relieve",
        accountId: null,
        subject: name,
        fields: ["state"],
      }),
    ];
    return { ...plan, statements };
  });
};
