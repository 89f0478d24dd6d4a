import { addressesIn } from "../../../../src/intake/photo-texts.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { amountText, numberAt } from "../../kit/amounts.ts";
import { changedMembers, type Members } from "../../kit/changed-members.ts";
import { textOf } from "../../kit/fields.tsx";
import { linesIn, orNull, type Values } from "../../kit/form-values.ts";
import { launchOf, valuesOfLaunch } from "../../resources/launches/values.ts";

type Property = AnswerTo<"getProperty">["data"];

const TEXTS = ["title", "description", "listingUrl", "captadorName"] as const;
export const NUMBERS = [
  "salePrice",
  "rentPrice",
  "bedrooms",
  "suites",
  "bathrooms",
  "parkingSpots",
  "area",
  "privateArea",
] as const;
export const ADDRESS = ["city", "state", "neighborhood", "street", "number", "complement"] as const;
export const TERMS = ["commissionPercent", "rentCommissionMonths", "splitListingPercent"] as const;

/** The initial values of a property's form; a new property's is empty. */
export const valuesOfProperty = (property: Property | null): Values => ({
  ...Object.fromEntries(TEXTS.map((name) => [`/${name}`, property?.[name] ?? ""])),
  ...Object.fromEntries(NUMBERS.map((name) => [`/${name}`, amountText(property?.[name])])),
  ...Object.fromEntries(ADDRESS.map((name) => [`/address/${name}`, property?.address[name] ?? ""])),
  ...Object.fromEntries(
    TERMS.map((name) => [`/partnershipTerms/${name}`, amountText(property?.partnershipTerms[name])]),
  ),
  "/externalRef": property?.externalRef ?? "",
  "/type": property?.type ?? "",
  "/purposes": (property?.purposes ?? []).join(" "),
  "/amenities": (property?.amenities ?? []).join("\n"),
  "/photos": (property?.photos ?? []).join("\n"),
  "/sharedToNetwork": property?.sharedToNetwork ? "true" : "",
  ...valuesOfLaunch(property?.launch ?? null),
});

/** The same values, from a sent form. */
export const valuesSent = (form: FormData): Values => ({
  ...Object.fromEntries(
    Object.keys(valuesOfProperty(null)).map((name) => [name, textOf(form, name).replaceAll("\r", "")]),
  ),
  "/purposes": form.getAll("/purposes").join(" "),
});

/** The members of the declared body. */
const membersOf = (values: Values): Members => {
  const at = (name: string): string => values[`/${name}`] ?? "";
  const partsOf = (names: readonly string[], whole: string, read: (text: string, name: string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, read(at(`${whole}/${name}`), name)]));
  return {
    ...Object.fromEntries([...TEXTS, "type"].map((name) => [name, orNull(at(name))])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, numberAt(name, at(name))])),
    purposes: at("purposes").split(" ").filter(Boolean),
    address: partsOf(ADDRESS, "address", orNull),
    partnershipTerms: partsOf(TERMS, "partnershipTerms", (text, name) => numberAt(name, text)),
    amenities: linesIn(at("amenities")),
    photos: linesIn(at("photos")).flatMap(addressesIn),
    sharedToNetwork: at("sharedToNetwork") === "true",
  };
};

/** What an edit sends: the members that differ from the property's current ones, and a launch's changed figures. */
export const editOf = (values: Values, property: Property): Members => {
  const before = valuesOfProperty(property);
  const launch = property.launch === null ? {} : changedMembers(launchOf(values), launchOf(before));
  return {
    ...changedMembers(membersOf(values), membersOf(before)),
    ...(Object.keys(launch).length > 0 && { launch }),
  };
};

/** Members that only an edit sets, not a creation. */
const EDIT_ONLY: ReadonlySet<string> = new Set(["amenities", "sharedToNetwork"]);

const isGiven = (value: unknown): boolean =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0);

/** What a creation sends: the members that are filled in; of address and terms, only the parts that are. */
export const creationOf = (values: Values): Members => {
  const filled = (value: unknown): unknown =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null))
      : value;
  const ref = values["/externalRef"];
  return {
    ...(ref && { externalRef: ref }),
    ...Object.fromEntries(
      Object.entries(membersOf(values))
        .map(([name, value]) => [name, filled(value)] as const)
        .filter(([name, value]) => !EDIT_ONLY.has(name) && isGiven(value)),
    ),
  };
};
