import { phonesIn as numbersIn } from "../../../../src/intake/sheets/texts.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { amountText, numberAt } from "../../kit/amounts.ts";
import { changedMembers, type Members } from "../../kit/changed-members.ts";
import { phoneText } from "../../kit/contact.tsx";
import { textOf } from "../../kit/fields.tsx";
import type { Values } from "../../kit/form-values.ts";

type Client = AnswerTo<"getLead">["data"];

/** The numeric fields of the client's search. */
export const SEARCH_NUMBERS = [
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

const CONTACT = ["/phones", "/email"];
const NAMES = [
  ...CONTACT,
  "/name",
  "/status",
  "/notes",
  "/preApproved",
  "/sharedToNetwork",
  "/consentGiven",
  "/externalRef",
  ...SEARCH_NUMBERS.map((name) => `/interest/${name}`),
];
const LISTS = ["/interest/purposes", "/interest/propertyTypes"];

type Reached = Pick<Client, "phones" | "email">;

/** Phones and e-mail, which a form shows only on request (rules 34.22). */
export const contactValues = ({ phones, email }: Reached): Values => ({
  "/phones": phones.map(({ number }) => phoneText(number)).join("\n"),
  "/email": email ?? "",
});

export const hasContact = (values: Values): boolean => "/phones" in values;

/** The initial values of a client's form; a new client's has only a status. */
export const valuesOfClient = (client: Client | null): Values => ({
  "/externalRef": "",
  "/name": client?.name ?? "",
  "/status": client?.status ?? "NEW",
  "/notes": client?.notes ?? "",
  "/preApproved": client?.preApproved ? "true" : "",
  "/sharedToNetwork": client?.sharedToNetwork ? "true" : "",
  "/consentGiven": "",
  ...Object.fromEntries(
    SEARCH_NUMBERS.map((name) => [`/interest/${name}`, amountText(client?.interest[name])]),
  ),
  "/interest/purposes": (client?.interest.purposes ?? []).join(" "),
  "/interest/propertyTypes": (client?.interest.propertyTypes ?? []).join(" "),
});

/** The same values, from a sent form. */
export const clientSent = (form: FormData): Values => ({
  ...Object.fromEntries(
    NAMES.filter((name) => !CONTACT.includes(name) || form.has(name)).map((name) => [
      name,
      textOf(form, name).replaceAll("\r", ""),
    ]),
  ),
  ...Object.fromEntries(LISTS.map((name) => [name, form.getAll(name).join(" ")])),
});

const phonesIn = (text: string, known: Client["phones"]) =>
  numbersIn(text).map((number) => ({
    number,
    isWhatsApp: known.some(
      (phone) => phone.isWhatsApp && [phone.number, phoneText(phone.number)].includes(number),
    ),
  }));

const interestOf = (at: (name: string) => string): Members => ({
  ...Object.fromEntries(SEARCH_NUMBERS.map((name) => [name, numberAt(name, at(`interest/${name}`))])),
  purposes: at("interest/purposes").split(" ").filter(Boolean),
  propertyTypes: at("interest/propertyTypes").split(" ").filter(Boolean),
});

const membersOf = (values: Values, known: Client["phones"]): Members => {
  const at = (name: string): string => values[`/${name}`] ?? "";
  return {
    name: at("name"),
    ...(hasContact(values) && { phones: phonesIn(at("phones"), known), email: at("email") || null }),
    status: at("status"),
    notes: at("notes") || null,
    preApproved: at("preApproved") === "true",
    sharedToNetwork: at("sharedToNetwork") === "true",
    interest: interestOf(at),
  };
};

/** What an edit sends: the members, including those of the search, that differ from the client's current ones. */
export const clientEditOf = (values: Values, client: Client): Members => {
  const stored = { ...valuesOfClient(client), ...contactValues(client) };
  const [given, shown] = [values, stored].map((form) => membersOf(form, client.phones)) as [Members, Members];
  const { interest: _, ...changed } = changedMembers(given, shown);
  const interest = changedMembers(given.interest as Members, shown.interest as Members);
  return { ...changed, ...(Object.keys(interest).length > 0 && { interest }) };
};

const NO_CONTACT: Reached = { phones: [], email: null };

/** What a creation sends. */
export const clientCreationOf = (values: Values): Members => {
  const { email, notes, interest, ...members } = membersOf({ ...contactValues(NO_CONTACT), ...values }, []);
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
