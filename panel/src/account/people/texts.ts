import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const PEOPLE = {
  title: ptEn("Pessoas com acesso", "People with access"),
  intro: ptEn(
    "Quem pode entrar neste painel e com que função.",
    "Who can sign in to this dashboard, and in which role.",
  ),
  email: ptEn("E-mail", "E-mail"),
  role: ptEn("Função", "Role"),
  add: ptEn("Dar acesso", "Give access"),
  addText: ptEn(
    "Envie à pessoa o endereço deste painel: ela entra com um código enviado a este e-mail.",
    "Send them the link to this dashboard. They sign in with a code sent to this e-mail.",
  ),
  change: ptEn("Alterar", "Change"),
  save: ptEn("Salvar", "Save"),
  remove: ptEn("Remover o acesso", "Remove access"),
  since: ptEn("Desde", "Since"),
} as const satisfies Record<string, Sentence>;
