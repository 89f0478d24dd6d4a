import type { MOVE_STATES as STATES } from "../../../../src/db/schema/account-moves.ts";
import type { Sentence } from "../../../../src/lib/language.ts";

export const MOVES = {
  text: {
    "pt-BR":
      "A conta continua em uso durante a transferência: só no fim as gravações esperam alguns décimos de segundo. O sandbox vai junto.",
    en: "The account stays in use while it moves: only at the end do writes wait for a few tenths of a second. Its sandbox moves with it.",
  },
  account: { "pt-BR": "Conta", en: "Account" },
  to: { "pt-BR": "Para o banco", en: "To the database" },
  begin: { "pt-BR": "Transferir a conta", en: "Move the account" },
  estimate: { "pt-BR": "Estimar a transferência", en: "Estimate the move" },
  properties: { "pt-BR": "Imóveis", en: "Properties" },
  rows: { "pt-BR": "Linhas (aprox.)", en: "Rows (approx.)" },
  megabytes: { "pt-BR": "MB (aprox.)", en: "MB (approx.)" },
  seconds: { "pt-BR": "Segundos (aprox.)", en: "Seconds (approx.)" },
  none: { "pt-BR": "Nenhuma conta foi transferida.", en: "No account has moved." },
  way: { "pt-BR": "Origem e destino", en: "From and to" },
  begun: { "pt-BR": "Início", en: "Started" },
  frozen: { "pt-BR": "Espera das gravações (ms)", en: "Writes waited (ms)" },
  state: { "pt-BR": "Situação", en: "State" },
  cancel: { "pt-BR": "Cancelar a transferência", en: "Cancel the move" },
  calledOff: { "pt-BR": "Cancelamento em andamento", en: "Being canceled" },
} as const satisfies Record<string, Sentence>;

export const MOVE_STATES: Readonly<Record<(typeof STATES)[number], Sentence>> = {
  PLANNED: { "pt-BR": "Vai começar", en: "About to start" },
  COPYING: { "pt-BR": "Copiando", en: "Copying" },
  CATCHING_UP: { "pt-BR": "Copiando as alterações", en: "Copying changes" },
  FROZEN: { "pt-BR": "Gravações em espera", en: "Writes on hold" },
  FLIPPED: { "pt-BR": "No novo banco", en: "In its new database" },
  CLEANING: { "pt-BR": "Apagando os dados antigos", en: "Deleting old data" },
  DONE: { "pt-BR": "Concluída", en: "Done" },
  CANCELLED: { "pt-BR": "Cancelada", en: "Cancelled" },
};
