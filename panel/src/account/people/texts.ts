import type { Sentence } from "../../../../src/lib/language.ts";

export const PEOPLE = {
  title: { "pt-BR": "Pessoas com acesso", en: "People with access" },
  intro: {
    "pt-BR": "Quem entra neste painel, e com que papel.",
    en: "Who can sign in to this dashboard, and in which role.",
  },
  email: { "pt-BR": "E-mail", en: "E-mail" },
  role: { "pt-BR": "Papel", en: "Role" },
  add: { "pt-BR": "Dar acesso", en: "Give access" },
  addText: {
    "pt-BR": "Diga à pessoa o endereço deste painel: ela entra por um código enviado a este e-mail.",
    en: "Tell the person the address of this dashboard. They sign in with a code sent to this e-mail.",
  },
  change: { "pt-BR": "Mudar", en: "Change" },
  save: { "pt-BR": "Salvar", en: "Save" },
  remove: { "pt-BR": "Tirar o acesso", en: "Remove access" },
  since: { "pt-BR": "Desde", en: "Since" },
} as const satisfies Record<string, Sentence>;
