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
  silent: ptEn("não responde", "not responding"),
  bySize: ptEn("Fechado pelo tamanho", "Closed due to size"),
  closedManually: ptEn("Fechado manualmente", "Closed manually"),
  openedManually: ptEn("Aberto manualmente", "Opened manually"),
  close: ptEn("Fechar para contas novas", "Close to new accounts"),
  open: ptEn("Abrir para contas novas", "Open to new accounts"),
  relieve: ptEn("Liberar espaço…", "Free up space…"),
  relieveHint: ptEn(
    "Fecha o banco e transfere contas para outros, as maiores primeiro, até o banco ficar com 3 GB. As contas continuam em uso.",
    "Closes the database and moves accounts to others, the largest first, until it is down to 3 GB. Accounts stay available.",
  ),
  relieveNow: ptEn(
    "Transferir contas até o banco ficar com 3 GB",
    "Move accounts until the database is down to 3 GB",
  ),
  drainHint: ptEn(
    "Ou transfere todas as contas, para desativar o banco.",
    "Or moves all accounts so that the database can be retired.",
  ),
  drainNow: ptEn("Transferir todas as contas", "Move all accounts"),
  moving: ptEn(
    "Há contas sendo transferidas para outros bancos; abrir este interrompe a transferência.",
    "Accounts are being moved to other databases; opening this one stops the moves.",
  ),
} as const satisfies Record<string, Sentence>;
