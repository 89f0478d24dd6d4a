import type { Texts } from "../../contract/texts.ts";
import { GRANT, LIMITS } from "../accounts/texts.ts";
import { NEXT_CALL } from "../texts/everywhere.ts";

export const ACCESS_TEXTS: Texts = {
  operations: {
    grantAccess: {
      summary: ["Definir a concessão do operador", "Set the operator's grant"],
      description: [
        `${NEXT_CALL[0]} Limites ausentes são os da faixa.`,
        `${NEXT_CALL[1]} Limits you leave out come from the tier.`,
      ],
      body: { status: "ACTIVE", scopes: ["properties:read", "properties:write"] },
    },
  },
  schemas: {
    GrantAccessInput: { _: ["A concessão.", "The grant."], ...GRANT },
    GrantAccessInputLimits: LIMITS,
  },
};
