import type { Sentence } from "../../../../src/lib/language.ts";

export const SHARDS = {
  name: { "pt-BR": "Nome", en: "Name" },
  accounts: { "pt-BR": "Contas", en: "Accounts" },
  properties: { "pt-BR": "Imóveis", en: "Properties" },
  outbox: { "pt-BR": "A sair (até 1.000)", en: "Outgoing (up to 1,000)" },
  since: { "pt-BR": "desde", en: "since" },
  notices: { "pt-BR": "Mudanças de acesso por aplicar", en: "Access changes to apply" },
  migration: { "pt-BR": "Migração", en: "Migration" },
  size: { "pt-BR": "Tamanho em MB", en: "Size in MB" },
  unknown: { "pt-BR": "não medido", en: "not measured" },
  state: { "pt-BR": "Estado", en: "State" },
  measured: { "pt-BR": "Medido", en: "Measured" },
  silent: { "pt-BR": "não responde", en: "does not answer" },
  bySize: { "pt-BR": "Fechado pelo tamanho", en: "Closed because of its size" },
  closedBy: { "pt-BR": "Fechado à mão", en: "Closed by hand" },
  openedBy: { "pt-BR": "Aberto à mão", en: "Opened by hand" },
  close: { "pt-BR": "Fechar a contas novas", en: "Close to new accounts" },
  open: { "pt-BR": "Abrir a contas novas", en: "Open to new accounts" },
  relieve: { "pt-BR": "Aliviar…", en: "Relieve…" },
  relieveHint: {
    "pt-BR":
      "Fecha o banco e muda contas para outros, as maiores primeiro, até que fiquem 3 GB. Elas continuam em uso.",
    en: "Closes the database and moves accounts to others, the largest first, until 3 GB remain. They stay in use.",
  },
  relieveNow: { "pt-BR": "Mudar contas até 3 GB", en: "Move accounts until 3 GB remain" },
  drainHint: {
    "pt-BR": "Ou muda todas as contas, para tirar o banco de uso.",
    en: "Or moves all accounts, to take the database out of use.",
  },
  drainNow: { "pt-BR": "Mudar todas as contas", en: "Move all accounts" },
  relieved: {
    "pt-BR": "Contas estão sendo mudadas para outros bancos; abrir interrompe.",
    en: "Accounts are being moved to other databases; opening it ends that.",
  },
} as const satisfies Record<string, Sentence>;
