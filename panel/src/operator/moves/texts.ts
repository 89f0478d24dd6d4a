import type { MOVE_STATES as STATES } from "../../../../src/db/schema/account-moves.ts";
import type { Sentence } from "../../../../src/lib/language.ts";

export const MOVES = {
  text: {
    "pt-BR":
      "A conta continua em uso enquanto muda: suas gravações esperam alguns décimos de segundo no fim. O sandbox vai junto.",
    en: "The account stays in use while it moves: at the end its writes wait for some tenths of a second. Its sandbox moves with it.",
  },
  account: { "pt-BR": "Conta", en: "Account" },
  to: { "pt-BR": "Para o banco", en: "To the database" },
  begin: { "pt-BR": "Mudar a conta", en: "Move the account" },
  estimate: { "pt-BR": "Estimar a mudança", en: "Estimate the move" },
  properties: { "pt-BR": "Imóveis", en: "Properties" },
  rows: { "pt-BR": "Linhas, cerca de", en: "Rows, about" },
  megabytes: { "pt-BR": "MB, cerca de", en: "MB, about" },
  seconds: { "pt-BR": "Segundos, cerca de", en: "Seconds, about" },
  none: { "pt-BR": "Nenhuma conta mudou de banco.", en: "No account has moved." },
  way: { "pt-BR": "De onde para onde", en: "From and to" },
  begun: { "pt-BR": "Começou", en: "Began" },
  frozen: { "pt-BR": "Gravações esperaram (ms)", en: "Writes waited (ms)" },
  state: { "pt-BR": "Estado", en: "State" },
  cancel: { "pt-BR": "Cancelar a mudança", en: "Call the move off" },
  calledOff: { "pt-BR": "Sendo cancelada", en: "Being called off" },
} as const satisfies Record<string, Sentence>;

export const MOVE_STATES: Readonly<Record<(typeof STATES)[number], Sentence>> = {
  PLANNED: { "pt-BR": "Vai começar", en: "About to begin" },
  COPYING: { "pt-BR": "Copiando", en: "Copying" },
  CATCHING_UP: { "pt-BR": "Trazendo o que mudou", en: "Copying changes" },
  FROZEN: { "pt-BR": "Gravações esperam", en: "Writes wait" },
  FLIPPED: { "pt-BR": "Está no novo banco", en: "In its new database" },
  CLEANING: { "pt-BR": "Apagando o que ficou para trás", en: "Deleting what it left behind" },
  DONE: { "pt-BR": "Concluída", en: "Done" },
  CANCELLED: { "pt-BR": "Cancelada", en: "Called off" },
};
