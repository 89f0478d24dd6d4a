import type { TEAM_DOCS } from "../../../src/documentation/team.ts";
import { backoffice, type TestAccount } from "../../support/api.ts";
import { made, plain, type Samples, threeOf } from "./sample.ts";

const aMember = ({ path }: TestAccount): Promise<unknown> =>
  made(
    backoffice.post(`${path}/team`, {
      name: "Corretora de Teste",
      email: `${crypto.randomUUID()}@example.com`,
      role: "BROKER",
    }),
  );

export const TEAM_SAMPLES: Samples<keyof typeof TEAM_DOCS.operations> = {
  listTeam: { call: plain, walk: threeOf(aMember) },
};
