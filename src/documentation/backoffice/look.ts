import * as z from "zod";
import type { BackofficeDocs } from "../text.ts";

const Look = z
  .object({ accountId: z.string(), name: z.string(), sandboxOf: z.string().nullable() })
  .meta({ id: "AccountLook" });

export const LOOK_DOCS = {
  operations: {
    lookAtAccount: {
      answer: z.object({ data: Look }),
      summary: "Start viewing an account as its people do",
      description:
        "Writes the audit row of the view: who, which account, when and why. The console then shows the dashboard's pages for half an hour, without writes and without who clients are.",
      body: { reason: "OWNER_ASKED" },
    },
  },
  schemas: {
    AccountLook: {
      _: "The account that is viewed.",
      accountId: { en: "Id of the account.", example: "acc-0123456789abcdef" },
      name: { en: "Its name.", example: "Imobiliária Exemplo" },
      sandboxOf: { en: "In a sandbox account: the live account it belongs to.", example: null },
    },
    LookAtAccountInput: {
      _: "Why it is viewed.",
      reason: { en: "OWNER_ASKED, INCIDENT, ABUSE or BILLING.", example: "OWNER_ASKED" },
    },
  },
} satisfies BackofficeDocs;
