import { env } from "cloudflare:workers";
import type { WriteContext } from "../../src/call-context.ts";
import { runPlan } from "../../src/db/commit.ts";
import { newMeter } from "../../src/db/statement.ts";
import { consequencesOf } from "../../src/domain/consequences/index.ts";
import { planExpiry } from "../../src/domain/properties/expire-confirmations.ts";
import { readRelatedOne } from "../../src/domain/properties/related.ts";
import { type Clock, systemClock } from "../../src/lib/clock.ts";
import type { TestAccount } from "./api.ts";
import type { Json } from "./http.ts";
import { listing } from "./listing.ts";

type Overrides = Readonly<Record<string, unknown>>;

/** A property of an account, as POST answers it. */
export const makeProperty = async ({ api }: TestAccount, overrides: Overrides = {}): Promise<Json> => {
  const { status, body, text } = await api.post("/properties", { body: listing(overrides) });
  if (status !== 201) throw new Error(`No property: ${status} ${text}`);
  return body.data;
};

/** This many properties, one after the other, oldest first. */
export const makeProperties = async (
  account: TestAccount,
  count: number,
  overridesOf: (at: number) => Overrides = () => ({}),
): Promise<Json[]> => {
  const made: Json[] = [];
  for (let at = 0; at < count; at += 1) made.push(await makeProperty(account, overridesOf(at)));
  return made;
};

/** The number of properties that count against the plan. */
export const activeOf = async ({ api }: TestAccount): Promise<number> =>
  (await api.get("/me")).body.data.properties.active;

/** The context of an API verb, on the test's own database. */
export const writeScope = (accountId: string, overrides: Partial<WriteContext> = {}): WriteContext => ({
  accountId,
  db: env.DB,
  meter: newMeter(),
  clock: systemClock,
  language: "pt-BR",
  links: {
    publicUrl: env.PUBLIC_URL,
    photosUrl: `${env.PUBLIC_URL}/photos`,
    ownHosts: [],
    allowPrivateTargets: false,
  },
  source: "API",
  dryRun: false,
  propertyLimit: 1_000,
  consequencesOf,
  ...overrides,
});

/** Takes a property offline as the 60-day rule does. */
export const expire = async (
  accountId: string,
  propertyId: string,
  clock: Clock = systemClock,
): Promise<void> => {
  const ctx = writeScope(accountId, { clock });
  await runPlan(ctx, async () => planExpiry(ctx, await readRelatedOne(ctx, propertyId)));
};
