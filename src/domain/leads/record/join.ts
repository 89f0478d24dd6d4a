import type { WriteContext } from "../../../call-context.ts";
import type { Interest, Lead, Phone } from "../../../db/schema/leads.ts";
import type { Fault } from "../../../errors/faults.ts";
import { refuseAny } from "../../../errors/refusal.ts";
import { MAX_PHONES } from "../../../vocabulary/limits.ts";
import { withDashboardFields } from "../../records/dashboard-fields.ts";
import { refWarnings } from "../../records/likely-ref.ts";
import { differs, nextVersion } from "../../records/row.ts";
import { isQuiet } from "./creation.ts";
import { changesOf } from "./difference.ts";
import { columnsOf, distinct, type FLAGS, flagsBeyond, type Writing, type WrittenField } from "./fields.ts";
import type { LeadInput, PhoneGiven } from "./input.ts";
import { mergeInterest, NO_INTEREST, RANGES, rangeFaults } from "./interest.ts";
import type { LoadedLead } from "./load.ts";
import { noteOf } from "./note.ts";
import { gapWarnings, withEligibility } from "./pending.ts";
import { changePlan, unchangedPlan } from "./plan.ts";
import type { Match } from "./same-person.ts";
import { assertWithoutRef, assertWritable, referenceFaults, requestFaults } from "./validity.ts";
import type { LeadPlan } from "./write-result.ts";

/** What joining does to one field: what it fills, and what stays although the request says otherwise. */
interface Joined {
  readonly columns: Partial<Lead>;
  readonly kept: readonly string[];
}

const NOTHING: Joined = { columns: {}, kept: [] };

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const textField =
  (field: "name" | "email") =>
  (writing: Writing): Joined => {
    const columns = columnsOf(field, writing);
    if (isEmpty(columns[field])) return NOTHING;
    if (isEmpty(writing.before[field])) return { columns, kept: [] };
    return differs(writing.before, columns) ? { columns: {}, kept: [`/${field}`] } : NOTHING;
  };

const joinOwner = (writing: Writing): Joined => {
  const { before, input } = writing;
  const columns = columnsOf("ownerAccountId", writing);
  if (isEmpty(columns.ownerAccountId) || columns.ownerAccountId === before.ownerAccountId) return NOTHING;
  if (before.ownerAccountId === null) return { columns, kept: [] };
  const named = ["ownerAccountId", "ownerEmail"] as const;
  return { columns: {}, kept: named.filter((name) => !isEmpty(input[name])).map((name) => `/${name}`) };
};

/** A request's stage is meant for a new client; here the conversation has moved on. */
const joinStatus = ({ before, input }: Writing): Joined =>
  input.status === before.status ? NOTHING : { columns: {}, kept: ["/status"] };

/** Differences become an interaction (noteOf). */
const joinNotes = (writing: Writing): Joined => {
  const columns = columnsOf("notes", writing);
  const stays = !isEmpty(columns.notes) && writing.before.notes !== null && differs(writing.before, columns);
  return stays ? { columns: {}, kept: ["/notes"] } : NOTHING;
};

const joinFlag =
  (flag: (typeof FLAGS)[number]) =>
  ({ before, input }: Writing): Joined => {
    if (before.unsetFlags?.includes(flag)) return { columns: { [flag]: input[flag] }, kept: [] };
    return input[flag] === before[flag] ? NOTHING : { columns: {}, kept: [`/${flag}`] };
  };

/** New phones are added while there is room; a known one can only gain WhatsApp. */
const joinPhones = ({ before, input }: Writing): Joined => {
  const phones = new Map<string, Phone>(before.phones.map((phone) => [phone.number, phone]));
  const kept: string[] = [];
  const add = ({ number, isWhatsApp, at }: PhoneGiven): void => {
    const known = phones.get(number);
    if (!known && phones.size >= MAX_PHONES) kept.push(`/phones/${at}`);
    else if (known?.isWhatsApp && isWhatsApp === false) kept.push(`/phones/${at}/isWhatsApp`);
    else phones.set(number, { number, isWhatsApp: isWhatsApp ?? known?.isWhatsApp ?? false });
  };
  for (const phone of input.phones ?? []) add(phone);
  return { columns: { phones: distinct([...phones.values()]) }, kept };
};

const pointer = (member: string): string => `/interest/${member}`;

/** A bound that would leave the stored range empty is not filled in. */
const withoutCrossed = (before: Interest, filled: Interest): { interest: Interest; kept: string[] } => {
  const interest: Record<string, unknown> = { ...filled };
  const kept: string[] = [];
  for (const [low, high] of RANGES) {
    const minimum = filled[low];
    const maximum = filled[high];
    if (minimum === null || maximum === null || minimum <= maximum) continue;
    const added = before[low] === null ? low : high;
    interest[added] = null;
    kept.push(pointer(added));
  }
  return { interest: interest as unknown as Interest, kept };
};

