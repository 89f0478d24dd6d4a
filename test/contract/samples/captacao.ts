import { offerTo, readyDesk } from "../../support/captacao.ts";
import type { Samples } from "./sample.ts";

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
