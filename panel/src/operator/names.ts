import { ptEn } from "../../../src/lib/language.ts";
import type { Words } from "./words.ts";

/** Plans that deployments use; any other plan is shown as it is. */
export const PLAN_WORDS: Words = {
  FREE: ptEn("Gratuito", "Free"),
  PRO: ptEn("Profissional", "Professional"),
  SANDBOX: ptEn("De testes", "Test"),
};

/** Names of the scheduled jobs. */
export const JOB_WORDS: Words = {
  moves: ptEn("Transferências de contas entre bancos", "Moves of accounts between databases"),
  "gate-notices": ptEn("Alterações de acesso", "Access changes"),
  "feed-sync": ptEn("Sincronização de feeds", "Feed syncs"),
  "trash-purge": ptEn("Limpeza da lixeira", "Trash purge"),
  confirmations: ptEn("Confirmação de imóveis", "Property confirmations"),
  "captacao-deadlines": ptEn("Prazos da Captação", "Captação deadlines"),
  "radar-summaries": ptEn("Resumos do Radar", "Radar summaries"),
  "outbox-sweep": ptEn("Eventos e tarefas a enviar", "Events and jobs to send"),
  "radar-sweep": ptEn("Tarefas do Radar em atraso", "Overdue Radar work"),
  "partnership-sweep": ptEn("Tarefas de parcerias em atraso", "Overdue partnership work"),
  "delivery-sweep": ptEn("Entregas de webhooks em atraso", "Overdue webhook deliveries"),
  "batch-sweep": ptEn("Lotes parados", "Stalled batches"),
  "photo-sweep": ptEn("Fotos a baixar", "Photos to download"),
  mails: ptEn("E-mails a enviar", "E-mails to send"),
  "captacao-demand": ptEn("Demanda da Captação", "Captação demand"),
  retention: ptEn("Retenção de dados", "Data retention"),
  "shard-sizes": ptEn("Tamanho dos bancos de dados", "Database sizes"),
  "search-words": ptEn("Palavras da busca", "Search words"),
  neighborhoods: ptEn("Bairros a aplicar", "Neighborhoods to apply"),
};
