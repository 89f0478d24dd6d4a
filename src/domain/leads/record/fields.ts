import type { Lead, LeadFlag, Phone } from "../../../db/schema/leads.ts";
import { isoOrNull } from "../../../lib/clock.ts";
import { oneLine, severalLines } from "../../../lib/text.ts";
import type { LeadInput, PhoneGiven } from "./input.ts";
import { mergeInterest, showInterest } from "./interest.ts";
import type { Owner, References } from "./load.ts";

/** Fields that a write can name; an owner is one field, by id or by e-mail. */
export type WrittenField = Exclude<keyof LeadInput, "ownerEmail">;

type Columns = Partial<Lead>;
type Value<F extends WrittenField> = Exclude<LeadInput[F], undefined>;

/** The context of writing a field. */
export interface Writing {
  readonly before: Lead;
  readonly references: References;
  readonly input: LeadInput;
  readonly now: number;
}

/** One field of a client: the columns that a write of it sets, and the value that an answer shows. */
interface Field<F extends WrittenField> {
  readonly write: (value: Value<F>, writing: Writing) => Columns;
  readonly show: (lead: Lead) => unknown;
}

/** A field stored in one column of the same name, unchanged. */
const plain = <C extends WrittenField & keyof Lead>(column: C) => ({
  write: (value: Lead[C]): Columns => ({ [column]: value }),
  show: (lead: Lead): Lead[C] => lead[column],
});

/** The member that a request names; undefined if its id and e-mail are not those of one active person of the team. */
export const ownerOf = (
  { owners }: Pick<References, "owners">,
  { ownerAccountId, ownerEmail }: LeadInput,
): Owner | undefined => {
  const [owner, other] = owners;
  if (!owner || other) return undefined;
  if (ownerAccountId !== undefined && owner.id !== ownerAccountId) return undefined;
  return ownerEmail !== undefined && owner.email !== ownerEmail ? undefined : owner;
};

const ownerColumns = (owner: Owner | undefined, { ownerAccountId }: LeadInput): Columns => {
  if (owner) return { ownerAccountId: owner.id, ownerName: owner.name };
  return ownerAccountId === null ? { ownerAccountId: null, ownerName: null } : {};
};

/** Each number once; WhatsApp if any of its spellings says so. */
export const distinct = (phones: readonly PhoneGiven[]): Phone[] =>
  [...Map.groupBy(phones, ({ number }) => number)].map(([number, same]) => ({
    number,
    isWhatsApp: same.some(({ isWhatsApp }) => isWhatsApp),
  }));

/** Every field that a write can name. */
export const FIELDS = {
  status: plain("status"),
  name: { write: (name) => ({ name: oneLine(name) }), show: (lead) => lead.name },
  phones: { write: (phones) => ({ phones: distinct(phones) }), show: (lead) => lead.phones },
  email: plain("email"),
  /** Only spaces means empty. */
  notes: { write: (notes) => ({ notes: severalLines(notes ?? "") || null }), show: (lead) => lead.notes },
  preApproved: plain("preApproved"),
  sharedToNetwork: plain("sharedToNetwork"),
  interest: {
    write: (interest, { before, references }) => ({
      interest: mergeInterest(before.interest, interest, references.places),
    }),
    show: (lead) => showInterest(lead.interest),
  },
  ownerAccountId: {
    write: (_id, { references, input }) => ownerColumns(ownerOf(references, input), input),
    show: (lead) => lead.ownerAccountId,
  },
  /** Only moves forward: null, which GET may show, keeps it. */
  lastActivityAt: {
    write: (at, { before, now }) =>
      at === null ? {} : { lastActivityAt: Math.max(before.lastActivityAt ?? 0, Math.min(at, now)) },
    show: (lead) => isoOrNull(lead.lastActivityAt),
  },
  consentGiven: {
    write: (_given, { before, now }) => ({ consentGivenAt: before.consentGivenAt ?? now }),
    show: (lead) => isoOrNull(lead.consentGivenAt),
  },
} as const satisfies { readonly [F in WrittenField]: Field<F> };

type Fields = typeof FIELDS;

export const FLAGS: readonly LeadFlag[] = ["preApproved", "sharedToNetwork"];

/** The flags that a write leaves unsaid. */
export const flagsBeyond = (flags: readonly LeadFlag[], input: LeadInput): LeadFlag[] =>
  flags.filter((flag) => input[flag] === undefined);

/** An answer shows the time of consent. */
type ShownField = Exclude<WrittenField, "consentGiven">;

/** An answer's values of the fields that a write can name. */
export type ShownFields = { [F in ShownField]: ReturnType<Fields[F]["show"]> };

const NAMES = Object.keys(FIELDS) as WrittenField[];

/** Facts that only grow: an edit in the dashboard does not protect them from the API. */
const NEVER_OWNED: readonly WrittenField[] = ["lastActivityAt", "consentGiven"];

/** The fields a write names. */
export const namedFields = (input: LeadInput): WrittenField[] =>
  NAMES.filter(
    (field) => input[field] !== undefined || (field === "ownerAccountId" && input.ownerEmail !== undefined),
  );

/** Fields of a dashboard edit that become the dashboard's. */
export const ownableFields = (input: LeadInput): WrittenField[] =>
  namedFields(input).filter((field) => !NEVER_OWNED.includes(field));

/** The columns that one named field of a write sets. */
export const columnsOf = (field: WrittenField, writing: Writing): Columns => {
  const { write } = FIELDS[field] as { write(value: unknown, writing: Writing): Columns };
  return write(writing.input[field], writing);
};

const SHOWN = NAMES.filter((field) => field !== "consentGiven");

export const showFields = (lead: Lead): ShownFields => {
  const shown: Record<string, unknown> = {};
  for (const field of SHOWN) shown[field] = FIELDS[field].show(lead);
  return shown as ShownFields;
};
