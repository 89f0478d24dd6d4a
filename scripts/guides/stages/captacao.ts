import { demoOwners, PRICE_CENTS } from "../../demo/owners.ts";
import type { Prepare } from "./stage.ts";

const DEADLINE_MINUTES = 5 * 8 * 60;
const CREDIT_CENTS = 10_000;

/** Accepted terms, credit, and an offered owner. */
export const captacaoStage: Prepare = async ({ service: { backoffice }, account }) => {
  const desk = `${account.path}/captacao`;
  const { body } = await backoffice.send<{ data: { termsVersion: string } }>("GET", `${desk}/settings`);
  await backoffice.send("POST", `${desk}/terms`, { version: body.data.termsVersion });
  await backoffice.send("POST", `${desk}/credits`, { amountCents: CREDIT_CENTS, note: "Recarga" });
  const terms = { priceCents: PRICE_CENTS, deadlineMinutes: DEADLINE_MINUTES };
  const { offer } = demoOwners[0]!;
  // An owner is one person at one place, and another guide's run may have used them already.
  const address = { ...(offer.address as object), number: account.id };
  await backoffice.send("POST", `${desk}/offers`, { ...offer, address, ...terms });
  return { environment: {} };
};
