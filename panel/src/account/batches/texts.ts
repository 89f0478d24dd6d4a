import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const BATCHES = {
  title: ptEn("Envios em lote", "Batches"),
  one: ptEn("Lote", "Batch"),
  intro: ptEn(
    "Muitas gravações enviadas de uma só vez. Cada lote fica aqui por 7 dias.",
    "Writes sent in bulk. Batches stay here for 7 days.",
  ),
  none: ptEn("Nenhum lote nos últimos 7 dias.", "No batches in the last 7 days."),
  id: ptEn("Id", "ID"),
  type: ptEn("Conteúdo", "Content"),
  state: ptEn("Situação", "State"),
  items: ptEn("Itens", "Items"),
  arrived: ptEn("Chegada", "Received"),
  ended: ptEn("Fim", "Finished"),
  dryRun: ptEn("simulação", "dry run"),
  processed: ptEn("Processados", "Processed"),
  refresh: ptEn("Atualizar", "Refresh"),
  refusedCsv: ptEn("Recusados em CSV", "Refused items as CSV"),
  position: ptEn("Posição", "Position"),
  ref: ptEn("Código", "Code"),
  outcome: ptEn("Resultado", "Outcome"),
  object: ptEn("Imóvel ou cliente", "Property or client"),
  why: ptEn("Motivo", "Reason"),
} as const satisfies Record<string, Sentence>;

export const BATCH_TITLES: Readonly<Record<string, Sentence>> = {
  properties: ptEn("Imóveis", "Properties"),
  leads: ptEn("Clientes", "Clients"),
};

export const BATCH_STATES: Readonly<Record<string, Sentence>> = {
  QUEUED: ptEn("Na fila", "Queued"),
  RUNNING: ptEn("Em andamento", "Running"),
  DONE: ptEn("Terminado", "Done"),
};

export const ITEM_OUTCOMES: Readonly<Record<string, Sentence>> = {
  PENDING: ptEn("Na fila", "Queued"),
  CREATED: ptEn("Criado", "Created"),
  UPDATED: ptEn("Atualizado", "Updated"),
  UNCHANGED: ptEn("Sem alteração", "Unchanged"),
  CONFIRMED: ptEn("Confirmado", "Confirmed"),
  LINKED: ptEn("Vinculado a um cliente existente", "Linked to an existing client"),
  REJECTED: ptEn("Recusado", "Refused"),
};
