import { type Effects, event } from "../../../db/plan.ts";
import type { Lead } from "../../../db/schema/leads.ts";
import { leadTable } from "../../../db/schema/leads.ts";
import type { Statement } from "../../../db/statement.ts";
import { isoTime } from "../../../lib/clock.ts";
import { rowStatements } from "../../records/row.ts";
import { clienteleStatements } from "./clientele.ts";
import { differences } from "./difference.ts";
import { loadStatements } from "./distribution.ts";
import { identityStatements } from "./identities.ts";
import { leadWords } from "./words.ts";

type EventType = "lead.created" | "lead.updated" | "lead.deleted" | "lead.restored" | "lead.purged";

export interface LeadChange {
  readonly accountId: string;
  readonly before: Lead | null;
  /** Null if removed for good. */
  readonly after: Lead | null;
  readonly event: EventType;
  /** A creation whose owner the distribution rule chose. */
  readonly byRule?: boolean;
  /** No new client is added once the account's clients have this many bytes. */
  readonly ceiling?: number;
  /** Further statements of the same transaction. */
  readonly also?: readonly Statement[];
}

/** Ids, states and names of changed fields, never personal data (rules 20.7). */
const eventOf = (change: LeadChange) => {
  const { id, externalRef, state, status, ownerAccountId, updatedAt } = change.after ?? change.before!;
  const common = { id, externalRef, state, status, ownerAccountId };
  if (change.event !== "lead.updated") {
    return event(change.event, { ...common, updatedAt: isoTime(updatedAt) });
  }
  const changedFields = differences(change.before!, change.after!).map(({ field }) => field);
  if (changedFields.length === 0) return null;
  return event(change.event, { ...common, changedFields, updatedAt: isoTime(updatedAt) });
};

/** All statements of one client's change: row and guard, count, identities, the owner's load, event. */
export const effectsOf = (change: LeadChange): Effects => {
  const { accountId, before, after } = change;
  const logged = eventOf(change);
  return {
    statements: [
      ...rowStatements(leadTable, before, after && { ...after, words: leadWords(after) }),
      ...clienteleStatements(accountId, before, after, change.ceiling),
      ...identityStatements(accountId, before, after),
      ...loadStatements(accountId, before, after, change.byRule ?? false),
      ...(change.also ?? []),
    ],
    events: logged ? [logged] : [],
    jobs: [],
    changes: [{ kind: "lead", before, after }],
  };
};
