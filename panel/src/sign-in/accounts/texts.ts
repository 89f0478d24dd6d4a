import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const ACCOUNTS = {
  title: ptEn("Suas contas", "Your accounts"),
  none: ptEn(
    "Este e-mail não tem acesso a nenhuma conta. Peça o acesso ao titular da conta.",
    "This e-mail has no access to any account. Ask the account's owner for access.",
  ),
} as const satisfies Record<string, Sentence>;
