import { readPhone } from "../../lib/phone.ts";
import { fold } from "../../lib/text.ts";
import { MAX_PHONES } from "../../vocabulary/limits.ts";
import { implausiblePrices } from "../plausible-prices.ts";
import { amountText } from "./amounts.ts";
import { BROKER, BUDGET, CITIES, MIN_BUDGET, NEIGHBORHOODS } from "./client-fields.ts";
import type { Budget, Line, RowFault, RowRemark } from "./line.ts";
import { faultAt, type Resolved } from "./resolve-property.ts";

export interface StoredClient {
  readonly phones: readonly { readonly number: string; readonly isWhatsApp?: boolean }[];
}

export interface Member {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly active: boolean;
}

export interface Location {
  readonly cityId: string;
  readonly neighborhoodSlug?: string;
}

/** The places that one text names. */
export interface Located {
  readonly locations: readonly Location[];
  /** An unknown city, with the cities that it may mean. */
  readonly unknownCity?: { readonly name: string; readonly suggestions: readonly string[] };
  readonly unknownNeighborhoods: readonly string[];
  /** Cities none of whose named neighborhoods is known: then the whole city is meant. */
  readonly wholeCities: readonly string[];
}

/** What a client's row needs from its account. */
export interface ClientContext {
  readonly stored: StoredClient | undefined;
  readonly team: readonly Member[];
  readonly located: Located | undefined;
}

/** The only active member with this name, or else with a name that begins with it. */
const memberNamed = (team: readonly Member[], name: string): Member | undefined => {
  const folded = fold(name);
  const active = team.filter((member) => member.active);
  const whole = active.filter((member) => fold(member.name) === folded || fold(member.email) === folded);
  const byBeginning = active.filter((member) => `${fold(member.name)} `.startsWith(`${folded} `));
  const found = whole.length > 0 ? whole : byBeginning;
  return found.length === 1 ? found[0] : undefined;
};

const numberOf = (phone: string): string => {
  const read = readPhone(phone);
  return "number" in read ? read.number : phone;
};

type Phones = readonly { readonly number: string; readonly isWhatsApp?: boolean }[];

/** The client's phones, then the row's further ones, as many as fit. */
const phonesOf = (given: Phones, stored: Phones): { readonly kept: Phones; readonly left: Phones } => {
  const known = new Set(stored.map(({ number }) => number));
  const added = given.filter(({ number }) => !known.has(numberOf(number)));
  const room = Math.max(0, MAX_PHONES - stored.length);
  return { kept: [...stored, ...added.slice(0, room)], left: added.slice(room) };
};

/** Nobody buys for less, and nobody pays more rent per month. */
const MIN_PURCHASE = 50_000;
const MAX_RENT = 10_000;

interface BudgetRead {
  readonly members: Readonly<Record<string, number>>;
  /** The member that follows from the amount alone. */
  readonly readAs?: string;
}

const budgetBy = (kind: "sale" | "rent", { least, most }: Budget): Record<string, number> => ({
  ...(least !== undefined && { [`${kind}PriceMin`]: least }),
  ...(most !== undefined && { [`${kind}PriceMax`]: most }),
});

/** The purpose, another column or the amount decides between purchase and rent; null if none of them does. */
const budgetOf = ({ budget }: Line, interest: Readonly<Record<string, unknown>>): BudgetRead | null => {
  if (!budget) return { members: {} };
  const purposes = (interest.purposes as readonly string[] | undefined) ?? [];
  if (purposes.length === 1) return { members: budgetBy(purposes[0] === "VENDA" ? "sale" : "rent", budget) };
  const { most: maximum, least } = budget;
  const hasSale = interest.salePriceMax !== undefined;
  const hasRent = interest.rentPriceMax !== undefined;
  if (maximum === undefined && hasSale && hasRent) return null;
  // The maximum belongs to the purpose that no other column names; a minimum alone goes with the other column's
  // maximum.
  const isSale = maximum === undefined ? hasSale : hasRent;
  if (hasSale || hasRent) return { members: budgetBy(isSale ? "sale" : "rent", budget) };
  const most = maximum ?? least ?? 0;
  if (most > MAX_RENT && most < MIN_PURCHASE) return null;
  const kind = most >= MIN_PURCHASE ? "sale" : "rent";
  return {
    members: budgetBy(kind, budget),
    readAs: `interest.${kind}Price${maximum === undefined ? "Min" : "Max"}`,
  };
};

