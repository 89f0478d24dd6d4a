import { env } from "cloudflare:workers";
import { parseSettings } from "../../src/env.ts";
import { backoffice, type TestAccount } from "./api.ts";
import type { Json } from "./http.ts";
import { newPhone } from "./lead.ts";

/** The terms that an account must have accepted. */
export const TERMS = parseSettings(env).captacao.termsVersion;

/** The data of a back-office call that must succeed. */
const dataOf = async (answer: Promise<{ status: number; text: string; body: Json }>): Promise<Json> => {
  const { status, text, body } = await answer;
  if (status >= 300) throw new Error(`Not done: ${text}`);
  return body.data;
};

export const acceptTerms = ({ path }: Pick<TestAccount, "path">): Promise<Json> =>
  dataOf(backoffice.post(`${path}/captacao/terms`, { version: TERMS }));

export const credit = ({ path }: Pick<TestAccount, "path">, amountCents: number): Promise<Json> =>
  dataOf(backoffice.post(`${path}/captacao/credits`, { amountCents, note: "Recarga" }));

export const setDesk = ({ path }: Pick<TestAccount, "path">, settings: object): Promise<Json> =>
  dataOf(backoffice.put(`${path}/captacao/settings`, settings));

/** An owner who wants to sell, a different one each time. */
export const anOwner = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  owner: { name: "Helena Prado Sentinela", phone: newPhone(), email: `${crypto.randomUUID()}@example.com` },
  address: {
    cityId: "3550308",
    neighborhood: "Pinheiros",
    street: "Rua dos Pinheiros",
    number: "1042",
    complement: "Apto 71",
  },
  purpose: "VENDA",
  propertyType: "APARTAMENTO",
  bedrooms: 2,
  priceExpected: 850_000,
  priceCents: 9_000,
  deadlineMinutes: 480,
  ...overrides,
});

/** Offers an owner, by default a new one, to an account. @returns the offer as the operator sees it */
export const offerTo = ({ path }: Pick<TestAccount, "path">, body: object = anOwner()): Promise<Json> =>
  dataOf(backoffice.post(`${path}/captacao/offers`, body));

/** Offers the same owner to another account. */
export const offerAgain = (account: Pick<TestAccount, "path">, ownerId: string, more: object = {}) =>
  offerTo(account, { ownerId, priceCents: 9_000, deadlineMinutes: 480, ...more });

/** An account that may accept: with terms and credit. */
export const readyDesk = async (account: TestAccount, cents = 100_000): Promise<TestAccount> => {
  await acceptTerms(account);
  await credit(account, cents);
  return account;
};
