import { describe, expect, it } from "vitest";
import type { LEAD_FIELDS } from "../../src/domain/leads/record/input.ts";
import { type DASHBOARD_PROPERTY_FIELDS, PROPERTY_FIELDS } from "../../src/domain/properties/record/input.ts";
import { backoffice } from "../support/api.ts";
import { type BatchStage, batchStage } from "../support/batch-stage.ts";
import type { Json } from "../support/http.ts";
import { newPhone, person } from "../support/lead.ts";
import { listing } from "../support/listing.ts";

/** Two brokers of the account, for fields that refer to one. */
interface Team {
  readonly members: readonly [id: string, id: string];
  readonly emails: readonly [email: string, email: string];
}

/** The values written in turn, and how each appears in the answer. */
interface Case {
  values(team: Team): readonly [first: unknown, second: unknown];
  /** The name in answers and `changes`, if it differs. */
  readonly shownAs?: string;
  seen?(data: Json): unknown;
  /** How the answer shows a written value. */
  expected?(value: unknown, team: Team): unknown;
  /** The value that empties it, and how that appears; null if it cannot be emptied. */
  readonly empty: { readonly write: unknown; readonly seen: unknown } | null;
  /** Editing it in the dashboard does not make it the dashboard's own. */
  readonly isNeverOwned?: true;
}

const simple = (first: unknown, second: unknown): Case => ({
  values: () => [first, second],
  empty: { write: null, seen: null },
});

const fixed = (first: unknown, second: unknown): Case => ({ values: () => [first, second], empty: null });

const PHOTO = "https://fotos.example.com";
const ADDRESS = { cityId: "3550308", neighborhood: "Pinheiros" };

/** A field that only developments have: `test/backoffice/properties/launch-figures.test.ts` tests it. */
type OfDevelopments = "launch";

/** If a field has no case, this does not compile. */
const PROPERTY_CASES: Readonly<
  Record<Exclude<keyof typeof DASHBOARD_PROPERTY_FIELDS, OfDevelopments>, Case>
> = {
  title: simple("Casa com quintal", "Casa reformada"),
  description: simple("Sala e varanda.", "Sala, varanda e quintal."),
  type: simple("APARTAMENTO", "COBERTURA"),
  purposes: fixed(["VENDA"], ["VENDA", "LOCACAO"]),
  salePrice: fixed(810_000, 795_000.5),
  rentPrice: simple(3_100, 2_999.99),
  address: {
    values: () => [
      { ...ADDRESS, street: "Rua dos Pinheiros" },
      { ...ADDRESS, street: "Rua Butantã" },
    ],
    seen: ({ address }) => address.street,
    expected: (value) => (value as { street: string }).street,
    empty: { write: { ...ADDRESS, street: null }, seen: null },
  },
  bedrooms: simple(2, 3),
  suites: simple(1, 2),
  bathrooms: simple(2, 4),
  parkingSpots: simple(0, 1),
  area: simple(90.5, 91.25),
  privateArea: simple(80, 81.5),
  listingUrl: simple("https://site.example.com/1", "https://site.example.com/2"),
  captadorName: simple("João da Silva", "Ana Souza"),
  captadorAccountId: {
    values: ({ members }) => members,
    shownAs: "captador",
    seen: ({ captador }) => captador?.accountId ?? null,
    empty: { write: null, seen: null },
  },
  partnershipTerms: {
    values: () => [{ commissionPercent: 5 }, { commissionPercent: 6 }],
    seen: ({ partnershipTerms }) => partnershipTerms.commissionPercent,
    expected: (value) => (value as { commissionPercent: number }).commissionPercent,
    empty: { write: { commissionPercent: null }, seen: null },
  },
  photos: {
    values: () => [[`${PHOTO}/1.jpg`], [`${PHOTO}/1.jpg`, `${PHOTO}/2.jpg`]],
    seen: ({ photoSync }) => photoSync?.requested ?? 0,
    expected: (value) => (value as string[]).length,
    empty: { write: [], seen: 0 },
  },
  sharedToNetwork: fixed(true, false),
  amenities: { ...simple(["Piscina"], ["Piscina", "Academia"]), empty: { write: [], seen: [] } },
};

/** The members that allow every value of the field. */
const WITH_RENT = { purposes: ["VENDA"], rentPrice: 3_000 };

const LEAD_CASES: Readonly<Record<keyof typeof LEAD_FIELDS, Case>> = {
  name: fixed("Mariana Alves", "Mariana Alves Prado"),
  phones: {
    values: () => [[{ number: newPhone(), isWhatsApp: true }], [{ number: newPhone(), isWhatsApp: false }]],
    empty: { write: [], seen: [] },
  },
  email: simple("mariana.1@clientes.test", "mariana.2@clientes.test"),
  status: fixed("ATTENDING", "PROPOSAL"),
  notes: simple("Prefere andar alto.", "Prefere andar baixo."),
  preApproved: fixed(true, false),
  sharedToNetwork: fixed(true, false),
  interest: {
    values: () => [{ bedrooms: 2 }, { bedrooms: 3 }],
    seen: ({ interest }) => interest.bedrooms,
    expected: (value) => (value as { bedrooms: number }).bedrooms,
    empty: { write: { bedrooms: null }, seen: null },
  },
  ownerAccountId: { values: ({ members }) => members, empty: { write: null, seen: null } },
  ownerEmail: {
    values: ({ emails }) => emails,
    shownAs: "ownerAccountId",
    expected: (value, { emails, members }) => members[emails.indexOf(value as string)],
    empty: null,
  },
  lastActivityAt: {
    ...fixed("2026-01-01T12:00:00.000Z", "2026-01-02T12:00:00.000Z"),
    isNeverOwned: true,
  },
  consentGiven: {
    values: () => [true, true],
    shownAs: "consentGivenAt",
    seen: ({ consentGivenAt }) => consentGivenAt !== null,
    empty: null,
    isNeverOwned: true,
  },
};

