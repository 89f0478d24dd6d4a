import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";

/** An account that an offer would not be refused for. */
const FittingAccount = z
  .object({
    accountId: z.string(),
    name: z.string(),
    status: z.enum(["ACTIVE", "INACTIVE"]),
    ready: z.boolean(),
    termsAccepted: z.boolean(),
    freeLeadsLeft: z.int(),
    balanceCents: z.int(),
    openOffers: z.int(),
  })
  .meta({ id: "FittingAccount" });

export const FITTING_ACCOUNTS = {
  operations: {
    listFittingAccounts: {
      answer: pageSchema(FittingAccount),
      summary: {
        "pt-BR": "Listar as contas que podem receber um proprietário",
        en: "List the accounts that may get an owner",
      },
      description: {
        "pt-BR":
          "As que a oferta não recusaria, as prontas para aceitar primeiro, depois pelo crédito. De um conhecido por `ownerId`; de um novo por `cityId` e `purpose`. Só contas que já têm ajustes, termos ou crédito da Captação.",
        en: "Those that an offer would not be refused for, the ones ready to accept first, then by credit. Of a known owner by `ownerId`; of a new one by `cityId` and `purpose`. Only accounts that have settings, terms or credit of Captação.",
      },
    },
  },
  schemas: {
    FittingAccount: {
      _: { "pt-BR": "Uma conta que pode receber a oferta.", en: "An account that may get the offer." },
      accountId: { "pt-BR": "A conta.", en: "The account.", example: "acc-0123456789abcdef" },
      name: { "pt-BR": "Nome.", en: "Its name.", example: "Imobiliária Horizonte" },
      status: { "pt-BR": "ACTIVE ou INACTIVE.", en: "ACTIVE or INACTIVE." },
      ready: {
        "pt-BR": "Se pode aceitar já: termos atuais e gratuidade ou crédito.",
        en: "Whether it may accept at once: current terms, and a free owner or credit.",
      },
      termsAccepted: {
        "pt-BR": "Se aceitou os termos atuais.",
        en: "Whether it has accepted the current terms.",
      },
      freeLeadsLeft: {
        "pt-BR": "Proprietários ainda sem cobrança.",
        en: "Owners still free of charge.",
        example: 2,
      },
      balanceCents: { "pt-BR": "Crédito, em centavos.", en: "Credit, in cents.", example: 124_000 },
      openOffers: { "pt-BR": "Ofertas em aberto.", en: "Open offers.", example: 3 },
    },
  },
} satisfies BackofficeDocs;
