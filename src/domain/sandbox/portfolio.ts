import type { WriteContext } from "../../call-context.ts";
import { joinEffects } from "../../db/plan.ts";
import type { Property } from "../../db/schema/properties.ts";
import { SANDBOX_ROLES, type SandboxRole } from "../../lib/id.ts";
import { loadProperties, planCreation } from "../properties/record/index.ts";
import { memberIdOf } from "./accounts.ts";
import { type DemoProperty, PICTURE_TYPE } from "./demo-data.ts";
import { type Filling, planOfAll, write } from "./filling.ts";

/** A listing's input with its broker by id, where the data have the e-mail. */
const inputOf = async (accountId: string, { input, broker }: DemoProperty): Promise<DemoProperty["input"]> =>
  broker === null ? input : { ...input, captadorAccountId: await memberIdOf(accountId, broker) };

/** Creates the missing listings in one transaction. @returns all of them */
const makeSome = async (
  { data }: Filling,
  ctx: WriteContext,
  listings: readonly DemoProperty[],
  development: Property | null,
) => {
  const inputs = await Promise.all(listings.map((listing) => inputOf(ctx.accountId, listing)));
  const loaded = await loadProperties(
    ctx,
    listings.map(({ ref }, at) => ({ target: { ref }, input: inputs[at]! })),
  );
  const plans = listings.flatMap(({ ref, kind, launch, pictures }, at) => {
    if (loaded[at]!.property) return [];
    const kept = pictures.map((name) => ({ ...data.pictures[name]!, mediaType: PICTURE_TYPE }));
    const origin = { externalRef: ref, kind, launch, kept, development };
    return [planCreation(ctx, loaded[at]!, inputs[at]!, origin)];
  });
  const known = loaded.flatMap(({ property }) => property ?? []);
  return { ...planOfAll(joinEffects(plans)), data: [...known, ...plans.map((plan) => plan.data)] };
};

/** The listings of an account; a development comes before its unit types. */
const fillOne = async (filling: Filling, role: SandboxRole): Promise<void> => {
  const { properties } = filling.data.accounts[role];
  const units = properties.filter(({ kind }) => kind === "TYPOLOGY");
  const others = properties.filter((property) => !units.includes(property));
  const stored = await write(filling, role, "shard", (ctx) => makeSome(filling, ctx, others, null));
  const development = stored.find(({ kind }) => kind === "DEVELOPMENT") ?? null;
  if (units.length > 0)
    await write(filling, role, "shard", (ctx) => makeSome(filling, ctx, units, development));
};

/** All accounts' listings, with photos and reviews done. */
export const fillPortfolios = async (filling: Filling): Promise<void> => {
  await Promise.all(SANDBOX_ROLES.map((role) => fillOne(filling, role)));
};
