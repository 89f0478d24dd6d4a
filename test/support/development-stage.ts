import { expect } from "vitest";
import { withEligibility } from "../../src/domain/properties/record/pending.ts";
import { readRelated } from "../../src/domain/properties/related.ts";
import { backoffice, makeAccount, type TestAccount } from "./api.ts";
import { GALLERY, setColumns } from "./dashboard.ts";
import type { Json } from "./http.ts";
import { brokenInvariants } from "./invariants.ts";
import { writeScope } from "./portfolio.ts";
import { query } from "./query.ts";

export const SAO_PAULO = { cityId: "3550308", neighborhood: "Pinheiros" };
export const RIO = { cityId: "3304557", neighborhood: "Copacabana" };
export const DEVELOPMENT = {
  kind: "DEVELOPMENT",
  title: "Residencial",
  purposes: ["VENDA"],
  address: SAO_PAULO,
};
/** The details that make a development a launch. */
export const LAUNCH = {
  constructionStage: "OFF_PLAN",
  deliveryDate: "2028-06-30",
  constructionProgress: 15,
  unitsTotal: 120,
  unitsAvailable: 80,
  unitsReserved: 10,
  unitsSold: 30,
  floorPlans: ["https://construtora.example.com/planta-1.png"],
};
export const UNIT = { kind: "TYPOLOGY", title: "Dois quartos", type: "APARTAMENTO", salePrice: 500_000 };

export const createDevelopment = async ({ path }: TestAccount, body: Json): Promise<string> => {
  const { status, body: answer, text } = await backoffice.post(`${path}/developments`, body);
  expect(status, text).toBe(201);
  return answer.data.id;
};

export interface Stage extends TestAccount {
  readonly development: string;
  readonly unit: string;
  unitsRadar(): Promise<Json>;
}

/** A developer's development with a photo, and a unit type without the members that it takes from the development. */
export const stage = async (development: Json = {}, unit: Json = {}): Promise<Stage> => {
  const account = await makeAccount({ account: { type: "DEVELOPER" } });
  const id = await createDevelopment(account, { ...DEVELOPMENT, externalRef: "EMP-1", ...development });
  await setColumns(id, GALLERY);
  const developmentId = await createDevelopment(account, { ...UNIT, developmentId: id, ...unit });
  return {
    ...account,
    development: id,
    unit: developmentId,
    unitsRadar: async () => {
      const { radar } = (await account.api.get(`/properties/${developmentId}`)).body.data;
      return radar.eligible ? "eligible" : radar.pending;
    },
  };
};

/** Properties whose stored readiness differs from what they and their relatives give. */
export const wronglyJudged = async ({ accountId }: TestAccount): Promise<string[]> => {
  const rows = await query`SELECT id FROM properties WHERE account_id = ${accountId} AND status <> 'DELETED'`;
  const stored = await readRelated(
    writeScope(accountId),
    rows.map(({ id }) => id as string),
  );
  return stored
    .filter((one) => {
      const { pending, radar } = withEligibility(one);
      return one.radar !== radar || JSON.stringify(one.pending) !== JSON.stringify(pending);
    })
    .map(({ id }) => id);
};

/** The violations, except those about the photo that the test only marked as arrived. */
export const violationsOf = async ({ accountId, development }: Stage): Promise<string[]> =>
  (await brokenInvariants(accountId)).filter(
    (fault) => !(fault.startsWith(development) && /photo|arrived|bytes/.test(fault)),
  );

export const status = ({ api, development }: Stage, to: string) =>
  api.post(`/properties/${development}/status`, { body: { status: to } });
export const patch = ({ api, development }: Stage, body: Json) =>
  api.patch(`/properties/${development}`, { body });
