import type { Language, Sentence } from "../../../src/lib/language.ts";

const say = (pt: string, en: string): Sentence => ({ "pt-BR": pt, en });

export const TEXTS = {
  choose: say(
    "Escolha a planilha ou arraste-a para cá (.xlsx, .xls ou CSV)",
    "Choose the spreadsheet, or drop it here (.xlsx, .xls or CSV)",
  ),
  reading: say("Lendo…", "Reading…"),
  comparing: say("Comparando com o que a conta já tem…", "Comparing with what the account already has…"),
  failed: say(
    "Não deu certo: {why}. Escolha a planilha de novo: nada é gravado duas vezes.",
    "It did not work: {why}. Choose the spreadsheet again: nothing is written twice.",
  ),
  signedOut: say("a sua sessão expirou; entre de novo", "your session has expired; sign in again"),
  sheet: say("Aba a ler", "Sheet to read"),
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
  changes: say("Mudanças no que já existe: {count}", "Changes to what already exists: {count}"),
  refusals: say("Recusadas", "Refused"),
  remarks: say("O que não é gravado como está", "What is not stored as written"),
  rows: say("linhas", "rows"),
  counts: say("Linhas prontas: {ready}. Recusadas: {refused}.", "Rows ready: {ready}. Refused: {refused}."),
  trial: say("Conferência", "Check"),
  trying: say(
    "O serviço confere as linhas sem gravar: {done} de {total}. Você pode importar sem esperar.",
    "The service checks the rows without writing: {done} of {total}. You can import without waiting.",
  ),
  trialEnded: say("A conferência parou: {why}.", "The check stopped: {why}."),
  tried: say("Linhas que o serviço aceita: {count}.", "Rows that the service accepts: {count}."),
  wouldRefuse: say("O serviço recusaria", "The service would refuse"),
  serviceRemarks: say("Avisos do serviço", "Remarks of the service"),
  leftStates: say(
    "Uma importação foi fechada antes do fim. Situações que faltam alterar: {count}.",
    "An import was closed before it ended. Statuses left to change: {count}.",
  ),
  finishStates: say("Terminar agora", "Finish now"),
  forgetStates: say("Deixar como está", "Leave it as it is"),
  finished: say("Situações alteradas.", "The statuses were changed."),
  stay: say(
    "Deixe esta página aberta: ela ainda altera situações ou grava clientes sem código. Se fechar, escolha a mesma planilha de novo, neste ou em outro navegador: o que falta é feito, e nada é gravado duas vezes.",
    "Keep this page open: it is still changing statuses or writing clients without a code. If you close it, choose the same spreadsheet again, in this browser or another: what is left is done, and nothing is written twice.",
  ),
  consent: say(
    "A empresa tem base legal (LGPD) para tratar os dados de todas as pessoas da planilha",
    "The company has a legal basis (LGPD) to process the data of everybody in the spreadsheet",
  ),
  start: say("Importar as linhas prontas ({ready})", "Import the ready rows ({ready})"),
  running: say(
    "{done} de {total}, {rate} por segundo, faltam {left}",
    "{done} of {total}, {rate} per second, {left} left",
  ),
  mayLeave: say(
    "Tudo foi enviado: você pode fechar esta página. Acompanhe o andamento em Lotes.",
    "Everything has been sent: you can close this page. Follow the progress under Batches.",
  ),
  done: say("Pronto: {counts}.", "Done: {counts}."),
  CREATED: say("criados: {count}", "created: {count}"),
  UPDATED: say("alterados: {count}", "updated: {count}"),
  LINKED: say("vinculados a um cliente existente: {count}", "linked to an existing client: {count}"),
  UNCHANGED: say("sem mudança: {count}", "unchanged: {count}"),
  CONFIRMED: say("confirmados: {count}", "confirmed: {count}"),
  STATUS_SET: say("com a situação alterada: {count}", "with the status changed: {count}"),
  REJECTED: say("recusados: {count}", "refused: {count}"),
  download: say("Baixar as recusadas, com os motivos", "Download the refused rows, with the reasons"),
  reason: say("motivo", "reason"),
  refusedFile: say("recusadas.csv", "refused.csv"),
  missing: say("falta", "is missing"),
  more: say("e mais {count}", "and {count} more"),
  tooLarge: say("o arquivo passa de 20 MB", "the file is larger than 20 MB"),
} as const;

export const language = (): Language => (document.documentElement.lang === "en" ? "en" : "pt-BR");
