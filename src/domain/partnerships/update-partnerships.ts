import { commit, StaleWrite } from "../../db/commit.ts";
import type { WholeEffects } from "../../db/plan.ts";
import { dropReceipts } from "../../db/receipts.ts";
import { type AllDatabases, DIRECTORY, run, type Statement, sql } from "../../db/statement.ts";
import type { AccountGatePort } from "../../ports/account-gate.ts";
import type { EventLogPort } from "../../ports/event-log.ts";
import { OPEN_STAGES_SQL } from "../../vocabulary/value-lists.ts";
import { forgetAnswers } from "../accounts/gate-notice.ts";
import { drainIntoLogs } from "../outbox/drain-into-log.ts";
import { changeEffects, refreshEffects } from "./change.ts";
import { type Held, readHoldings } from "./holdings.ts";
import { type Partnership, propertyOf, readPartnerships } from "./partnership.ts";
import { type Reconciled, reconcile, sidesIn } from "./reconcile.ts";

export interface UpdatePorts extends Pick<AllDatabases, "directory" | "shard"> {
  log(accountId: string): Pick<EventLogPort, "drain">;
  gate(accountId: string): AccountGatePort;
}

interface ReportedObject {
  readonly kind: "property" | "lead";
  readonly id: string;
  /** It was removed for good. */
  readonly gone?: boolean | undefined;
}

const PAGE = 100;
/** Rounds for objects that change meanwhile; the sweep does the rest. */
const MAX_ROUNDS = 5;

const KEPT =
  "(message IS NOT NULL OR facts IS NOT NULL OR client_card IS NOT NULL OR property_card IS NOT NULL)";

const leg = (column: string, index: string, ids: "?1" | "?2"): string =>
  `SELECT id FROM partnerships INDEXED BY ${index}
   WHERE ${column} IN (SELECT value FROM json_each(${ids})) AND id > ?4
   AND (status IN ${OPEN_STAGES_SQL} OR (${column} IN (SELECT value FROM json_each(?3)) AND ${KEPT}))`;

/** Open partnerships of reported objects, and also ended ones that still show a removed object. */
const partnershipsOf = (reported: readonly ReportedObject[], after: string): Statement => {
  const idsOf = (among: readonly ReportedObject[]) => JSON.stringify([...new Set(among.map(({ id }) => id))]);
  return sql(
    `${leg("lead_id", "partnerships_of_lead", "?1")} UNION ${leg("property_id", "partnerships_of_property", "?2")}
     UNION ${leg("development_id", "partnerships_of_development", "?2")} ORDER BY id LIMIT ${PAGE}`,
    idsOf(reported.filter(({ kind }) => kind === "lead")),
    idsOf(reported.filter(({ kind }) => kind === "property")),
    idsOf(reported.filter(({ gone }) => gone)),
    after,
  );
};

const heldIn = (partnership: Partnership): Held[] => [
  { kind: "lead", id: partnership.leadId, accountId: partnership.clientAccountId },
  { kind: "property", id: propertyOf(partnership), accountId: partnership.propertyAccountId },
];

const effectsOf = (partnership: Partnership, reconciled: Reconciled, now: number): WholeEffects => {
  if (reconciled.kind === "shown") return refreshEffects(partnership, reconciled.fields);
  const { effects } = changeEffects(partnership, reconciled.change, now);
  if (!reconciled.isPurge) return effects;
  // Stored answers show the purged object.
  return { ...effects, statements: [...effects.statements, dropReceipts("directory", partnership.id)] };
};

const write = async (
  ports: UpdatePorts,
  partnership: Partnership,
  reconciled: Reconciled,
  now: number,
): Promise<void> => {
  const { id, clientAccountId: accountId, propertyAccountId } = partnership;
  const effects = effectsOf(partnership, reconciled, now);
  if (reconciled.kind === "announced" && reconciled.isPurge)
    for (const holder of [accountId, propertyAccountId]) await forgetAnswers(ports, holder, [id]);
  try {
    await commit({ db: ports.directory, accountId, now }, effects);
  } catch (error) {
    // It has changed meanwhile: the next round reads it again.
    if (!(error instanceof StaleWrite)) throw error;
    return;
  }
  if (effects.events.length > 0) await drainIntoLogs(ports, { accountId, shard: DIRECTORY }, effects.events);
};

/**
 * Compares partnerships with their objects, and those that differ once more, because the rows read may have changed
 * before the write. It reads the partnership before the objects, so outdated knowledge writes nothing.
 * @returns how many differed
 */
export const reconcileAll = async (
  ports: UpdatePorts,
  ids: readonly string[],
  now: number,
): Promise<number> => {
  let remaining = ids;
  let first = 0;
  for (let round = 0; round < MAX_ROUNDS && remaining.length > 0; round += 1) {
    const read = await readPartnerships(ports.directory, remaining);
    const holdings = await readHoldings(ports, read.flatMap(heldIn));
    const differing = read.flatMap((partnership) => {
      const reconciled = reconcile(partnership, sidesIn(holdings, partnership), now);
      return reconciled ? [{ partnership, reconciled }] : [];
    });
    for (const { partnership, reconciled } of differing) await write(ports, partnership, reconciled, now);
    if (round === 0) first = differing.length;
    remaining = differing.map(({ partnership }) => partnership.id);
  }
  return first;
};

/** Updates the partnerships of changed or removed objects; objects without any partnership cost one query in all. */
export const updatePartnerships = async (
  ports: UpdatePorts,
  reported: readonly ReportedObject[],
  now: number,
): Promise<void> => {
  for (let after = ""; ; ) {
    const [rows = []] = await run(ports.directory, [partnershipsOf(reported, after)]);
    const ids = rows.map((row) => row.id as string);
    await reconcileAll(ports, ids, now);
    if (ids.length < PAGE) return;
    after = ids.at(-1)!;
  }
};
