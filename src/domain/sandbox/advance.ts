import type { WriteContext } from "../../call-context.ts";
import { joinEffects, type WritePlan } from "../../db/plan.ts";
import { leadTable } from "../../db/schema/leads.ts";
import { run, sql } from "../../db/statement.ts";
import { DAY_MS } from "../../lib/clock.ts";
import { planPurge as planLeadPurge } from "../leads/purge.ts";
import { CONFIRM_EVERY_MS, NOTICE_MS } from "../properties/confirmation.ts";
import { planExpiry, unansweredNotices } from "../properties/expire-confirmations.ts";
import { countedOnce } from "../properties/portfolio.ts";
import { planPurge } from "../properties/purge.ts";
import { inTurn, readRelated } from "../properties/related.ts";
import { type DueObjects, dueRows, readRecords } from "../records/due.ts";
import { expiredTrash } from "../records/trash-expiry.ts";

/** Past every deadline of the service. */
export const MAX_DAYS = 400;
/** Objects of each kind in one transaction; the next call takes the next ones. */
const AT_ONCE = 15;

interface Advanced {
  readonly until: number;
  readonly expired: number;
  readonly purged: number;
  readonly purgedIds: readonly string[];
  /** Whether another call has more to do. */
  readonly more: boolean;
}

/** Properties that would get a notice, and then go seven days without an answer. */
const unconfirmed = (until: number): DueObjects =>
  dueRows({
    from: "properties INDEXED BY properties_to_confirm",
    where: "status = 'ACTIVE' AND notice_at IS NULL",
    since: "confirmed_at",
    until: () => "?3",
    params: [until - CONFIRM_EVERY_MS - NOTICE_MS],
  });

const dueIn = ({ accountId }: WriteContext, { own, params }: DueObjects) =>
  sql(own("?1", AT_ONCE), accountId, null, ...params);

/**
 * Does now what the jobs would do to an account in some days: unconfirmed properties go offline, the trash is emptied.
 * The time itself stays, so that no date is ahead of its reader's clock (rules 32.12).
 */
export const advance = async (ctx: WriteContext, days: number): Promise<WritePlan<Advanced, null>> => {
  const until = ctx.clock.now() + days * DAY_MS;
  const looks = [
    unansweredNotices(until),
    unconfirmed(until),
    expiredTrash("properties", until),
    expiredTrash("leads", until),
  ];
  const found = await run(
    ctx.db,
    looks.map((look) => dueIn(ctx, look)),
    ctx.meter,
  );
  const [noticed = [], silent = [], listings = [], clients = []] = found.map((rows) =>
    rows.map(({ id }) => id as string),
  );
  const expiring = new Set([...noticed, ...silent]);
  const properties = await readRelated(ctx, [...expiring, ...listings]);
  const leads = await readRecords(ctx, leadTable, clients);
  const effects = joinEffects([
    ...inTurn(properties, (one) => (expiring.has(one.id) ? planExpiry(ctx, one) : planPurge(ctx, one))),
    ...leads.map((lead) => planLeadPurge(ctx, lead)),
  ]);
  const purgedIds = [...listings, ...clients];
  return {
    ...effects,
    statements: countedOnce(effects.statements),
    data: {
      until,
      expired: expiring.size,
      purged: purgedIds.length,
      purgedIds,
      more: found.some((rows) => rows.length === AT_ONCE),
    },
    result: null,
    subject: null,
  };
};
