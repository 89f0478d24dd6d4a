import type { WriteContext } from "../../../call-context.ts";
import type { Lead } from "../../../db/schema/leads.ts";
import { leadTable } from "../../../db/schema/leads.ts";
import type { Fault } from "../../../errors/faults.ts";
import { refuseAny } from "../../../errors/refusal.ts";
import { DAY_MS } from "../../../lib/clock.ts";
import { newId } from "../../../lib/id.ts";
import { assertMayTakeOn } from "./clientele.ts";
import { chooseOwner } from "./distribution.ts";
import { columnsOf, namedFields } from "./fields.ts";
import type { LeadInput } from "./input.ts";
import { NO_INTEREST } from "./interest.ts";
import type { LoadedLead } from "./load.ts";
import { withRadar } from "./pending.ts";
import { changePlan } from "./plan.ts";
import { completenessFaults, consistencyFaults, referenceFaults } from "./validity.ts";
import type { LeadPlan } from "./write-result.ts";

/** The members that depend on how a client is created. */
export interface Origin {
  readonly externalRef: string | null;
}

/** A new client whose last activity is older is created archived (rules 15.14). */
const QUIET_MS = 60 * DAY_MS;

const newLead = (ctx: WriteContext, { externalRef }: Origin, now: number): Lead => ({
  ...leadTable.nulls,
  interactionBytes: 0,
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
const filled = (ctx: WriteContext, loaded: LoadedLead, input: LeadInput, origin: Origin): Lead => {
  const now = ctx.clock.now();
  const before = newLead(ctx, origin, now);
  const writing = { before, references: loaded, input, now };
  return Object.assign({ ...before }, ...namedFields(input).map((field) => columnsOf(field, writing)));
};

/** None of what is lacking lasts: once somebody else has made the client, the same request updates it (rules 7.4). */
const faultsOf = (ctx: WriteContext, loaded: LoadedLead, input: LeadInput, lead: Lead): Fault[] => [
  ...completenessFaults(lead, input),
  ...referenceFaults(input, loaded, ctx.clock.now()),
  ...consistencyFaults(lead, input),
];

/** All faults of a creation's request. */
export const creationFaults = (
  ctx: WriteContext,
  loaded: LoadedLead,
  input: LeadInput,
  origin: Origin,
): Fault[] => faultsOf(ctx, loaded, input, filled(ctx, loaded, input, origin));

const stateOf = ({ lastActivityAt }: Lead, now: number): Lead["state"] =>
  lastActivityAt !== null && lastActivityAt < now - QUIET_MS ? "ARCHIVED" : "ACTIVE";

/** Plans a creation, with the owner that the request names, or else the one that the distribution rule chooses. */
export const planCreation = (
  ctx: WriteContext,
  loaded: LoadedLead,
  input: LeadInput,
  origin: Origin,
): LeadPlan => {
  const lead = filled(ctx, loaded, input, origin);
  refuseAny(faultsOf(ctx, loaded, input, lead));
  assertMayTakeOn(loaded.clientele.clients);
  const chosen = lead.ownerAccountId === null ? chooseOwner(loaded.candidates) : null;
  const owned = chosen ? { ...lead, ownerAccountId: chosen.id, ownerName: chosen.name } : lead;
  const after = withRadar({ ...owned, state: stateOf(lead, ctx.clock.now()) });
  const change = {
    before: null,
    after,
    event: "lead.created",
    byRule: chosen !== null,
    stored: loaded.clientele.bytes,
  } as const;
  return changePlan(ctx, change, "CREATED");
};
