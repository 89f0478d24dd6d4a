import type { Sentence } from "../../../src/lib/language.ts";

export const CALLS = {
  title: { "pt-BR": "Requisições", en: "Requests" },
  intro: {
    "pt-BR":
      "As chamadas que suas chaves fizeram, da mais nova à mais antiga. O registro guarda 30 dias e nunca tem corpos, valores de consultas nem códigos de caminhos.",
    en: "The calls that your keys have made, newest first. The log keeps 30 days and never has bodies, values of queries or codes of paths.",
  },
  one: { "pt-BR": "Requisição", en: "Request" },
  when: { "pt-BR": "Quando", en: "When" },
  call: { "pt-BR": "Chamada", en: "Call" },
  answer: { "pt-BR": "Resposta", en: "Answer" },
  key: { "pt-BR": "Chave", en: "Key" },
  duration: { "pt-BR": "Duração", en: "Duration" },
  ms: { "pt-BR": "{ms} ms", en: "{ms} ms" },
  period: { "pt-BR": "Período", en: "Period" },
  between: { "pt-BR": "entre as datas", en: "between the dates" },
  from: { "pt-BR": "De (Brasília)", en: "From (Brasília)" },
  to: { "pt-BR": "Até (Brasília)", en: "To (Brasília)" },
  status: { "pt-BR": "Resposta", en: "Answer" },
  code: { "pt-BR": "Código do problema", en: "Problem code" },
  operation: { "pt-BR": "Operação", en: "Operation" },
  via: { "pt-BR": "Por onde", en: "Way in" },
  object: { "pt-BR": "Id do objeto", en: "Object id" },
  byId: { "pt-BR": "Buscar por requestId", en: "Find by requestId" },
  open: { "pt-BR": "Abrir", en: "Open" },
  csv: { "pt-BR": "Baixar CSV", en: "Download CSV" },
  none: {
    "pt-BR": "Nenhuma chamada neste período. Faça a primeira:",
    en: "No calls in this period. Make the first:",
  },
  noneFiltered: {
    "pt-BR": "Nada com estes filtros; há {calls} chamadas sem eles.",
    en: "Nothing under these filters; {calls} calls without them.",
  },
  listed: {
    "pt-BR": "{shown} nesta página, de {all} em 30 dias",
    en: "{shown} on this page, of {all} in 30 days",
  },
  byDay: { "pt-BR": "Chamadas por dia, em 30 dias", en: "Calls by day, in 30 days" },
  further: {
    "pt-BR": "Nada com estes filtros nesta parte do registro.",
    en: "Nothing under these filters in this part of the log.",
  },
  gone: { "pt-BR": "O registro guarda 30 dias.", en: "The log keeps 30 days." },
  goneTitle: { "pt-BR": "Esta chamada não está no registro", en: "This call is not in the log" },
  back: { "pt-BR": "Todas as requisições", en: "All requests" },
  requestId: { "pt-BR": "requestId", en: "requestId" },
  problem: { "pt-BR": "Problema", en: "Problem" },
  aboutCode: { "pt-BR": "o que significa e o que fazer", en: "what it means and what to do" },
  faults: { "pt-BR": "Falhas", en: "Faults" },
  place: { "pt-BR": "Lugar", en: "Place" },
  faultCode: { "pt-BR": "Código", en: "Code" },
  unknownName: {
    "pt-BR": "* é um nome que o contrato não tem: o registro não guarda o que você enviou.",
    en: "* is a name that the contract does not have: the log does not keep what you sent.",
  },
  tool: { "pt-BR": "Ferramenta do assistente", en: "Assistant's tool" },
  network: { "pt-BR": "De onde", en: "From" },
  agent: { "pt-BR": "Programa", en: "Program" },
  sizes: { "pt-BR": "Bytes recebidos e enviados", en: "Bytes received and sent" },
  dryRun: { "pt-BR": "Simulação", en: "Dry run" },
  replayed: { "pt-BR": "Resposta repetida", en: "Replayed answer" },
  yes: { "pt-BR": "sim", en: "yes" },
  no: { "pt-BR": "não", en: "no" },
  corrected: { "pt-BR": "A mesma chamada, corrigida", en: "The same call, corrected" },
  correctedHint: {
    "pt-BR":
      "Só o que foi recusado, com valores de exemplo: o registro não guarda os seus. O resto vai como você mandou.",
    en: "Only what was refused, with example values: the log does not keep yours. Send the rest as you did.",
  },
} as const satisfies Record<string, Sentence>;

export const VIA_TITLES: Readonly<Record<string, Sentence>> = {
  api: { "pt-BR": "API", en: "API" },
  mcp: { "pt-BR": "assistente", en: "assistant" },
};
