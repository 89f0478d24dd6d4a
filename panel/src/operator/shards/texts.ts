import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const SHARDS = {
  name: ptEn("Nome", "Name"),
  accounts: ptEn("Contas", "Accounts"),
  properties: ptEn("Imóveis", "Properties"),
  outbox: ptEn("A enviar (até 1.000)", "Outgoing (up to 1,000)"),
  since: ptEn("desde", "since"),
  notices: ptEn("Alterações de acesso pendentes", "Pending access changes"),
  migration: ptEn("Migração", "Migration"),
  size: ptEn("Tamanho em MB", "Size in MB"),
  unknown: ptEn("não medido", "not measured"),
  state: ptEn("Situação", "State"),
  measured: ptEn("Medido em", "Measured"),
  silent: ptEn("não responde", "does not answer"),
  bySize: ptEn("Fechado pelo tamanho", "Closed because of its size"),
  closedBy: ptEn("Fechado manualmente", "Closed manually"),
  openedBy: ptEn("Aberto manualmente", "Opened manually"),
  close: ptEn("Fechar para contas novas", "Close to new accounts"),
  open: ptEn("Abrir para contas novas", "Open to new accounts"),
  relieve: ptEn("Liberar espaço…", "Free up space…"),
  relieveHint: ptEn(
    "Fecha o banco e transfere contas para outros, as maiores primeiro, até restarem 3 GB. As contas continuam em uso.",
    "Closes the database and moves accounts to others, the largest first, until 3 GB remain. The accounts stay in use.",
  ),
  relieveNow: ptEn("Transferir contas até restarem 3 GB", "Move accounts until 3 GB remain"),
  drainHint: ptEn(
    "Ou transfere todas as contas, para desativar o banco.",
    "Or moves all accounts, to retire the database.",
  ),
  drainNow: ptEn("Transferir todas as contas", "Move all accounts"),
  relieved: ptEn(
    "Há contas sendo transferidas para outros bancos; abrir este interrompe a transferência.",
    "Accounts are being moved to other databases; opening this one stops the moves.",
  ),
} as const satisfies Record<string, Sentence>;
