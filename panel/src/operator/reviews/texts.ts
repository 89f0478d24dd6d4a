import type { Sentence } from "../../../../src/lib/language.ts";

export const REVIEWS = {
  none: { "pt-BR": "Nenhum imóvel aguardando análise.", en: "No listings are waiting for review." },
  gone: {
    "pt-BR": "Este imóvel já foi analisado ou está em outra página da fila.",
    en: "This listing has been reviewed or is on another page of the queue.",
  },
  listing: { "pt-BR": "Imóvel", en: "Listing" },
  account: { "pt-BR": "Conta", en: "Account" },
  worker: { "pt-BR": "Responsável", en: "Assigned to" },
  type: { "pt-BR": "Tipo", en: "Type" },
  purposes: { "pt-BR": "Finalidades", en: "Purposes" },
  place: { "pt-BR": "Localização", en: "Location" },
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
    "pt-BR": "Teclas: a aprova, r escolhe o motivo da recusa, j vai para o próximo, u desfaz.",
    en: "Keys: a approves, r chooses the reason, j goes to the next, u undoes.",
  },
  decided: {
    "pt-BR": "Decisão registrada. Você pode desfazer em até um minuto.",
    en: "Decision saved. You can undo it within a minute.",
  },
  undo: { "pt-BR": "Desfazer", en: "Undo" },
  sandbox: { "pt-BR": "Ambiente", en: "Environment" },
  isSandbox: { "pt-BR": "sandbox", en: "sandbox" },
} as const satisfies Record<string, Sentence>;

export const REASONS: Readonly<Record<string, Sentence>> = {
  LANCAMENTO: { "pt-BR": "É um lançamento", en: "It is a launch" },
  SEM_VALOR: { "pt-BR": "Sem preço", en: "No price" },
  QUALIDADE_BAIXA: { "pt-BR": "Baixa qualidade", en: "Low quality" },
  NAO_ANGARIACAO: { "pt-BR": "Não é captação própria", en: "Not their own listing" },
  MARCA_DAGUA: { "pt-BR": "Marca-d'água nas fotos", en: "Photos with a watermark" },
  FOTOS_INSUFICIENTES: { "pt-BR": "Fotos insuficientes", en: "Too few photos" },
  DADOS_INCOERENTES: { "pt-BR": "Dados incoerentes", en: "Inconsistent data" },
  OUTRO: { "pt-BR": "Outro", en: "Other" },
};
