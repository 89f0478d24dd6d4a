import type { TEAM_WORDS } from "../../../src/words/team.ts";
import { backoffice, type TestAccount } from "../../support/api.ts";
import { made, plain, type Samples, three } from "./sample.ts";

const aMember = ({ path }: TestAccount): Promise<unknown> =>
  made(
    backoffice.post(`${path}/team`, {
      name: "Corretora de Teste",
      email: `${crypto.randomUUID()}@example.com`,
      role: "BROKER",
    }),
  );

export const TEAM_SAMPLES: Samples<keyof typeof TEAM_WORDS.operations> = {
  listTeam: { call: plain, walk: three(aMember) },
};