const joinInterest = ({ before, input, references }: Writing): Joined => {
  const requested = mergeInterest(NO_INTEREST, input.interest ?? {}, references.places);
  const members = Object.keys(requested).filter((member) => !isEmpty(requested[member as keyof Interest]));
  const filled: Record<string, unknown> = { ...before.interest };
  const stays: string[] = [];
  for (const member of members as (keyof Interest)[]) {
    if (isEmpty(before.interest[member])) filled[member] = requested[member];
    else if (differs(before.interest, { [member]: requested[member] })) stays.push(pointer(member));
  }
  const { interest, kept } = withoutCrossed(before.interest, filled as unknown as Interest);
  return { columns: { interest }, kept: [...stays, ...kept] };
};

/** Any request is a sign of life, whatever else it says. */
const joinActivity = ({ before, input, now }: Writing): Joined => {
  const at = Math.min(input.lastActivityAt ?? now, now);
  return { columns: { lastActivityAt: Math.max(before.lastActivityAt ?? 0, at) }, kept: [] };
};

const JOINS: { readonly [F in WrittenField]: (writing: Writing) => Joined } = {
  name: textField("name"),
  phones: joinPhones,
  email: textField("email"),
  status: joinStatus,
  notes: joinNotes,
  preApproved: joinFlag("preApproved"),
  sharedToNetwork: joinFlag("sharedToNetwork"),
  interest: joinInterest,
  ownerAccountId: joinOwner,
  lastActivityAt: joinActivity,
  consentGiven: (writing) => ({ columns: columnsOf("consentGiven", writing), kept: [] }),
};

/** Fields that only grow, so that a join never undoes an edit in the dashboard. */
const GROWING: readonly WrittenField[] = ["phones", "lastActivityAt", "consentGiven"];

const isNamed = (input: LeadInput, field: WrittenField): boolean =>
  field === "lastActivityAt" ||
  input[field] !== undefined ||
  (field === "ownerAccountId" && input.ownerEmail !== undefined);

/** Fills what is empty. An empty field that was edited in the dashboard was emptied there, and is a conflict. */
const joinFields = (ctx: WriteContext, loaded: LoadedLead, before: Lead) => {
  const { input } = loaded.given;
  const writing = { before, references: loaded, input, now: ctx.clock.now() };
  const isDashboard = ctx.source === "DASHBOARD";
  const kept: string[] = [];
  const conflicts: WrittenField[] = [];
  const filled: WrittenField[] = [];
  const record = { ...before };
  for (const field of (Object.keys(JOINS) as WrittenField[]).filter((name) => isNamed(input, name))) {
    const joined = JOINS[field](writing);
    kept.push(...joined.kept);
    if (!differs(before, joined.columns)) continue;
    const isHeld = !isDashboard && !GROWING.includes(field) && before.dashboardFields.includes(field);
    if (isHeld) conflicts.push(field);
    else {
      Object.assign(record, joined.columns);
      filled.push(field);
    }
  }
  const unsetFlags = before.unsetFlags && flagsBeyond(before.unsetFlags, input);
  const merged: Lead = { ...record, unsetFlags };
  const own = filled.filter((field) => field !== "lastActivityAt" && field !== "consentGiven");
  return { merged: isDashboard ? withDashboardFields(merged, own) : merged, kept, conflicts };
};

/** All faults of a known person's request. */
export const joinFaults = (ctx: WriteContext, { given, ...loaded }: LoadedLead): Fault[] => [
  ...referenceFaults(given.input, loaded, ctx.clock.now()),
  ...rangeFaults(mergeInterest(NO_INTEREST, given.input.interest ?? {}, loaded.places)),
  ...requestFaults(given),
];

/**
 * A known person writes again: nothing stored is replaced (rules 15.22 and 15.23). An archived client who gives a sign
 * of life becomes active.
 * @param externalRef the code that the client gains
 * @throws Refusal lead_in_trash, lead_linked_to_other_ref, invalid_param, consent_required
 */
export const planJoin = async (
  ctx: WriteContext,
  loaded: LoadedLead,
  { lead: before, matchedBy }: Match,
  externalRef?: string,
): Promise<LeadPlan> => {
  assertWritable(before);
  if (externalRef !== undefined) assertWithoutRef(before);
  refuseAny(joinFaults(ctx, loaded));
  const now = ctx.clock.now();
  const { input } = loaded.given;
  const { merged, kept, conflicts } = joinFields(ctx, loaded, before);
  const reactivated = before.state === "ARCHIVED" && !isQuiet(input.lastActivityAt, now);
  const next = withEligibility({
    ...merged,
    externalRef: externalRef ?? before.externalRef,
    state: reactivated ? "ACTIVE" : before.state,
  });
  const changes = changesOf(before, next);
  const after = nextVersion(before, next, changes.length > 0 ? now : null);
  const also = await noteOf(before, after, input, now);
  const warnings = [...refWarnings(loaded.likelyRef), ...loaded.given.warnings, ...gapWarnings(before, next)];
  const report = { matchedBy, kept, conflicts, changes, reactivated, warnings };
  if (also.length === 0 && !differs(before, next)) return unchangedPlan(ctx, before, "UNCHANGED", report);
  const isUpdate = also.length > 0 || changes.length > 0;
  const outcome = externalRef !== undefined ? "LINKED" : isUpdate ? "UPDATED" : "UNCHANGED";
  const stored = loaded.clientele.bytes;
  return changePlan(ctx, { before, after, event: "lead.updated", also, stored }, outcome, report);
};
