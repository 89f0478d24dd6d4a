import type { WriteContext } from "../../../call-context.ts";
import type { Lead } from "../../../db/schema/leads.ts";
import { leadTable } from "../../../db/schema/leads.ts";
import { loadWanted, NOTHING, type Row, type Statement, sql } from "../../../db/statement.ts";
import { foldEmail } from "../../../lib/email.ts";
import { decodeLikely, type LikelyRef, likelyStatement } from "../../records/likely-ref.ts";
import { type Clientele, clienteleStatement, decodeClientele } from "./clientele.ts";
import { contactsOf, type Given } from "./contacts.ts";
import { type Candidate, candidatesStatement, decodeCandidate } from "./distribution.ts";
import { type Identity, identitiesOf } from "./identities.ts";
import type { LeadInput, LocationInput } from "./input.ts";

/** A client who has one of the request's identities. */
export interface Known {
  readonly lead: Lead;
  readonly identity: Identity;
}

export interface Owner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The references of a request besides the client. */
export interface References {
  /** Members of the team. */
  readonly owners: readonly Owner[];
  /** The catalog's slug and name of each location, in the order of the request; undefined where it has none. */
  readonly places: readonly ({ readonly slug: string; readonly name: string } | undefined)[];
}

/** All that decides a write of one client, loaded in one round trip. */
export interface LoadedLead extends References {
  readonly given: Given;
  readonly lead: Lead | null;
  readonly known: readonly Known[];
  readonly candidates: readonly Candidate[];
  /** The code that a wrongly encoded target seems to mean. */
  readonly likelyRef: LikelyRef | null;
  /** Zeros unless the write may add a client or text. */
  readonly clientele: Clientele;
}

/** Which client a write means. */
export type Target = { readonly id: string } | { readonly ref: string } | null;

const targetStatement = (accountId: string, target: Target): Statement => {
  if (target === null) return NOTHING;
  const [column, value] = "id" in target ? ["id", target.id] : ["external_ref", target.ref];
  return sql(
    `SELECT ${leadTable.columns} FROM leads WHERE account_id = ? AND ${column} = ?`,
    accountId,
    value,
  );
};

/** Each identity is a separate seek: with a list of values, or an OR, SQLite may read every identity of the account. */
const SEEK =
  "SELECT kind, value, lead_id FROM lead_identities WHERE account_id = ? AND kind = ? AND value = ?";

/** One kind at a time: D1 merges at most five legs, and a client has five phones. */
const knownStatement = (accountId: string, identities: readonly Identity[]): Statement =>
  identities.length === 0
    ? NOTHING
    : sql(
        `SELECT ${leadTable.columns}, kind, value FROM (${identities.map(() => SEEK).join(" UNION ALL ")})
         CROSS JOIN leads ON id = lead_id`,
        ...identities.flatMap(({ kind, value }) => [accountId, kind, value]),
      );

const ownerStatement = (accountId: string, { ownerAccountId, ownerEmail }: LeadInput): Statement => {
  const columns = "SELECT id, name, email FROM team_members WHERE account_id = ? AND active = 1";
  if (ownerAccountId === undefined && ownerEmail === undefined) return NOTHING;
  return sql(
    `${columns} AND id = ? UNION ${columns} AND email = ?`,
    accountId,
    ownerAccountId ?? null,
    accountId,
    ownerEmail === undefined ? null : foldEmail(ownerEmail),
  );
};

const placesStatement = (locations: readonly LocationInput[]): Statement =>
  locations.some(({ neighborhoodSlug }) => neighborhoodSlug)
    ? sql(
        `SELECT wanted.key AS at, n.slug, n.name FROM json_each(?) AS wanted
         LEFT JOIN neighborhood_aliases AS a ON a.city_id = wanted.value ->> 'cityId'
           AND a.alias_slug = wanted.value ->> 'neighborhoodSlug'
         CROSS JOIN neighborhoods AS n ON n.city_id = wanted.value ->> 'cityId'
           AND n.slug = coalesce(a.slug, wanted.value ->> 'neighborhoodSlug')`,
        JSON.stringify(locations),
      )
    : NOTHING;

const decodeKnown = (row: Row): Known => ({
  lead: leadTable.decode(row),
  identity: { kind: row.kind as Identity["kind"], value: row.value as string },
});

const decodePlaces = (rows: readonly Row[]): LoadedLead["places"] => {
  const places: { slug: string; name: string }[] = [];
  for (const row of rows) places[row.at as number] = { slug: row.slug as string, name: row.name as string };
  return places;
};

const referenceStatements = (accountId: string, input: LeadInput): Statement[] => [
  ownerStatement(accountId, input),
  placesStatement(input.interest?.locations ?? []),
];

const decodeReferences = ([owners = [], places = []]: readonly Row[][]): References => ({
  owners: owners as unknown as Owner[],
  places: decodePlaces(places),
});

/** The references of several requests, without their clients; no round trip if they reference nothing. */
export const loadReferences = (ctx: WriteContext, inputs: readonly LeadInput[]): Promise<References[]> =>
  loadWanted(
    ctx,
    inputs.map((input) => referenceStatements(ctx.accountId, input)),
    decodeReferences,
  );

const decodeContext = ([
  found,
  byPhone = [],
  byEmail = [],
  candidates = [],
  clientele = [],
  likely,
  ...references
]: readonly Row[][]): Omit<LoadedLead, "given"> => ({
  lead: leadTable.first(found),
  known: [...byPhone, ...byEmail].map(decodeKnown),
  candidates: candidates.map(decodeCandidate),
  clientele: decodeClientele(clientele[0]),
  likelyRef: decodeLikely(likely),
  ...decodeReferences(references),
});

/** A write whose context must be loaded. */
export interface Loading {
  readonly target: Target;
  /** As it was sent; contacts that belong to nobody are not looked up. */
  readonly input: LeadInput;
  /** Whether the write may add a client: it needs room, and an owner by the distribution rule. */
  readonly mayGrow: boolean;
}

/** Whether the write may make its client much heavier. */
const addsText = ({ notes, interest }: LeadInput): boolean => notes !== undefined || interest !== undefined;

const statementsOf = (ctx: WriteContext, { target, input, mayGrow }: Loading): Statement[] => {
  const { accountId } = ctx;
  const ownerGiven = input.ownerAccountId !== undefined || input.ownerEmail !== undefined;
  return [
    targetStatement(accountId, target),
    knownStatement(accountId, identitiesOf({ phones: input.phones })),
    knownStatement(accountId, identitiesOf({ email: input.email })),
    mayGrow && !ownerGiven ? candidatesStatement(accountId, ctx.attempt ?? 1) : NOTHING,
    mayGrow || addsText(input) ? clienteleStatement(accountId) : NOTHING,
    target && "ref" in target ? likelyStatement("leads", accountId, target.ref) : NOTHING,
    ...referenceStatements(accountId, input),
  ];
};

/** The contexts of several writes, in one round trip for all of them. */
export const loadLeads = async (ctx: WriteContext, writes: readonly Loading[]): Promise<LoadedLead[]> => {
  const given = writes.map(({ input }) => contactsOf(ctx, input));
  const rows = await loadWanted(
    ctx,
    writes.map((write, at) => statementsOf(ctx, { ...write, input: given[at]!.input })),
    decodeContext,
  );
  return rows.map((own, at) => ({ ...own, given: given[at]! }));
};

export const loadLead = async (
  ctx: WriteContext,
  target: Target,
  input: LeadInput = {},
  mayGrow = false,
): Promise<LoadedLead> => {
  const [context] = await loadLeads(ctx, [{ target, input, mayGrow }]);
  return context!;
};
