import type { Sentence } from "../../../../src/lib/language.ts";

export const ACCOUNTS = {
  title: { "pt-BR": "Suas contas", en: "Your accounts" },
  none: {
    "pt-BR": "Este e-mail não tem acesso a nenhuma conta. Peça o acesso ao titular da conta.",
    en: "This e-mail has no access to any account. Ask the account's owner for access.",
  },
} as const satisfies Record<string, Sentence>;
