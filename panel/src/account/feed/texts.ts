import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const FEED = {
  title: ptEn("Feed do portal", "Portal feed"),
  none: ptEn(
    "Nenhum feed conectado. Cole o endereço do XML que você usa nos portais.",
    "No feed is connected. Paste the URL of the XML you give to portals.",
  ),
  state: ptEn("Situação", "State"),
  last: ptEn("Última sincronização", "Last sync"),
  never: ptEn("ainda nenhuma", "none yet"),
  next: ptEn("Próxima", "Next"),
  listings: ptEn("Anúncios no feed", "Listings in the feed"),
  conflicts: ptEn("Imóveis em conflito", "Properties in conflict"),
  auto: ptEn("Sincronizar a cada 6 horas", "Sync every 6 hours"),
  sync: ptEn("Sincronizar agora", "Sync now"),
  started: ptEn("A sincronização começou.", "The sync has started."),
  scheduled: ptEn(
    "Já houve uma sincronização há pouco. A próxima começa em até 10 minutos.",
    "The feed was synced a moment ago. The next sync starts within 10 minutes.",
  ),
  try: ptEn("Simular", "Dry run"),
  tryText: ptEn(
    "Lê o feed e diz o que aconteceria com cada anúncio. Nada é gravado.",
    "Reads the feed and shows what would happen to each listing. Nothing is saved.",
  ),
  photos: ptEn("Buscar de novo todas as fotos", "Fetch all photos again"),
  photosText: ptEn(
    "Sincroniza e verifica foto por foto se ela mudou, mesmo quando o endereço é o mesmo: 200 imóveis agora, os demais nas próximas sincronizações.",
    "Syncs and checks each photo for changes, even if its address is the same: 200 properties now, the rest in the next syncs.",
  ),
  waiting: ptEn("Aguardam análise:", "Waiting for review:"),
  lastReport: ptEn("Relatório da sincronização", "Sync report"),
  reports: ptEn("Relatórios das últimas sincronizações", "Latest sync reports"),
  noReports: ptEn("O feed ainda não foi sincronizado.", "The feed has not been synced yet."),
  held: ptEn("São os mesmos imóveis?", "Are they the same properties?"),
  heldText: ptEn(
    "Muitos códigos do feed vieram com outro endereço e com outro link ou outras fotos. Confira as linhas abaixo. Nada foi alterado.",
    "Many codes in the feed now have a different address and a different link or photos. Check the rows below. Nothing was changed.",
  ),
  same: ptEn("São os mesmos imóveis: continuar", "Same properties: continue"),
  wrong: ptEn("É o feed errado", "Wrong feed"),
  report: ptEn("O que aconteceria", "What would happen"),
  ref: ptEn("Código", "Code"),
  outcome: ptEn("Resultado", "Outcome"),
  heldFields: ptEn("Mantido o valor do painel: {fields}", "The dashboard's value is kept: {fields}"),
  why: ptEn("Motivo", "Reason"),
  first: ptEn("Primeiros {shown} de {all}.", "First {shown} of {all}."),
  configure: ptEn("Endereço do feed", "Feed URL"),
  url: ptEn("Endereço", "URL"),
  urlHint: ptEn(
    "O endereço contém um segredo: depois de salvo, não é mostrado de novo.",
    "The URL contains a secret: once saved, it is not shown again.",
  ),
  save: ptEn("Salvar", "Save"),
  remove: ptEn("Desconectar o feed", "Disconnect the feed"),
  removeText: ptEn(
    "Os imóveis continuam na conta, e a API volta a poder alterá-los.",
    "The properties stay, and the API can change them again.",
  ),
  proveFirst: ptEn(
    "Para alterar o endereço, é preciso ter entrado no painel há menos de dez minutos.",
    "To change the URL, you must have signed in within the last ten minutes.",
  ),
} as const satisfies Record<string, Sentence>;

export const FEED_STATES: Readonly<Record<string, Sentence>> = {
  QUEUED: ptEn("Sincronizando", "Syncing"),
  OK: ptEn("Em ordem", "OK"),
  EMPTY: ptEn("Feed vazio", "Empty feed"),
  TRUNCATED: ptEn("Feed cortado", "Truncated feed"),
  NOT_A_FEED: ptEn("Não é um feed", "Not a feed"),
  TOO_LARGE: ptEn("Arquivo grande demais", "Too large"),
  TOO_MANY_LISTINGS: ptEn("Anúncios demais", "Too many listings"),
  UNREACHABLE: ptEn("Fora do ar", "Unreachable"),
  SHRINK_GUARD: ptEn("Imóveis demais sumiram", "Too many listings gone"),
  HELD: ptEn("Aguarda decisão", "Awaiting a decision"),
  FAILED: ptEn("Falhou", "Failed"),
};

export const FEED_COUNTS: Readonly<Record<string, Sentence>> = {
  created: ptEn("criados", "created"),
  updated: ptEn("atualizados", "updated"),
  unchanged: ptEn("sem alteração", "unchanged"),
  confirmed: ptEn("confirmados", "confirmed"),
  skipped: ptEn("pulados", "skipped"),
  archived: ptEn("arquivados", "archived"),
};

export const OUTCOMES: Readonly<Record<string, Sentence>> = {
  CREATED: ptEn("Seria criado", "Would be created"),
  UPDATED: ptEn("Seria atualizado", "Would be updated"),
  UNCHANGED: ptEn("Não mudaria", "Would not change"),
  CONFIRMED: ptEn("Seria confirmado", "Would be confirmed"),
  SKIPPED: ptEn("Seria pulado", "Would be skipped"),
  ARCHIVED: ptEn("Seria arquivado", "Would be archived"),
  MISSING: ptEn("Não está mais no feed", "No longer in the feed"),
};

/** Outcomes in a finished sync. */
export const DONE: Readonly<Record<string, Sentence>> = {
  CREATED: ptEn("Criado", "Created"),
  UPDATED: ptEn("Atualizado", "Updated"),
  UNCHANGED: ptEn("Sem alteração", "Unchanged"),
  CONFIRMED: ptEn("Confirmado", "Confirmed"),
  SKIPPED: ptEn("Pulado", "Skipped"),
  ARCHIVED: ptEn("Arquivado", "Archived"),
  MISSING: ptEn("Saiu do feed", "Left the feed"),
};
