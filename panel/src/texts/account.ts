import type { Sentence } from "../../../src/lib/language.ts";

export const AUDIT = {
  title: { "pt-BR": "Auditoria", en: "Audit log" },
  intro: {
    "pt-BR": "Quem fez o quê. Aparecem os nomes dos campos, nunca os valores.",
    en: "Who did what. The log names fields and never shows their values.",
  },
  none: { "pt-BR": "Nada gravado ainda.", en: "Nothing has been changed yet." },
  action: { "pt-BR": "Ação", en: "Action" },
  actor: { "pt-BR": "Quem", en: "Who" },
  subject: { "pt-BR": "Objeto", en: "Object" },
  fields: { "pt-BR": "Campos", en: "Fields" },
  when: { "pt-BR": "Quando", en: "When" },
} as const satisfies Record<string, Sentence>;

/** By the beginning of the actor's id. */
export const ACTORS: Readonly<Record<string, Sentence>> = {
  psn_: { "pt-BR": "Pessoa no painel", en: "Person at the dashboard" },
  k_: { "pt-BR": "Chave", en: "Key" },
};

export const OPERATOR: Sentence = { "pt-BR": "Plataforma", en: "Platform" };

export const LEDGER = {
  title: { "pt-BR": "Extrato da Captação", en: "Captação ledger" },
  balance: { "pt-BR": "Saldo", en: "Balance" },
  overTime: { "pt-BR": "Saldo ao longo do tempo", en: "Balance over time" },
  now: { "pt-BR": "Agora", en: "Now" },
  none: { "pt-BR": "Nenhum lançamento ainda.", en: "No entries yet." },
  kind: { "pt-BR": "Lançamento", en: "Entry" },
  amount: { "pt-BR": "Valor", en: "Amount" },
  after: { "pt-BR": "Saldo depois", en: "Balance after" },
  reference: { "pt-BR": "Referência", en: "Reference" },
  when: { "pt-BR": "Quando", en: "When" },
} as const satisfies Record<string, Sentence>;

export const LEDGER_TITLES: Readonly<Record<string, Sentence>> = {
  CREDIT: { "pt-BR": "Crédito", en: "Credit" },
  ACCEPT: { "pt-BR": "Proprietário aceito", en: "Owner accepted" },
  REFUND: { "pt-BR": "Estorno", en: "Refund" },
  ADJUST: { "pt-BR": "Ajuste", en: "Adjustment" },
};
