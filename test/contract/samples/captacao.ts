import { offerTo, readyDesk } from "../../support/captacao.ts";
import { onceThree, type Samples } from "./sample.ts";

const offers = onceThree((account) => offerTo(account));

const owners = onceThree(async (account) => {
  await readyDesk(account);
  const { id } = await offerTo(account);
  const { status, text } = await account.api.post(`/captacao/offers/${id}/accept`);
  if (status !== 200) throw new Error(`No owner for a walk: ${text}`);
});

export const CAPTACAO_WALKS: Samples = { listCaptacaoOffers: offers, listCaptacaoOwners: owners };

export const CAPTACAO_SAMPLES: Samples = {
  getCaptacaoOffer: async (account) => {
    const { id } = await offerTo(account);
    return { params: { offerId: id }, names: [id] };
  },
  acceptCaptacaoOffer: async (account) => {
    await readyDesk(account);
    const { id } = await offerTo(account);
    return { params: { offerId: id }, names: [id] };
  },
};
