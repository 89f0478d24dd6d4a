import type { TestAccount } from "./api.ts";
import type { Json } from "./http.ts";

type Overrides = Readonly<Record<string, unknown>>;

/** A mobile number that no other lead of the tests has. */
export const newPhone = (): string =>
  `+55119${String(crypto.getRandomValues(new Uint32Array(1))[0]! % 100_000_000).padStart(8, "0")}`;

/** A complete search profile: nothing is pending. */
export const interest = (overrides: Overrides = {}): Overrides => ({
  purposes: ["VENDA"],
  propertyTypes: ["APARTAMENTO"],
  locations: [{ cityId: "3550308", neighborhoodSlug: "pinheiros" }],
  salePriceMax: 900_000,
  bedrooms: 2,
  ...overrides,
});

/** The body of a lead's creation; `overrides` replace members. */
export const person = (overrides: Overrides = {}): Overrides => ({
  name: "Mariana Alves",
  phones: [{ number: newPhone(), isWhatsApp: true }],
  interest: interest(),
  consentGiven: true,
  ...overrides,
});

/** A lead of an account, as POST answers it. */
export const makeLead = async ({ api }: TestAccount, overrides: Overrides = {}): Promise<Json> => {
  const { status, body, text } = await api.post("/leads", { body: person(overrides) });
  if (status !== 201) throw new Error(`No lead: ${status} ${text}`);
  return body.data;
};
