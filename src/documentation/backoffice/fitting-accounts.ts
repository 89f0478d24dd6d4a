import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";

/** An account to which an offer would not be refused. */
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
      summary: "List the accounts that may get an owner",
      description:
        "The accounts that can be offered the owner, those ready to accept first, then by credit. Name a known owner by `ownerId`, or a new one by `cityId` and `purpose`. Only accounts that have settings, terms or credit of Captação.",
    },
  },
  schemas: {
    FittingAccount: {
      _: "An account that may get the offer.",
      accountId: { en: "The account.", example: "acc-0123456789abcdef" },
      name: { en: "Its name.", example: "Imobiliária Horizonte" },
      status: "ACTIVE or INACTIVE.",
      ready: "Whether it may accept at once: current terms, and a free owner or credit.",
      termsAccepted: "Whether it has accepted the current terms.",
      freeLeadsLeft: { en: "Owners still free of charge.", example: 2 },
      balanceCents: { en: "Credit, in cents.", example: 124_000 },
      openOffers: { en: "Open offers.", example: 3 },
    },
  },
} satisfies BackofficeDocs;
