import * as z from "zod";
import type { BackofficeWords } from "../text.ts";
import { ACCOUNT_WORDS } from "./accounts.ts";
import { AUDIT_WORDS } from "./audit.ts";
import { KEY_WORDS } from "./keys.ts";
import { MAIL_WORDS } from "./mail.ts";
import { MEMBER_WORDS } from "./members.ts";
import { USAGE_WORDS } from "./usage.ts";

const OverviewView = z
  .object({
    account: ACCOUNT_WORDS.operations.getAccount.answer.shape.data,
    keys: KEY_WORDS.operations.listKeys.answer.shape.data,
    members: MEMBER_WORDS.operations.listMembers.answer.shape.data,
    usage: USAGE_WORDS.operations.getUsage.answer.shape.data,
    mail: MAIL_WORDS.operations.listMail.answer.shape.data,
    audit: AUDIT_WORDS.operations.listAudit.answer.shape.data,
  })
  .meta({ id: "AccountOverview" });

export const OVERVIEW_WORDS = {
  operations: {
    getAccountOverview: {
      answer: z.object({ data: OverviewView }),
      summary: { "pt-BR": "Ver a conta e o que lhe pertence", en: "See an account and what belongs to it" },
      description: {
        "pt-BR": "De cada lista, os 20 primeiros; as outras operações têm o resto.",
        en: "The first 20 of each list; the other operations have the rest.",
      },
    },
  },
  schemas: {
    AccountOverview: {
      _: { "pt-BR": "Uma conta com suas listas.", en: "An account with its lists." },
      account: { "pt-BR": "A conta.", en: "The account." },
      keys: { "pt-BR": "As chaves, sem segredo.", en: "Its keys, without their secrets." },
      members: { "pt-BR": "As pessoas no painel.", en: "The people at the dashboard." },
      usage: { "pt-BR": "As chamadas por mês.", en: "The calls of each month." },
      mail: { "pt-BR": "Os avisos ao titular.", en: "The notices to the owner." },
      audit: { "pt-BR": "Quem mudou o quê.", en: "Who changed what." },
    },
  },
} satisfies BackofficeWords;
