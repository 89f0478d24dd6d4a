import { SERVICE_DAYS } from "../../vocabulary/value-lists.ts";
import { creditAccount } from "../captacao/credit.ts";
import { offerOwner } from "../captacao/offer-owner.ts";
import { acceptTerms, changeSettings } from "../captacao/settings.ts";
import { type Filling, unlessRefused, write } from "./filling.ts";

/** Identifies the credit, so that it is given once. */
const REFERENCE = "sandbox";
const NOTE = "Crédito de demonstração";

/** Accepts the terms, gives a credit without money, and offers owners, if the platform offers any. */
export const openDesk = async (filling: Filling): Promise<void> => {
  const { ctx, data } = filling;
  const { captacao } = ctx;
  const { termsVersion } = captacao;
  await write(filling, "own", "directory", (own) => acceptTerms(own, termsVersion, termsVersion));
  await write(filling, "own", "directory", (own) => changeSettings(own, { serviceDays: [...SERVICE_DAYS] }));
  await write(filling, "own", "directory", (own) =>
    creditAccount(own, ctx.actor, { amountCents: data.creditCents, note: NOTE, reference: REFERENCE }),
  );
  if (!captacao.isActive) return;
  for (const owner of data.owners)
    await unlessRefused(filling, "owner", () =>
      write(filling, "own", "directory", (own) => offerOwner({ ...own, captacao }, owner)),
    );
};
