import type { Sentence } from "../../../src/lib/language.ts";

export const CALLS = {
  title: { "pt-BR": "Chamadas", en: "Calls" },
  intro: {
    "pt-BR":
      "As chamadas feitas com suas chaves, da mais recente à mais antiga. O registro guarda 30 dias, e nunca o corpo, os valores dos parâmetros nem os códigos que vão no endereço.",
    en: "The calls made with your keys, newest first. The log keeps 30 days, and never bodies, query values or codes in paths.",
  },
  one: { "pt-BR": "Chamada", en: "Call" },
  when: { "pt-BR": "Quando", en: "When" },
  call: { "pt-BR": "Chamada", en: "Call" },
  answer: { "pt-BR": "Resposta", en: "Answer" },
  key: { "pt-BR": "Chave", en: "Key" },
  duration: { "pt-BR": "Duração", en: "Duration" },
  ms: { "pt-BR": "{ms} ms", en: "{ms} ms" },
  period: { "pt-BR": "Período", en: "Period" },
  between: { "pt-BR": "entre datas", en: "between dates" },
  from: { "pt-BR": "De (Brasília)", en: "From (Brasília)" },
  to: { "pt-BR": "Até (Brasília)", en: "To (Brasília)" },
  status: { "pt-BR": "Resposta", en: "Answer" },
  code: { "pt-BR": "Código do problema", en: "Problem code" },
  operation: { "pt-BR": "Operação", en: "Operation" },
  via: { "pt-BR": "Origem", en: "Source" },
  object: { "pt-BR": "Id do objeto", en: "Object id" },
  byId: { "pt-BR": "Buscar por requestId", en: "Find by requestId" },
  open: { "pt-BR": "Abrir", en: "Open" },
  csv: { "pt-BR": "Baixar CSV", en: "Download CSV" },
  none: {
    "pt-BR": "Nenhuma chamada neste período. Faça a primeira:",
    en: "No calls in this period. Make the first:",
  },
  noneFiltered: {
    "pt-BR": "Nenhum resultado com estes filtros; sem eles, o total de chamadas é {calls}.",
    en: "No results with these filters; without them, the total of calls is {calls}.",
  },
  listed: {
    "pt-BR": "{shown} nesta página, de {all} nos últimos 30 dias",
    en: "{shown} on this page, of {all} in the last 30 days",
  },
  byDay: { "pt-BR": "Chamadas por dia, nos últimos 30 dias", en: "Calls per day, in the last 30 days" },
  further: {
    "pt-BR": "Nenhum resultado com estes filtros nesta parte do registro.",
    en: "No results with these filters in this part of the log.",
  },
  gone: { "pt-BR": "O registro guarda 30 dias.", en: "The log keeps 30 days." },
  goneTitle: { "pt-BR": "Esta chamada não está no registro", en: "This call is not in the log" },
  back: { "pt-BR": "Todas as chamadas", en: "All calls" },
  requestId: { "pt-BR": "requestId", en: "requestId" },
  problem: { "pt-BR": "Problema", en: "Problem" },
  aboutCode: { "pt-BR": "o que significa e o que fazer", en: "what it means and what to do" },
  faults: { "pt-BR": "Erros", en: "Errors" },
  place: { "pt-BR": "Campo", en: "Field" },
  faultCode: { "pt-BR": "Código", en: "Code" },
  unknownName: {
    "pt-BR": "* é um campo que não existe no contrato: o registro não guarda o nome que você enviou.",
    en: "* is a field that the contract does not have: the log does not keep the name you sent.",
  },
  tool: { "pt-BR": "Ferramenta do assistente", en: "Assistant's tool" },
  network: { "pt-BR": "Rede de origem", en: "Source network" },
  agent: { "pt-BR": "Programa", en: "Program" },
  sizes: { "pt-BR": "Bytes recebidos e enviados", en: "Bytes received and sent" },
  dryRun: { "pt-BR": "Simulação", en: "Dry run" },
  replayed: { "pt-BR": "Resposta repetida", en: "Replayed answer" },
  yes: { "pt-BR": "sim", en: "yes" },
  no: { "pt-BR": "não", en: "no" },
  corrected: { "pt-BR": "A mesma chamada, corrigida", en: "The same call, corrected" },
  correctedHint: {
    "pt-BR":
      "Só o que foi recusado, com valores de exemplo: o registro não guarda os seus. Envie o resto como enviou antes.",
    en: "Only what was refused, with example values: the log does not keep yours. Send the rest as before.",
  },
} as const satisfies Record<string, Sentence>;

export const VIA_TITLES: Readonly<Record<string, Sentence>> = {
  api: { "pt-BR": "API", en: "API" },
  mcp: { "pt-BR": "assistente", en: "assistant" },
};
