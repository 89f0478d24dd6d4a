import type { Words } from "./words.ts";

/** Plans that deployments use; another one is shown as it is. */
export const PLAN_WORDS: Words = {
  FREE: { "pt-BR": "Gratuito", en: "Free" },
  PRO: { "pt-BR": "Profissional", en: "Professional" },
  SANDBOX: { "pt-BR": "De testes", en: "Test" },
};

/** Every scheduled job. */
export const JOB_WORDS: Words = {
  moves: { "pt-BR": "Transferências de contas entre bancos", en: "Moves of accounts between databases" },
  "gate-notices": { "pt-BR": "Alterações de acesso", en: "Access changes" },
  "feed-sync": { "pt-BR": "Sincronização de feeds", en: "Feed syncs" },
  "trash-purge": { "pt-BR": "Limpeza da lixeira", en: "Trash purge" },
  confirmations: { "pt-BR": "Confirmação de imóveis", en: "Property confirmations" },
  "captacao-deadlines": { "pt-BR": "Prazos da Captação", en: "Captação deadlines" },
  "radar-summaries": { "pt-BR": "Resumos do Radar", en: "Radar summaries" },
  "outbox-sweep": { "pt-BR": "Eventos e tarefas a enviar", en: "Events and jobs to send" },
  "radar-sweep": { "pt-BR": "Tarefas do Radar em atraso", en: "Overdue Radar work" },
  "partnership-sweep": { "pt-BR": "Tarefas de parcerias em atraso", en: "Overdue partnership work" },
  "delivery-sweep": { "pt-BR": "Entregas de webhooks em atraso", en: "Overdue webhook deliveries" },
  "batch-sweep": { "pt-BR": "Lotes parados", en: "Stalled batches" },
  "photo-sweep": { "pt-BR": "Fotos a baixar", en: "Photos to download" },
  mails: { "pt-BR": "E-mails a enviar", en: "E-mails to send" },
  "captacao-demand": { "pt-BR": "Demanda da Captação", en: "Captação demand" },
  retention: { "pt-BR": "Retenção de dados", en: "Data retention" },
  "shard-sizes": { "pt-BR": "Tamanho dos bancos de dados", en: "Database sizes" },
  "search-words": { "pt-BR": "Palavras da busca", en: "Search words" },
  neighborhoods: { "pt-BR": "Bairros a aplicar", en: "Neighborhoods to apply" },
};
