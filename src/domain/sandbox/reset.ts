import { type WriteContext, writeContext } from "../../call-context.ts";
import { runPlan } from "../../db/commit.ts";
import { joinEffects, type WritePlan } from "../../db/plan.ts";
import { leadTable } from "../../db/schema/leads.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import { type Account, loadAccount } from "../accounts/account.ts";
import { forgetAnswers } from "../accounts/gate-notice.ts";
import { auditRow } from "../audit/audit-row.ts";
import { removeFeed } from "../feeds/configure-feed.ts";
import { planPurge as planLeadPurge } from "../leads/purge.ts";
import { drainIntoLogs } from "../outbox/drain-into-log.ts";
import { discardPhotos } from "../photos/discard-photos.ts";
import { countedOnce } from "../properties/portfolio.ts";
import { planPurge } from "../properties/purge.ts";
import { inTurn, readRelated } from "../properties/related.ts";
import { readRecords } from "../records/due.ts";
import { readDemoData } from "./demo-data.ts";
import { PROPERTY_LIMIT, type SandboxContext } from "./filling.ts";
import { makeSandbox } from "./make-sandbox.ts";

/** What the next call does; DONE when there is nothing left. */
type ResetState = "EMPTYING" | "FILLING" | "DONE";

/** Properties, and clients, deleted in one transaction. */
const AT_ONCE = 20;
/** Transactions of one call. */
const ROUNDS = 2;
/** Deletions of bytes in one call, a thousand photos each. */
const DISCARDS = 5;

/** Begins to empty the sandbox of what it has now. A second call finds it begun. */
const begin = async (ctx: SandboxContext, { id }: Account, now: number): Promise<void> => {
  const markReset = sql(
    `UPDATE accounts SET sandbox_reset_at = ?, sandbox_filled_at = NULL
     WHERE id = ? AND sandbox_filled_at IS NOT NULL`,
    now,
    id,
  );
  const row = auditRow(ctx, { action: "sandbox.reset", accountId: id, subject: id, fields: [] });
  await run(ctx.directory, [markReset, row], ctx.meter);
};

/** Leaves younger objects alone: they belong to the next filling, however late a simultaneous call empties. */
const planRound = async (
  ctx: WriteContext & Pick<SandboxContext, "gate">,
  until: number,
): Promise<WritePlan<{ readonly gone: number }, null>> => {
  const old = (table: string) =>
    sql(
      `SELECT id FROM ${table} WHERE account_id = ? AND created_at <= ? LIMIT ${AT_ONCE}`,
      ctx.accountId,
      until,
    );
  const found = await run(ctx.db, [old("properties"), old("leads")], ctx.meter);
  const [listings = [], clients = []] = found.map((rows) => rows.map(({ id }) => id as string));
  const ids = [...listings, ...clients];
  if (ids.length === 0) return { ...(await removeFeed(ctx)), data: { gone: 0 } };
  await forgetAnswers(ctx, ctx.accountId, ids);
  const effects = joinEffects([
    ...inTurn(await readRelated(ctx, listings), (property) => planPurge(ctx, property)),
    ...(await readRecords(ctx, leadTable, clients)).map((lead) => planLeadPurge(ctx, lead)),
  ]);
  const statements = countedOnce(effects.statements);
  return { ...effects, statements, data: { gone: ids.length }, result: null, subject: null };
};

/**
 * The bytes of the demonstration's pictures are deleted before they are stored again, never after.
 * @returns false while somebody else deletes them
 */
const discard = async ({ photos, assets, clock, meter }: SandboxContext, db: Database, accountId: string) => {
  await discardPhotos(db, photos, accountId, clock.now(), DISCARDS);
  const { pictures } = await readDemoData(assets);
  const ours = JSON.stringify(Object.values(pictures).map(({ hash }) => hash));
  const undeleted = sql(
    "SELECT 1 FROM photo_discards WHERE account_id = ? AND hash IN (SELECT value FROM json_each(?)) LIMIT 1",
    accountId,
    ours,
  );
  const [rows = []] = await run(db, [undeleted], meter);
  return rows.length === 0;
};

/** @returns whether all that was there is gone */
const empty = async (ctx: SandboxContext, { id, shard }: Account, until: number): Promise<boolean> => {
  const own = { accountId: id, db: ctx.shard(shard), meter: ctx.meter, propertyLimit: PROPERTY_LIMIT };
  const writes = { ...writeContext(ctx, { ...own, source: "DASHBOARD", dryRun: false }), gate: ctx.gate };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { plan, committed } = await runPlan(writes, () => planRound(writes, until));
    if (committed) await drainIntoLogs(ctx, { accountId: id, shard }, plan.events);
    if (plan.data.gone === 0) return discard(ctx, own.db, id);
  }
  return false;
};

/** What the next call would do. */
export const nextOfReset = ({ sandboxFilledAt, sandboxResetAt }: Account): ResetState =>
  sandboxFilledAt === null && sandboxResetAt === null ? "FILLING" : "EMPTYING";

/**
 * One step of setting a sandbox back to its demonstration data. Each finds what the last one left, so a crash costs
 * only time, and simultaneous calls end like one (rules 32.15).
 */
export const resetStep = async (ctx: SandboxContext, accountId: string): Promise<ResetState> => {
  const account = await loadAccount(ctx, accountId);
  if (nextOfReset(account) === "FILLING") {
    await makeSandbox(ctx, account.sandboxOf!);
    return "DONE";
  }
  const now = ctx.clock.now();
  if (account.sandboxFilledAt !== null) await begin(ctx, account, now);
  const until = account.sandboxFilledAt === null ? account.sandboxResetAt! : now;
  if (!(await empty(ctx, account, until))) return "EMPTYING";
  const emptied = sql(
    "UPDATE accounts SET sandbox_reset_at = NULL WHERE id = ? AND sandbox_reset_at = ?",
    accountId,
    until,
  );
  await run(ctx.directory, [emptied], ctx.meter);
  return "FILLING";
};
