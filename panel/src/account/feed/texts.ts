import type { Sentence } from "../../../../src/lib/language.ts";

export const FEED = {
  title: { "pt-BR": "Feed do portal", en: "Portal feed" },
  none: {
    "pt-BR": "Nenhum feed ligado. Cole o endereço que seu portal usa.",
    en: "No feed is connected. Paste the address that your portal uses.",
  },
  state: { "pt-BR": "Estado", en: "State" },
  last: { "pt-BR": "Última sincronização", en: "Last sync" },
  never: { "pt-BR": "ainda nenhuma", en: "none yet" },
  next: { "pt-BR": "Próxima", en: "Next" },
  listings: { "pt-BR": "Anúncios no feed", en: "Listings in the feed" },
  conflicts: { "pt-BR": "Imóveis em conflito", en: "Properties in conflict" },
  auto: { "pt-BR": "Sincronizar a cada 6 horas", en: "Sync every 6 hours" },
  sync: { "pt-BR": "Sincronizar agora", en: "Sync now" },
  started: { "pt-BR": "A sincronização começou.", en: "The sync has started." },
  scheduled: {
    "pt-BR": "Uma sincronização está marcada para o fim da janela de 10 minutos.",
    en: "A sync is scheduled for the end of the 10-minute window.",
  },
  try: { "pt-BR": "Simular", en: "Dry run" },
  tryText: {
    "pt-BR": "Lê o feed e diz o que aconteceria com cada anúncio. Nada é gravado.",
    en: "Reads the feed and shows what would happen to each listing. Nothing is saved.",
  },
  photos: { "pt-BR": "Buscar de novo todas as fotos", en: "Fetch all photos again" },
  photosText: {
    "pt-BR":
      "Sincroniza e pergunta a cada origem se a foto mudou, também onde o endereço é o mesmo: as de 200 imóveis agora, as demais nas próximas sincronizações.",
    en: "Syncs and asks each source whether its photo has changed, also where the address is the same: those of 200 properties now, the rest in the next syncs.",
  },
  waiting: { "pt-BR": "Esperam a curadoria:", en: "Waiting for review:" },
  lastReport: { "pt-BR": "Relatório da sincronização", en: "Report of the sync" },
  reports: { "pt-BR": "Relatórios das últimas sincronizações", en: "Reports of the last syncs" },
  noReports: {
    "pt-BR": "Nenhuma sincronização leu o feed ainda.",
    en: "No sync has read the feed yet.",
  },
  held: { "pt-BR": "São os mesmos imóveis?", en: "Are they the same properties?" },
  heldText: {
    "pt-BR":
      "Muitos códigos do feed têm agora outro endereço, e outro link ou outras fotos. Confira as linhas abaixo. Nada foi alterado.",
    en: "Many codes of the feed now have another address, and another link or other photos. Check the rows below. Nothing was changed.",
  },
  same: { "pt-BR": "São os mesmos imóveis, continuar", en: "Same properties, go on" },
  wrong: { "pt-BR": "É o feed errado", en: "Wrong feed" },
  report: { "pt-BR": "O que aconteceria", en: "What would happen" },
  ref: { "pt-BR": "Código", en: "Code" },
  outcome: { "pt-BR": "Resultado", en: "Outcome" },
  heldFields: {
    "pt-BR": "Vale o valor do painel: {fields}",
    en: "The dashboard's value is kept: {fields}",
  },
  why: { "pt-BR": "Por quê", en: "Why" },
  first: {
    "pt-BR": "Aparecem os primeiros {shown} de {all}.",
    en: "The first {shown} of {all} are shown.",
  },
  configure: { "pt-BR": "Endereço do feed", en: "Feed address" },
  url: { "pt-BR": "Endereço", en: "Address" },
  urlHint: {
    "pt-BR": "Ele leva um segredo: depois de gravado não é mostrado de novo.",
    en: "The address contains a secret, so it is not shown again.",
  },
  save: { "pt-BR": "Salvar", en: "Save" },
  remove: { "pt-BR": "Desligar o feed", en: "Disconnect the feed" },
  removeText: {
    "pt-BR": "Os imóveis ficam, e a API volta a poder gravá-los.",
    en: "The properties stay, and the API can write them again.",
  },
  proveFirst: {
    "pt-BR": "Mudar o endereço exige ter entrado no painel há menos de dez minutos.",
    en: "To change the address you must have signed in within the last ten minutes.",
  },
} as const satisfies Record<string, Sentence>;

export const FEED_STATES: Readonly<Record<string, Sentence>> = {
  QUEUED: { "pt-BR": "Sincronizando", en: "Syncing" },
  OK: { "pt-BR": "Em ordem", en: "OK" },
  EMPTY: { "pt-BR": "Feed vazio", en: "Empty feed" },
  TRUNCATED: { "pt-BR": "Feed cortado", en: "Truncated feed" },
  NOT_A_FEED: { "pt-BR": "Não é um feed", en: "Not a feed" },
  TOO_LARGE: { "pt-BR": "Grande demais", en: "Too large" },
  TOO_MANY_LISTINGS: { "pt-BR": "Anúncios demais", en: "Too many listings" },
  UNREACHABLE: { "pt-BR": "Fora do ar", en: "Unreachable" },
  SHRINK_GUARD: { "pt-BR": "Encolheu demais", en: "Shrunk too much" },
  HELD: { "pt-BR": "Espera decisão", en: "Awaits a decision" },
  FAILED: { "pt-BR": "Falhou", en: "Failed" },
};

export const FEED_COUNTS: Readonly<Record<string, Sentence>> = {
  created: { "pt-BR": "criados", en: "created" },
  updated: { "pt-BR": "mudados", en: "changed" },
  unchanged: { "pt-BR": "iguais", en: "unchanged" },
  confirmed: { "pt-BR": "confirmados", en: "confirmed" },
  skipped: { "pt-BR": "pulados", en: "skipped" },
  archived: { "pt-BR": "arquivados", en: "archived" },
};

export const OUTCOMES: Readonly<Record<string, Sentence>> = {
  CREATED: { "pt-BR": "Seria criado", en: "Would be created" },
  UPDATED: { "pt-BR": "Mudaria", en: "Would change" },
  UNCHANGED: { "pt-BR": "Ficaria igual", en: "Would stay the same" },
  CONFIRMED: { "pt-BR": "Seria confirmado", en: "Would be confirmed" },
  SKIPPED: { "pt-BR": "Seria pulado", en: "Would be skipped" },
  ARCHIVED: { "pt-BR": "Seria arquivado", en: "Would be archived" },
  MISSING: { "pt-BR": "Não está mais no feed", en: "No longer in the feed" },
};

/** Of a finished sync. */
export const DONE: Readonly<Record<string, Sentence>> = {
  CREATED: { "pt-BR": "Criado", en: "Created" },
  UPDATED: { "pt-BR": "Mudado", en: "Changed" },
  UNCHANGED: { "pt-BR": "Igual", en: "Unchanged" },
  CONFIRMED: { "pt-BR": "Confirmado", en: "Confirmed" },
  SKIPPED: { "pt-BR": "Pulado", en: "Skipped" },
  ARCHIVED: { "pt-BR": "Arquivado", en: "Archived" },
  MISSING: { "pt-BR": "Saiu do feed", en: "Left the feed" },
};
