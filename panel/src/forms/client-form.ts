import type { AnswerTo } from "../operations.ts";
import { textOf } from "../parts/fields.tsx";
import { amountOf, amountText } from "./amounts.ts";

type Client = AnswerTo<"getLead">["data"];

/** What the client searches, as numbers. */
export const WISHES = [
  "salePriceMin",
  "salePriceMax",
  "rentPriceMin",
  "rentPriceMax",
  "bedrooms",
  "suites",
  "bathrooms",
  "parkingSpots",
  "areaMin",
] as const;

const NAMES = [
  ...["/name", "/phones", "/email", "/status", "/notes", "/preApproved", "/sharedToNetwork"],
  ...["/consentGiven", "/externalRef", ...WISHES.map((name) => `/interest/${name}`)],
];
const LISTS = ["/interest/purposes", "/interest/propertyTypes"];

/** The fields of the form as text, under their JSON Pointers. */
export type ClientValues = Readonly<Record<string, string>>;

/** What the form of a client shows at first; a new one's is empty. */
export const valuesOfClient = (one: Client | null): ClientValues => ({
  "/externalRef": "",
  "/name": one?.name ?? "",
  "/phones": (one?.phones ?? []).map(({ number }) => number).join("\n"),
  "/email": one?.email ?? "",
  "/status": one?.status ?? "NEW",
  "/notes": one?.notes ?? "",
  "/preApproved": one?.preApproved ? "true" : "",
  "/sharedToNetwork": one?.sharedToNetwork ? "true" : "",
  "/consentGiven": "",
  ...Object.fromEntries(WISHES.map((name) => [`/interest/${name}`, amountText(one?.interest[name])])),
  "/interest/purposes": (one?.interest.purposes ?? []).join(" "),
  "/interest/propertyTypes": (one?.interest.propertyTypes ?? []).join(" "),
});

/** The same of a form that was sent. */
export const clientSent = (form: FormData): ClientValues => ({
  ...Object.fromEntries(NAMES.map((name) => [name, textOf(form, name).replaceAll("\r", "")])),
  ...Object.fromEntries(LISTS.map((name) => [name, form.getAll(name).join(" ")])),
});

type Members = Readonly<Record<string, unknown>>;

const phonesIn = (text: string, known: Client["phones"]) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((number) => ({
      number,
      isWhatsApp: known.find((phone) => phone.number === number)?.isWhatsApp ?? false,
    }));

const interestOf = (at: (name: string) => string): Members => ({
  ...Object.fromEntries(WISHES.map((name) => [name, amountOf(at(`interest/${name}`))])),
  purposes: at("interest/purposes").split(" ").filter(Boolean),
  propertyTypes: at("interest/propertyTypes").split(" ").filter(Boolean),
});

const membersOf = (values: ClientValues, known: Client["phones"]): Members => {
  const at = (name: string): string => values[`/${name}`] ?? "";
  return {
    name: at("name"),
    phones: phonesIn(at("phones"), known),
    email: at("email") || null,
    status: at("status"),
    notes: at("notes") || null,
    preApproved: at("preApproved") === "true",
    sharedToNetwork: at("sharedToNetwork") === "true",
    interest: interestOf(at),
  };
};

const differing = (given: Members, shown: Members): Members =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(shown[name])),
  );

/** What an edit sends: the members that differ from the client as it is; of the search, its own. */
export const clientEditOf = (values: ClientValues, one: Client): Members => {
  const [given, shown] = [membersOf(values, one.phones), membersOf(valuesOfClient(one), one.phones)];
  const { interest: _, ...changed } = differing(given, shown);
  const interest = differing(given.interest as Members, shown.interest as Members);
  return { ...changed, ...(Object.keys(interest).length > 0 && { interest }) };
};

/** What a creation sends. */
export const clientCreationOf = (values: ClientValues): Members => {
  const { email, notes, interest, ...members } = membersOf(values, []);
  const filled = Object.entries(interest as Members).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  const ref = values["/externalRef"];
  return {
    ...members,
    ...(ref && { externalRef: ref }),
    ...(email !== null && { email }),
    ...(notes !== null && { notes }),
    ...(filled.length > 0 && { interest: Object.fromEntries(filled) }),
    ...(values["/consentGiven"] === "true" && { consentGiven: true }),
  };
};
