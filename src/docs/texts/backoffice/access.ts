import type { ACCESS_ANSWERS } from "../../../backoffice/access/answers.ts";
import type { BackofficeTexts } from "../text.ts";
import { GRANT, LIMITS } from "./accounts.ts";
import { NEXT_CALL } from "./everywhere.ts";

export const ACCESS_TEXTS: BackofficeTexts<keyof typeof ACCESS_ANSWERS> = {
  operations: {
    grantAccess: {
      summary: { "pt-BR": "Definir a concessão do operador", en: "Set the operator's grant" },
      description: {
        "pt-BR": `${NEXT_CALL["pt-BR"]} Limites ausentes são os da faixa.`,
        en: `${NEXT_CALL.en} Limits you leave out come from the tier.`,
      },
      body: { status: "ACTIVE", scopes: ["properties:read", "properties:write"] },
    },
  },
  schemas: {
    GrantAccessInput: { _: { "pt-BR": "A concessão.", en: "The grant." }, ...GRANT },
    GrantAccessInputLimits: LIMITS,
  },
};
