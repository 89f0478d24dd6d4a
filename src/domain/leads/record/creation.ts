import type { WriteContext } from "../../../call-context.ts";
import type { Lead } from "../../../db/schema/leads.ts";
import { leadTable } from "../../../db/schema/leads.ts";
import type { Fault } from "../../../errors/faults.ts";
import { refuseAny } from "../../../errors/refusal.ts";
import { DAY_MS } from "../../../lib/clock.ts";
import { newId } from "../../../lib/id.ts";
import { refWarnings } from "../../records/likely-ref.ts";
import { assertMayTakeOn } from "./clientele.ts";
import { chooseOwner } from "./distribution.ts";
import { columnsOf, FLAGS, flagsBeyond, namedFields } from "./fields.ts";
import { NO_INTEREST } from "./interest.ts";
import type { LoadedLead } from "./load.ts";
import { withEligibility } from "./pending.ts";
import { changePlan } from "./plan.ts";
import { completenessFaults, consistencyFaults, referenceFaults } from "./validity.ts";
import type { LeadPlan } from "./write-result.ts";

/** The members that depend on how a client is created. */
export interface Origin {
  readonly externalRef: string | null;
}

/** A new client whose last activity is older is created archived (rules 15.14). */
const INACTIVE_MS = 60 * DAY_MS;

const newLead = (ctx: WriteContext, { externalRef }: Origin, now: number): Lead => ({
  ...leadTable.nulls,
  interactionBytes: 0,
  weighed: true,
  seq: 0,
  id: newId("lead"),
  accountId: ctx.accountId,
  externalRef,
  source: ctx.source,
  state: "ACTIVE",
  status: "NEW",
  name: "",
  phones: [],
  preApproved: false,
  sharedToNetwork: false,
  interest: NO_INTEREST,
  pending: [],
  radar: "NONE",
  dashboardFields: [],
  version: 1,
  createdAt: now,
  updatedAt: now,
});

/** A new client with the fields that a request names. */
const filled = (ctx: WriteContext, loaded: LoadedLead, origin: Origin): Lead => {
  const { input } = loaded.given;
  const now = ctx.clock.now();
  const before = newLead(ctx, origin, now);
  const writing = { before, references: loaded, input, now };
  const unsetFlags = flagsBeyond(FLAGS, input);
  return Object.assign(
    { ...before, unsetFlags },
    ...namedFields(input).map((field) => columnsOf(field, writing)),
  );
};

/**
 * A missing member is never a lasting fault: once somebody else has created the client, the same request updates it
 * (rules 7.4).
 */
const faultsOf = (ctx: WriteContext, loaded: LoadedLead, lead: Lead): Fault[] => [
  ...completenessFaults(lead, loaded.given.input),
  ...referenceFaults(loaded.given.input, loaded, ctx.clock.now()),
  ...consistencyFaults(lead, loaded.given),
];

/** All faults of a request to create a client. */
export const creationFaults = (ctx: WriteContext, loaded: LoadedLead, origin: Origin): Fault[] =>
  faultsOf(ctx, loaded, filled(ctx, loaded, origin));

/** Whether a client's latest activity is so long ago that nobody waits for an answer. */
export const isQuiet = (lastActivityAt: number | null | undefined, now: number): boolean =>
  (lastActivityAt ?? now) < now - INACTIVE_MS;

/** Plans a creation, with the owner that the request names, or else the one that the distribution rule chooses. */
export const planCreation = (ctx: WriteContext, loaded: LoadedLead, origin: Origin): LeadPlan => {
  const lead = filled(ctx, loaded, origin);
  refuseAny(faultsOf(ctx, loaded, lead));
  assertMayTakeOn(loaded.clientele.clients);
  const chosen = lead.ownerAccountId === null ? chooseOwner(loaded.candidates) : null;
  const owned = chosen ? { ...lead, ownerAccountId: chosen.id, ownerName: chosen.name } : lead;
  const after = withEligibility({
    ...owned,
    state: isQuiet(lead.lastActivityAt, ctx.clock.now()) ? "ARCHIVED" : "ACTIVE",
  });
  const change = {
    before: null,
    after,
    event: "lead.created",
    byRule: chosen !== null,
    stored: loaded.clientele.bytes,
  } as const;
  return changePlan(ctx, change, "CREATED", {
    warnings: [...refWarnings(loaded.likelyRef), ...loaded.given.warnings],
  });
};
