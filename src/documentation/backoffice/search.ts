import * as z from "zod";
import { HIT_KINDS } from "../../domain/search/find-anything.ts";
import type { BackofficeDocs } from "../text.ts";

const HitView = z
  .object({
    kind: z.enum(HIT_KINDS),
    id: z.string(),
    accountId: z.string().nullable(),
    name: z.string().nullable(),
  })
  .meta({ id: "SearchHit" });

export const SEARCH_DOCS = {
  operations: {
    findAnything: {
      answer: z.object({ data: z.array(HitView) }),
      summary: { "pt-BR": "Buscar por id ou nome da conta", en: "Search by id or name of the account" },
      description: {
        "pt-BR":
          "Qualquer id da plataforma; um `requestId` se busca em `/backoffice/calls`. O que começa com `rea_` é a dica de uma chave. Outro texto é o começo do nome de contas, até 20.",
        en: "Any id of the platform; a `requestId` is found at `/backoffice/calls`. What begins with `rea_` is the hint of a key. Other text is the beginning of names of accounts, up to 20.",
      },
    },
  },
  params: {
    q: {
      "pt-BR": "O id, ou o começo do nome.",
      en: "The id, or the beginning of the name.",
      example: "acc-",
    },
  },
  schemas: {
    SearchHit: {
      _: { "pt-BR": "O que foi encontrado.", en: "What was found." },
      kind: { "pt-BR": "O que é.", en: "What it is.", example: "ACCOUNT" },
      id: { "pt-BR": "Seu id.", en: "Its id.", example: "acc-0123456789abcdef" },
      accountId: { "pt-BR": "A conta.", en: "The account.", example: "acc-0123456789abcdef" },
      name: { "pt-BR": "O nome de uma conta.", en: "The name of an account.", example: "Horizonte" },
    },
  },
} satisfies BackofficeDocs;
