import type { Sentence } from "../../../../src/lib/language.ts";

export const SHARDS = {
  name: { "pt-BR": "Nome", en: "Name" },
  accounts: { "pt-BR": "Contas", en: "Accounts" },
  properties: { "pt-BR": "Imóveis", en: "Properties" },
  outbox: { "pt-BR": "A enviar (até 1.000)", en: "Outgoing (up to 1,000)" },
  since: { "pt-BR": "desde", en: "since" },
  notices: { "pt-BR": "Alterações de acesso pendentes", en: "Pending access changes" },
  migration: { "pt-BR": "Migração", en: "Migration" },
  size: { "pt-BR": "Tamanho em MB", en: "Size in MB" },
  unknown: { "pt-BR": "não medido", en: "not measured" },
  state: { "pt-BR": "Situação", en: "State" },
  measured: { "pt-BR": "Medido em", en: "Measured" },
  silent: { "pt-BR": "não responde", en: "does not answer" },
  bySize: { "pt-BR": "Fechado pelo tamanho", en: "Closed because of its size" },
  closedBy: { "pt-BR": "Fechado manualmente", en: "Closed manually" },
  openedBy: { "pt-BR": "Aberto manualmente", en: "Opened manually" },
  close: { "pt-BR": "Fechar para contas novas", en: "Close to new accounts" },
  open: { "pt-BR": "Abrir para contas novas", en: "Open to new accounts" },
  relieve: { "pt-BR": "Liberar espaço…", en: "Free up space…" },
  relieveHint: {
    "pt-BR":
      "Fecha o banco e transfere contas para outros, as maiores primeiro, até restarem 3 GB. As contas continuam em uso.",
    en: "Closes the database and moves accounts to others, the largest first, until 3 GB remain. The accounts stay in use.",
  },
  relieveNow: { "pt-BR": "Transferir contas até restarem 3 GB", en: "Move accounts until 3 GB remain" },
  drainHint: {
    "pt-BR": "Ou transfere todas as contas, para desativar o banco.",
    en: "Or moves all accounts, to retire the database.",
  },
  drainNow: { "pt-BR": "Transferir todas as contas", en: "Move all accounts" },
  relieved: {
    "pt-BR": "Há contas sendo transferidas para outros bancos; abrir este interrompe a transferência.",
    en: "Accounts are being moved to other databases; opening this one stops the moves.",
  },
} as const satisfies Record<string, Sentence>;