const THOUSAND = 1_000;

/** "350" for a purchase is in thousands, or mistyped: a client's budget is not guessed. */
const inThousands = (line: Line, field: string, members: Readonly<Record<string, number>>): RowFault[] =>
  (["salePrice", "rentPrice"] as const).flatMap((name) => {
    const amount = members[`${name}Max`] ?? members[`${name}Min`];
    if (amount === undefined || implausiblePrices({ [name]: amount }).length === 0) return [];
    const readings = [amount, amount * THOUSAND].map(amountText);
    return [{ ...faultAt(line, field, "ambiguous_amount"), readings }];
  });

const remark = (line: Line, field: string, code: RowRemark["code"], about: string): RowRemark => {
  const cell = line.shown.find(({ column }) => column.field?.name === field);
  return {
    line: line.line,
    ref: line.ref,
    field,
    heading: cell?.column.heading ?? "",
    value: cell?.text ?? "",
    code,
    about,
  };
};

const reportedPlaces = (
  line: Line,
  located: Located | undefined,
): { faults: RowFault[]; remarks: RowRemark[] } => {
  const unknown = located?.unknownCity;
  return {
    faults: unknown ? [faultAt(line, CITIES, "unknown_city", unknown.suggestions)] : [],
    remarks: [
      ...(located?.unknownNeighborhoods ?? []).map((name) =>
        remark(line, NEIGHBORHOODS, "neighborhood_unknown", name),
      ),
      ...(located?.wholeCities ?? []).map((name) => remark(line, NEIGHBORHOODS, "whole_city", name)),
    ],
  };
};

const brokerOf = (line: Line, team: readonly Member[]): Record<string, string> | null => {
  const { broker } = line;
  if (broker === undefined) return {};
  if (broker.includes("@")) return { ownerEmail: broker };
  const member = memberNamed(team, broker);
  return member ? { ownerAccountId: member.accountId } : null;
};

/** The result of a client's row. Nothing that the row lacks is erased, and no phone is replaced. */
export const resolveClient = (line: Line, { stored, team, located }: ClientContext): Resolved => {
  const given = (line.input.interest ?? {}) as Readonly<Record<string, unknown>>;
  const places = reportedPlaces(line, located);
  const budget = budgetOf(line, given);
  const hasBudget = line.shown.some(({ column }) => column.field?.name === BUDGET);
  const amount = hasBudget ? BUDGET : MIN_BUDGET;
  const broker = brokerOf(line, team);
  const ofRow = line.input.phones as Phones | undefined;
  const phones = ofRow && phonesOf(ofRow, stored?.phones ?? []);
  const interest = {
    ...given,
    ...budget?.members,
    ...(located && located.locations.length > 0 && { locations: located.locations }),
  };
  const faults = [
    ...places.faults,
    ...inThousands(line, amount, budget?.members ?? {}),
    ...(line.input.consentGiven === false ? [faultAt(line, "consentGiven", "no_consent")] : []),
    ...(budget
      ? []
      : [faultAt(line, amount, "price_of_what", ["interest.salePriceMax", "interest.rentPriceMax"])]),
  ];
  const remarks = [
    ...places.remarks,
    ...(budget?.readAs === undefined ? [] : [remark(line, amount, "read_as", budget.readAs)]),
    ...(broker ? [] : [remark(line, BROKER, "broker_unknown", line.broker ?? "")]),
    ...(phones?.left ?? []).map(
      ({ number }): RowRemark => ({
        ...remark(line, "phones", "too_many", String(MAX_PHONES)),
        value: number,
      }),
    ),
  ];
  const input = {
    ...line.input,
    ...broker,
    ...(phones && { phones: phones.kept }),
    ...(Object.keys(interest).length > 0 && { interest }),
  };
  return { input: faults.length > 0 ? null : input, faults, remarks };
};
