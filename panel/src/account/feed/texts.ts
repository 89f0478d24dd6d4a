import type { Sentence } from "../../../../src/lib/language.ts";

export const FEED = {
  title: { "pt-BR": "Feed do portal", en: "Portal feed" },
  none: {
    "pt-BR": "Nenhum feed conectado. Cole o endereço do XML que você usa nos portais.",
    en: "No feed is connected. Paste the address of the XML that you give to portals.",
  },
  state: { "pt-BR": "Situação", en: "State" },
  last: { "pt-BR": "Última sincronização", en: "Last sync" },
  never: { "pt-BR": "ainda nenhuma", en: "none yet" },
  next: { "pt-BR": "Próxima", en: "Next" },
  listings: { "pt-BR": "Anúncios no feed", en: "Listings in the feed" },
  conflicts: { "pt-BR": "Imóveis em conflito", en: "Properties in conflict" },
  auto: { "pt-BR": "Sincronizar a cada 6 horas", en: "Sync every 6 hours" },
  sync: { "pt-BR": "Sincronizar agora", en: "Sync now" },
  started: { "pt-BR": "A sincronização começou.", en: "The sync has started." },
  scheduled: {
    "pt-BR": "Já houve uma sincronização há pouco. A próxima começa em até 10 minutos.",
    en: "The feed was synced a moment ago. The next sync starts within 10 minutes.",
  },
  try: { "pt-BR": "Simular", en: "Dry run" },
  tryText: {
    "pt-BR": "Lê o feed e diz o que aconteceria com cada anúncio. Nada é gravado.",
    en: "Reads the feed and shows what would happen to each listing. Nothing is saved.",
  },
  photos: { "pt-BR": "Buscar de novo todas as fotos", en: "Fetch all photos again" },
  photosText: {
    "pt-BR":
      "Sincroniza e verifica foto por foto se ela mudou, mesmo quando o endereço é o mesmo: 200 imóveis agora, os demais nas próximas sincronizações.",
    en: "Syncs and checks each photo for changes, even if its address is the same: 200 properties now, the rest in the next syncs.",
  },
  waiting: { "pt-BR": "Aguardam análise:", en: "Waiting for review:" },
  lastReport: { "pt-BR": "Relatório da sincronização", en: "Sync report" },
  reports: { "pt-BR": "Relatórios das últimas sincronizações", en: "Reports of the latest syncs" },
  noReports: {
    "pt-BR": "O feed ainda não foi sincronizado.",
    en: "The feed has not been synced yet.",
  },
  held: { "pt-BR": "São os mesmos imóveis?", en: "Are they the same properties?" },
  heldText: {
    "pt-BR":
      "Muitos códigos do feed vieram com outro endereço e com outro link ou outras fotos. Confira as linhas abaixo. Nada foi alterado.",
    en: "Many codes in the feed now have a different address and a different link or photos. Check the rows below. Nothing was changed.",
  },
  same: { "pt-BR": "São os mesmos imóveis: continuar", en: "Same properties: continue" },
  wrong: { "pt-BR": "É o feed errado", en: "Wrong feed" },
  report: { "pt-BR": "O que aconteceria", en: "What would happen" },
  ref: { "pt-BR": "Código", en: "Code" },
  outcome: { "pt-BR": "Resultado", en: "Outcome" },
  heldFields: {
    "pt-BR": "Mantido o valor do painel: {fields}",
    en: "The dashboard's value is kept: {fields}",
  },
  why: { "pt-BR": "Motivo", en: "Reason" },
  first: {
    "pt-BR": "Primeiros {shown} de {all}.",
    en: "First {shown} of {all}.",
  },
  configure: { "pt-BR": "Endereço do feed", en: "Feed address" },
  url: { "pt-BR": "Endereço", en: "Address" },
  urlHint: {
    "pt-BR": "O endereço contém um segredo: depois de salvo, não é mostrado de novo.",
    en: "The address contains a secret: once saved, it is not shown again.",
  },
  save: { "pt-BR": "Salvar", en: "Save" },
  remove: { "pt-BR": "Desconectar o feed", en: "Disconnect the feed" },
  removeText: {
    "pt-BR": "Os imóveis continuam na conta, e a API volta a poder alterá-los.",
    en: "The properties stay, and the API can change them again.",
  },
  proveFirst: {
    "pt-BR": "Para alterar o endereço, é preciso ter entrado no painel há menos de dez minutos.",
    en: "To change the address you must have signed in within the last ten minutes.",
  },
} as const satisfies Record<string, Sentence>;

export const FEED_STATES: Readonly<Record<string, Sentence>> = {
  QUEUED: { "pt-BR": "Sincronizando", en: "Syncing" },
  OK: { "pt-BR": "Em ordem", en: "OK" },
  EMPTY: { "pt-BR": "Feed vazio", en: "Empty feed" },
  TRUNCATED: { "pt-BR": "Feed cortado", en: "Truncated feed" },
  NOT_A_FEED: { "pt-BR": "Não é um feed", en: "Not a feed" },
  TOO_LARGE: { "pt-BR": "Arquivo grande demais", en: "Too large" },
  TOO_MANY_LISTINGS: { "pt-BR": "Anúncios demais", en: "Too many listings" },
  UNREACHABLE: { "pt-BR": "Fora do ar", en: "Unreachable" },
  SHRINK_GUARD: { "pt-BR": "Imóveis demais sumiram", en: "Too many listings gone" },
  HELD: { "pt-BR": "Aguarda decisão", en: "Awaiting a decision" },
  FAILED: { "pt-BR": "Falhou", en: "Failed" },
};

export const FEED_COUNTS: Readonly<Record<string, Sentence>> = {
  created: { "pt-BR": "criados", en: "created" },
  updated: { "pt-BR": "atualizados", en: "updated" },
  unchanged: { "pt-BR": "sem alteração", en: "unchanged" },
  confirmed: { "pt-BR": "confirmados", en: "confirmed" },
  skipped: { "pt-BR": "pulados", en: "skipped" },
  archived: { "pt-BR": "arquivados", en: "archived" },
};

export const OUTCOMES: Readonly<Record<string, Sentence>> = {
  CREATED: { "pt-BR": "Seria criado", en: "Would be created" },
  UPDATED: { "pt-BR": "Seria atualizado", en: "Would be updated" },
  UNCHANGED: { "pt-BR": "Não mudaria", en: "Would not change" },
  CONFIRMED: { "pt-BR": "Seria confirmado", en: "Would be confirmed" },
  SKIPPED: { "pt-BR": "Seria pulado", en: "Would be skipped" },
  ARCHIVED: { "pt-BR": "Seria arquivado", en: "Would be archived" },
  MISSING: { "pt-BR": "Não está mais no feed", en: "No longer in the feed" },
};

/** Of a finished sync. */
export const DONE: Readonly<Record<string, Sentence>> = {
  CREATED: { "pt-BR": "Criado", en: "Created" },
  UPDATED: { "pt-BR": "Atualizado", en: "Updated" },
  UNCHANGED: { "pt-BR": "Sem alteração", en: "Unchanged" },
  CONFIRMED: { "pt-BR": "Confirmado", en: "Confirmed" },
  SKIPPED: { "pt-BR": "Pulado", en: "Skipped" },
  ARCHIVED: { "pt-BR": "Arquivado", en: "Archived" },
  MISSING: { "pt-BR": "Saiu do feed", en: "Left the feed" },
};
