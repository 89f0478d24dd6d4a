import type { Language, Sentence } from "../../../src/lib/language.ts";

const say = (pt: string, en: string): Sentence => ({ "pt-BR": pt, en });

export const TEXTS = {
  choose: say(
    "Escolha a planilha, ou solte-a aqui (.xlsx, .xls ou CSV)",
    "Choose the sheet, or drop it here (.xlsx, .xls or CSV)",
  ),
  reading: say("Lendo…", "Reading…"),
  comparing: say("Comparando com o que a conta já tem…", "Comparing with what the account has already…"),
  failed: say(
    "Não deu certo: {why}. Solte a planilha de novo: nada vem duas vezes.",
    "It did not work: {why}. Drop the sheet again: nothing comes twice.",
  ),
  signedOut: say("a sua sessão terminou; entre de novo", "your session has ended; sign in again"),
  sheet: say("A aba que é lida", "The sheet that is read"),
  columns: say("O que cada coluna é", "What each column is"),
  column: say("Coluna", "Column"),
  becomes: say("Vira", "Becomes"),
  example: say("Exemplo", "Example"),
  noHeading: say("(sem título)", "(no heading)"),
  noField: say("nenhum campo: fica de fora", "no field: left out"),
  states: say("O que cada situação quer dizer", "What each state means"),
  types: say("Tipos desconhecidos", "Unknown types"),
  askState: say("escolha…", "choose…"),
  understood: say("As primeiras linhas, como foram entendidas", "The first rows, as understood"),
  row: say("Linha {line}, {ref}", "Row {line}, {ref}"),
  changes: say("Mudanças no que já existe: {count}", "Changes of what is there: {count}"),
  refusals: say("Recusadas", "Refused"),
  remarks: say("O que não é gravado como está", "What is not stored as it stands"),
  rows: say("linhas", "rows"),
  counts: say("{ready} linhas prontas, {refused} recusadas.", "{ready} rows ready, {refused} refused."),
  trial: say("Conferência", "Trial"),
  trying: say(
    "O serviço confere as linhas sem gravar: {done} de {total}. Pode importar sem esperar.",
    "The service tries the rows and writes none: {done} of {total}. You may import without waiting.",
  ),
  trialEnded: say("A conferência parou: {why}.", "The trial has ended: {why}."),
  tried: say("O serviço aceita {count} linhas.", "The service accepts {count} rows."),
  wouldRefuse: say("O serviço recusaria", "The service would refuse"),
  serviceRemarks: say("O que o serviço avisa", "What the service remarks"),
  leftStates: say(
    "Uma importação foi fechada antes do fim: faltam {count} mudanças de situação.",
    "An import was closed before its end: {count} changes of status are left.",
  ),
  finishStates: say("Terminar agora", "Finish now"),
  forgetStates: say("Deixar como está", "Leave it as it is"),
  finished: say("Situações mudadas.", "The statuses are changed."),
  stay: say(
    "Deixe esta página aberta: ela ainda muda situações ou grava clientes sem código. Se fechar, solte a mesma planilha de novo, neste ou em outro navegador: o que falta é feito, e nada é gravado duas vezes.",
    "Keep this page open: it still changes statuses or writes clients without a code. If you close it, drop the same sheet again, in this browser or another: what is left is done, and nothing is written twice.",
  ),
  consent: say(
    "A empresa tem base legal (LGPD) para tratar os dados de todas as pessoas da planilha",
    "The company has a legal basis (LGPD) to process the data of everybody in the sheet",
  ),
  start: say("Importar {ready} linhas", "Import {ready} rows"),
  running: say(
    "{done} de {total}, {rate} por segundo, faltam {left}",
    "{done} of {total}, {rate} a second, {left} left",
  ),
  mayLeave: say(
    "Tudo foi entregue: pode fechar esta página. O andamento continua em Lotes.",
    "Everything is handed over: you may close this page. Batches shows how it goes on.",
  ),
  done: say("Pronto: {counts}.", "Done: {counts}."),
  CREATED: say("{count} criados", "{count} created"),
  UPDATED: say("{count} alterados", "{count} updated"),
  LINKED: say("{count} ligados a um cliente conhecido", "{count} linked to a known client"),
  UNCHANGED: say("{count} iguais", "{count} unchanged"),
  CONFIRMED: say("{count} confirmados", "{count} confirmed"),
  STATUS_SET: say("{count} com a situação mudada", "{count} with another status"),
  REJECTED: say("{count} recusados", "{count} refused"),
  download: say("Baixar as recusadas, com os motivos", "Download those refused, with the reasons"),
  reason: say("motivo", "reason"),
  refusedFile: say("recusadas.csv", "refused.csv"),
  missing: say("falta", "is missing"),
  more: say("e mais {count}", "and {count} more"),
  tooLarge: say("o arquivo passa de 20 MB", "the file is larger than 20 MB"),
} as const;

export const language = (): Language => (document.documentElement.lang === "en" ? "en" : "pt-BR");