const addMember = async ({ path }: BatchStage, email: string): Promise<string> => {
  const { body } = await backoffice.post(`${path}/team`, {
    name: "Corretor de Teste",
    email,
    role: "BROKER",
  });
  return body.data.accountId;
};

const teamOf = async (stage: BatchStage): Promise<Team> => {
  const emails = ["um@clientes.test", "dois@clientes.test"] as const;
  return { emails, members: [await addMember(stage, emails[0]), await addMember(stage, emails[1])] };
};

/** One kind of object, written by code through `type`. */
interface Kind {
  readonly type: "properties" | "leads";
  readonly cases: Readonly<Record<string, Case>>;
  base(field: string): Record<string, unknown>;
}

const without = (record: Readonly<Record<string, unknown>>, field: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));

const KINDS: readonly Kind[] = [
  {
    type: "properties",
    cases: PROPERTY_CASES,
    base: (field) => without(listing({ ...WITH_RENT, salePrice: 850_000 }), field),
  },
  {
    type: "leads",
    cases: LEAD_CASES,
    base: (field) => without(person({ email: "mariana@clientes.test" }), field),
  },
];

const isDashboardOnly = (type: Kind["type"], field: string): boolean =>
  type === "properties" && !Object.hasOwn(PROPERTY_FIELDS, field);

const begin = async ({ type, cases, base }: Kind, field: string) => {
  const stage = await batchStage();
  const team = await teamOf(stage);
  const one = cases[field]!;
  const [first, second] = one.values(team);
  const shownAs = one.shownAs ?? field;
  const seen = one.seen ?? ((data: Json) => data[shownAs]);
  const expected = (value: unknown): unknown => (one.expected ? one.expected(value, team) : value);
  const made = await stage.api.put(`/${type}/by-ref/X-1`, { body: base(field) });
  if (isDashboardOnly(type, field) || made.status < 300)
    return { stage, one, first, second, shownAs, seen, expected };
  // A required field needs its value when the object is created.
  const whole = await stage.api.put(`/${type}/by-ref/X-1`, { body: { ...base(field), [field]: second } });
  expect([whole.status, whole.body.code]).toEqual([201, undefined]);
  return { stage, one, first, second, shownAs, seen, expected };
};

const read = async ({ api }: BatchStage, type: string): Promise<Json> =>
  (await api.get(`/${type}/by-ref/X-1`)).body.data;

describe.each(KINDS)("every field of $type", (kind) => {
  const { type, cases, base } = kind;
  const fields = Object.keys(cases).filter((field) => !isDashboardOnly(type, field));

  it.each(fields)("%s is written, read and listed in changes", async (field) => {
    const { stage, one, first, second, shownAs, seen, expected } = await begin(kind, field);
    const { id } = await read(stage, type);
    const written = await stage.api.patch(`/${type}/${id}`, { body: { [field]: first } });
    expect([written.status, seen(written.body.data)]).toEqual([200, expected(first)]);
    expect(seen(await read(stage, type))).toEqual(expected(first));
    const changed = await stage.api.patch(`/${type}/${id}`, { body: { [field]: second } });
    const changes = changed.body.result.changes.map((change: Json) => change.field);
    expect(seen(await read(stage, type))).toEqual(expected(second));
    if (one.shownAs !== "consentGivenAt") expect(changes).toContain(shownAs);
  });

  it.each(fields.filter((field) => cases[field]!.empty))("%s is emptied", async (field) => {
    const { stage, one, first, seen } = await begin(kind, field);
    const { id } = await read(stage, type);
    await stage.api.patch(`/${type}/${id}`, { body: { [field]: first } });
    const emptied = await stage.api.patch(`/${type}/${id}`, { body: { [field]: one.empty!.write } });
    expect([emptied.status, seen(emptied.body.data)]).toEqual([200, one.empty!.seen]);
    expect(seen(await read(stage, type))).toEqual(one.empty!.seen);
  });

  it.each(Object.keys(cases))("%s belongs to the dashboard once it is edited there", async (field) => {
    const { stage, one, first, second, shownAs, seen, expected } = await begin(kind, field);
    const { id } = await read(stage, type);
    const edited = await backoffice.patch(`${stage.path}/${type}/${id}`, { [field]: first });
    expect([edited.status, seen(edited.body.data)]).toEqual([200, expected(first)]);
    if (isDashboardOnly(type, field)) return;
    const { body } = await stage.api.patch(`/${type}/${id}`, { body: { [field]: second } });
    const kept = one.isNeverOwned ? second : first;
    expect(seen(await read(stage, type))).toEqual(expected(kept));
    // The name in answers, `changes` and events, which a release uses too.
    expect(body.result.conflicts).toEqual(one.isNeverOwned ? [] : [shownAs]);
    if (one.isNeverOwned) return;
    const { body: released } = await backoffice.post(`${stage.path}/${type}/${id}/release`, {
      fields: body.result.conflicts,
    });
    expect(released.result.outcome).toBe("UPDATED");
    const again = await stage.api.patch(`/${type}/${id}`, { body: { [field]: second } });
    expect(again.body.result.conflicts).toEqual([]);
  });

  it.each(fields)("%s is written by a batch", async (field) => {
    const { stage, first, seen, expected } = await begin(kind, field);
    await stage.post(type, [{ externalRef: "X-1", ...without(base(field), "phones"), [field]: first }]);
    await stage.workAll();
    expect(seen(await read(stage, type))).toEqual(expected(first));
  });
});
