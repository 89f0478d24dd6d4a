import { seededId } from "../../../src/lib/id.ts";
import { agency } from "../accounts.ts";
import { each } from "../each.ts";
import { CREDIT_CENTS, type DemoOwner, demoOwners, PRICE_CENTS } from "../owners.ts";
import type { Stage } from "../stage.ts";

/** In sequence, because money is spent in the order of the file. */
const CONCURRENCY = 1;

const CREDIT = { amountCents: CREDIT_CENTS, note: "Recarga de demonstração", reference: "demo-credit" };
/** Five days of the desk's hours, so that someone who starts on a Friday still finds them open. */
const DEADLINE_MINUTES = 5 * 8 * 60;

const REFUSED = 422;

/** Terms, credit, and owners: some open, some already accepted. */
export async function seedCaptacao(stage: Stage): Promise<string> {
  const desk = `${stage.pathOf(agency)}/captacao`;
  const { body } = await stage.backoffice.send<{ data: { termsVersion: string } }>("GET", `${desk}/settings`);
  await stage.backoffice.send("POST", `${desk}/terms`, { version: body.data.termsVersion });
  await stage.backoffice.send("POST", `${desk}/credits`, CREDIT);
  await each(demoOwners, CONCURRENCY, (owner) => offer(stage, desk, owner));
  const accepted = demoOwners.filter((owner) => owner.stage !== undefined);
  return `${demoOwners.length - accepted.length} owners on offer, ${accepted.length} accepted`;
}

/** An accepted owner is refused as an offer, and accepted again without a debit. */
async function offer(stage: Stage, desk: string, owner: DemoOwner): Promise<void> {
  const id = await seededId("captacao", owner.seed);
  const terms = { priceCents: PRICE_CENTS, deadlineMinutes: DEADLINE_MINUTES, seed: owner.seed };
  await stage.backoffice.send("POST", `${desk}/offers`, { ...owner.offer, ...terms }, [REFUSED]);
  if (owner.stage === undefined) return;
  await stage.api(agency).send("POST", `/v1/captacao/offers/${id}/accept`);
  await stage.backoffice.send("PATCH", `${desk}/owners/${id}`, { stage: owner.stage, note: owner.note });
}
