import type { Sentence } from "../../../../src/lib/language.ts";

export const BATCHES = {
  title: { "pt-BR": "Envios em lote", en: "Batches" },
  one: { "pt-BR": "Lote", en: "Batch" },
  intro: {
    "pt-BR": "Muitas gravações enviadas de uma só vez. Cada lote fica aqui por 7 dias.",
    en: "Many writes sent at once. A batch stays here for 7 days.",
  },
  none: {
    "pt-BR": "Nenhum lote nos últimos 7 dias.",
    en: "No batches in the last 7 days.",
  },
  id: { "pt-BR": "Id", en: "Id" },
  type: { "pt-BR": "Conteúdo", en: "Content" },
  state: { "pt-BR": "Situação", en: "State" },
  items: { "pt-BR": "Itens", en: "Items" },
  arrived: { "pt-BR": "Chegada", en: "Arrived" },
  ended: { "pt-BR": "Fim", en: "Ended" },
  dryRun: { "pt-BR": "simulação", en: "dry run" },
  processed: { "pt-BR": "Processados", en: "Processed" },
  refresh: { "pt-BR": "Atualizar", en: "Refresh" },
  refusedCsv: { "pt-BR": "Recusados em CSV", en: "Refused items as CSV" },
  position: { "pt-BR": "Posição", en: "Position" },
  ref: { "pt-BR": "Código", en: "Code" },
  outcome: { "pt-BR": "Resultado", en: "Outcome" },
  object: { "pt-BR": "Imóvel ou cliente", en: "Property or client" },
  why: { "pt-BR": "Motivo", en: "Reason" },
} as const satisfies Record<string, Sentence>;

export const BATCH_TITLES: Readonly<Record<string, Sentence>> = {
  properties: { "pt-BR": "Imóveis", en: "Properties" },
  leads: { "pt-BR": "Clientes", en: "Clients" },
};

export const BATCH_STATES: Readonly<Record<string, Sentence>> = {
  QUEUED: { "pt-BR": "Na fila", en: "Queued" },
  RUNNING: { "pt-BR": "Em andamento", en: "Running" },
  DONE: { "pt-BR": "Terminado", en: "Done" },
};

export const ITEM_OUTCOMES: Readonly<Record<string, Sentence>> = {
  PENDING: { "pt-BR": "Na fila", en: "Queued" },
  CREATED: { "pt-BR": "Criado", en: "Created" },
  UPDATED: { "pt-BR": "Atualizado", en: "Updated" },
  UNCHANGED: { "pt-BR": "Sem alteração", en: "Unchanged" },
  CONFIRMED: { "pt-BR": "Confirmado", en: "Confirmed" },
  LINKED: { "pt-BR": "Vinculado a um cliente existente", en: "Linked to an existing client" },
  REJECTED: { "pt-BR": "Recusado", en: "Refused" },
};
