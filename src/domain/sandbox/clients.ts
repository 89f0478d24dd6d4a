import type { WriteContext } from "../../call-context.ts";
import { joinEffects } from "../../db/plan.ts";
import { planCreation } from "../leads/record/creation.ts";
import { loadLeads } from "../leads/record/load.ts";
import { samePerson } from "../leads/record/same-person.ts";
import type { DemoClient } from "./demo-data.ts";
import { type Filling, planOfAll, write } from "./filling.ts";

/** Creates the missing clients in one transaction. */
const makeSome = async (ctx: WriteContext, clients: readonly DemoClient[]) => {
  const loaded = await loadLeads(
    ctx,
    clients.map(({ ref, input }) => ({ target: { ref }, input, mayGrow: true })),
  );
  const plans = clients.flatMap(({ ref }, at) =>
    loaded[at]!.lead || samePerson(ctx, loaded[at]!)
      ? []
      : [planCreation(ctx, loaded[at]!, { externalRef: ref })],
  );
  return planOfAll(joinEffects(plans));
};

/** The clients of the sandbox and of its partner. */
export const makeClients = async (filling: Filling): Promise<void> => {
  await Promise.all(
    (["own", "partner"] as const).map((role) =>
      write(filling, role, "shard", (ctx) => makeSome(ctx, filling.data.accounts[role].clients)),
    ),
  );
};
