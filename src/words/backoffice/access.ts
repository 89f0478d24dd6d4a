import * as z from "zod";
import type { BackofficeWords } from "../text.ts";
import { GRANT, GrantedAccountView, LIMITS } from "./accounts.ts";
import { NEXT_CALL } from "./everywhere.ts";

export const ACCESS_WORDS = {
  operations: {
    grantAccess: {
      answer: z.object({ data: GrantedAccountView }),
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
} satisfies BackofficeWords;
