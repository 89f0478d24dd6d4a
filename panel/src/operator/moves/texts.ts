import type { MOVE_STATES as STATES } from "../../../../src/db/schema/account-moves.ts";
import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const MOVES = {
  text: ptEn(
    "A conta continua em uso durante a transferência: só no fim as gravações esperam alguns décimos de segundo. O sandbox vai junto.",
    "The account stays available while it moves; only at the end do writes pause for a few tenths of a second. Its sandbox moves with it.",
  ),
  account: ptEn("Conta", "Account"),
  to: ptEn("Para o banco", "To the database"),
  begin: ptEn("Transferir a conta", "Move the account"),
  estimate: ptEn("Estimar a transferência", "Estimate the move"),
  properties: ptEn("Imóveis", "Properties"),
  rows: ptEn("Linhas (aprox.)", "Rows (approx.)"),
  megabytes: ptEn("MB (aprox.)", "MB (approx.)"),
  seconds: ptEn("Segundos (aprox.)", "Seconds (approx.)"),
  none: ptEn("Nenhuma conta foi transferida.", "No accounts have been moved."),
  way: ptEn("Origem e destino", "From and to"),
  begun: ptEn("Início", "Started"),
  frozen: ptEn("Espera das gravações (ms)", "Writes on hold (ms)"),
  state: ptEn("Situação", "State"),
  cancel: ptEn("Cancelar a transferência", "Cancel the move"),
  calledOff: ptEn("Cancelamento em andamento", "Being canceled"),
} as const satisfies Record<string, Sentence>;

export const MOVE_STATES: Readonly<Record<(typeof STATES)[number], Sentence>> = {
  PLANNED: ptEn("Vai começar", "About to start"),
  COPYING: ptEn("Copiando", "Copying"),
  CATCHING_UP: ptEn("Copiando as alterações", "Copying changes"),
  FROZEN: ptEn("Gravações em espera", "Writes on hold"),
  FLIPPED: ptEn("No novo banco", "In its new database"),
  CLEANING: ptEn("Apagando os dados antigos", "Deleting old data"),
  DONE: ptEn("Concluída", "Done"),
  CANCELLED: ptEn("Cancelada", "Canceled"),
};
