import type { CAPTACAO_DOCS } from "../../../src/documentation/captacao.ts";
import { backoffice } from "../../support/api.ts";
import { offerTo, readyDesk } from "../../support/captacao.ts";
import { CAPTACAO } from "../refusals/counterparts.ts";
import { plain, type Samples, sharedThree } from "./sample.ts";

const offers = sharedThree((account) => offerTo(account));

/** One owner on each tab. */
const owners = sharedThree(async (account) => {
  await readyDesk(account);
  for (const stage of [{ stage: "NEW" }, { stage: "CAPTURED" }, { stage: "LOST", lostReason: "Desistiu." }]) {
    const { id } = await offerTo(account);
    await account.api.post(`/captacao/offers/${id}/accept`);
    const { status, text } = await backoffice.patch(`${account.path}/captacao/owners/${id}`, stage);
    if (status !== 200) throw new Error(`No owner for a walk: ${text}`);
  }
});

export const CAPTACAO_SAMPLES: Samples<keyof typeof CAPTACAO_DOCS.operations> = {
  listCaptacaoOffers: { call: plain, walk: offers },
  listCaptacaoOwners: { call: plain, walk: owners },
  getCaptacaoOffer: {
    call: async (account) => {
      const { id } = await offerTo(account);
      return { params: { offerId: id }, names: [id] };
    },
  },
  acceptCaptacaoOffer: {
    call: async (account) => {
      await readyDesk(account);
      const { id } = await offerTo(account);
      return { params: { offerId: id }, names: [id] };
    },
    refusals: CAPTACAO,
  },
};
