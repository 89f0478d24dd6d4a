import { sender } from "../stage/accounts.ts";
import { BACKOFFICE_TOKEN, type Runtime } from "../stage/runtime.ts";

const PRICE_CENTS = 9_000;

const ownerOf = (accountId: string, at: number) => ({
  owner: { name: "Dona da Casa", phone: `+55219${String(20_000_000 + at)}` },
  address: { cityId: "3304557", neighborhood: "Botafogo", street: accountId, number: `${at}` },
  purpose: "VENDA",
  propertyType: "APARTAMENTO",
  bedrooms: 2,
  priceExpected: 850_000,
});

/**
 * Offers owners to the account, which may accept them all: they are in the directory, wherever the account is.
 * @returns their ids
 */
export const makeOffers = async (runtime: Runtime, accountId: string, count: number): Promise<string[]> => {
  const operator = sender(runtime.urls.service, "/backoffice", BACKOFFICE_TOKEN);
  const desk = `/accounts/${accountId}/captacao`;
  const { data } = (await operator("GET", `${desk}/settings`)) as { data: { termsVersion: string } };
  await operator("POST", `${desk}/terms`, { version: data.termsVersion });
  await operator("POST", `${desk}/credits`, { amountCents: count * PRICE_CENTS, note: "Recarga" });
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const body = { ...ownerOf(accountId, at), priceCents: PRICE_CENTS, deadlineMinutes: 480 };
    const made = (await operator("POST", `${desk}/offers`, body)) as { data: { id: string } };
    ids.push(made.data.id);
  }
  return ids;
};
