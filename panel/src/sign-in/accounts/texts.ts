import type { Sentence } from "../../../../src/lib/language.ts";

export const ACCOUNTS = {
  title: { "pt-BR": "Suas contas", en: "Your accounts" },
  none: {
    "pt-BR": "Nenhuma conta conhece este e-mail. Peça o acesso ao titular da conta.",
    en: "No account has this e-mail. Ask the account's owner for access.",
  },
} as const satisfies Record<string, Sentence>;
