import type { Sentence } from "../../../../src/lib/language.ts";

export const PEOPLE = {
  title: { "pt-BR": "Pessoas com acesso", en: "People with access" },
  intro: {
    "pt-BR": "Quem pode entrar neste painel e com que função.",
    en: "Who can sign in to this dashboard, and in which role.",
  },
  email: { "pt-BR": "E-mail", en: "E-mail" },
  role: { "pt-BR": "Função", en: "Role" },
  add: { "pt-BR": "Dar acesso", en: "Give access" },
  addText: {
    "pt-BR": "Envie à pessoa o endereço deste painel: ela entra com um código enviado a este e-mail.",
    en: "Send the person this dashboard's address. They sign in with a code sent to this e-mail.",
  },
  change: { "pt-BR": "Alterar", en: "Change" },
  save: { "pt-BR": "Salvar", en: "Save" },
  remove: { "pt-BR": "Remover o acesso", en: "Remove access" },
  since: { "pt-BR": "Desde", en: "Since" },
} as const satisfies Record<string, Sentence>;
