import { SERVICE_DAYS } from "../../vocabulary/value-lists.ts";
import { creditAccount } from "../captacao/credit.ts";
import { offerOwner } from "../captacao/offer-owner.ts";
import { acceptTerms, changeSettings } from "../captacao/settings.ts";
import { type Filling, unlessRefused, write } from "./filling.ts";

/** Tells the credit from every other: it is given once. */
const REFERENCE = "sandbox";
const NOTE = "Crédito de demonstração";

/** Terms accepted, credit that is no money, and owners on offer; owners only where the platform offers any. */
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
