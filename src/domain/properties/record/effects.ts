import { type Effects, event, type Job } from "../../../db/plan.ts";
import type { Property } from "../../../db/schema/properties.ts";
import { propertyTable } from "../../../db/schema/properties.ts";
import type { Statement } from "../../../db/statement.ts";
import { isoTime } from "../../../lib/clock.ts";
import { tellProperty } from "../../radar/tells.ts";
import { rowStatements } from "../../records/row.ts";
import { differences } from "./difference.ts";
import { portfolioStatements } from "./portfolio.ts";

type EventType =
  | "property.created"
  | "property.updated"
  | "property.deleted"
  | "property.restored"
  | "property.purged";

export interface PropertyChange {
  readonly accountId: string;
  readonly before: Property | null;
  /** Null: removed for good. */
  readonly after: Property | null;
  readonly event: EventType;
  readonly limit: number;
  readonly now: number;
  /** See PortfolioStep. */
  readonly incidental?: true;
  readonly jobs?: readonly Job[];
  /** Further statements of the same transaction. */
  readonly also?: readonly Statement[];
}

const eventOf = (change: PropertyChange) => {
  const shown = change.after ?? change.before!;
  const common = { id: shown.id, externalRef: shown.externalRef, status: shown.status };
  const updatedAt = isoTime(shown.updatedAt);
  if (change.event !== "property.updated") return event(change.event, { ...common, updatedAt });
  const changedFields = differences(change.before!, change.after!).map(({ field }) => field);
  return changedFields.length === 0 ? null : event(change.event, { ...common, changedFields, updatedAt });
};

/** Everything a change of one property writes: the row under its guard, the counters, the event, the jobs. */
export const effectsOf = (change: PropertyChange): Effects => {
  const logged = eventOf(change);
  return {
    statements: [
      ...rowStatements(propertyTable, change.before, change.after),
      ...portfolioStatements(change),
      ...(change.also ?? []),
    ],
    events: logged ? [logged] : [],
    jobs: [...(change.jobs ?? []), ...tellProperty(change.before, change.after)],
  };
};
