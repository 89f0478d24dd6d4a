import type { Sentence } from "../../../../src/lib/language.ts";

export const REVIEWS = {
  none: { "pt-BR": "Nenhum imóvel espera revisão.", en: "No listings are waiting for review." },
  gone: {
    "pt-BR": "Este imóvel já não espera revisão, ou está em outra página da fila.",
    en: "This listing is no longer waiting for review, or is on another page of the queue.",
  },
  listing: { "pt-BR": "Imóvel", en: "Listing" },
  account: { "pt-BR": "Conta", en: "Account" },
  worker: { "pt-BR": "Com quem está", en: "Taken by" },
  type: { "pt-BR": "Tipo", en: "Type" },
  purposes: { "pt-BR": "Finalidades", en: "Purposes" },
  place: { "pt-BR": "Lugar", en: "Place" },
  sale: { "pt-BR": "Venda", en: "Sale" },
  rent: { "pt-BR": "Aluguel", en: "Rent" },
  bedrooms: { "pt-BR": "Quartos", en: "Bedrooms" },
  area: { "pt-BR": "Área privativa", en: "Private area" },
  description: { "pt-BR": "Descrição", en: "Description" },
  photo: { "pt-BR": "Foto {number}", en: "Photo {number}" },
  approve: { "pt-BR": "Aprovar", en: "Approve" },
  reject: { "pt-BR": "Recusar", en: "Reject" },
  reason: { "pt-BR": "Motivo da recusa", en: "Reason for the rejection" },
  next: { "pt-BR": "Próximo", en: "Next" },
  keys: {
    "pt-BR": "Teclas: a aprova, r escolhe o motivo, j passa ao próximo, u desfaz.",
    en: "Keys: a approves, r chooses the reason, j goes to the next, u undoes.",
  },
  decided: {
    "pt-BR": "Decidido. Você pode desfazer por um minuto.",
    en: "Decided. You can undo it for a minute.",
  },
  undo: { "pt-BR": "Desfazer", en: "Undo" },
  sandbox: { "pt-BR": "Ambiente", en: "Environment" },
  isSandbox: { "pt-BR": "sandbox", en: "sandbox" },
} as const satisfies Record<string, Sentence>;

export const REASONS: Readonly<Record<string, Sentence>> = {
  LANCAMENTO: { "pt-BR": "É um lançamento", en: "It is a launch" },
  SEM_VALOR: { "pt-BR": "Sem valor", en: "No price" },
  QUALIDADE_BAIXA: { "pt-BR": "Qualidade baixa", en: "Low quality" },
  NAO_ANGARIACAO: { "pt-BR": "Não é angariação própria", en: "Not their own listing" },
  MARCA_DAGUA: { "pt-BR": "Marca-d'água nas fotos", en: "Watermark on the photos" },
  FOTOS_INSUFICIENTES: { "pt-BR": "Fotos insuficientes", en: "Too few photos" },
  DADOS_INCOERENTES: { "pt-BR": "Dados incoerentes", en: "Data that contradict each other" },
  OUTRO: { "pt-BR": "Outro", en: "Other" },
};
