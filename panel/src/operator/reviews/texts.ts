import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const REVIEWS = {
  none: ptEn("Nenhum imóvel aguardando análise.", "No listings are waiting for review."),
  gone: ptEn(
    "Este imóvel já foi analisado ou está em outra página da fila.",
    "This listing has been reviewed or is on another page of the queue.",
  ),
  listing: ptEn("Imóvel", "Listing"),
  account: ptEn("Conta", "Account"),
  worker: ptEn("Responsável", "Assigned to"),
  type: ptEn("Tipo", "Type"),
  purposes: ptEn("Finalidades", "Purposes"),
  place: ptEn("Localização", "Location"),
  sale: ptEn("Venda", "Sale"),
  rent: ptEn("Aluguel", "Rent"),
  bedrooms: ptEn("Quartos", "Bedrooms"),
  area: ptEn("Área privativa", "Private area"),
  description: ptEn("Descrição", "Description"),
  photo: ptEn("Foto {number}", "Photo {number}"),
  approve: ptEn("Aprovar", "Approve"),
  reject: ptEn("Recusar", "Reject"),
  reason: ptEn("Motivo da recusa", "Reason for the rejection"),
  next: ptEn("Próximo", "Next"),
  keys: ptEn(
    "Teclas: a aprova, r escolhe o motivo da recusa, j vai para o próximo, u desfaz.",
    "Keys: a approves, r chooses the reason, j goes to the next, u undoes.",
  ),
  decided: ptEn(
    "Decisão registrada. Você pode desfazer em até um minuto.",
    "Decision saved. You can undo it within a minute.",
  ),
  undo: ptEn("Desfazer", "Undo"),
  sandbox: ptEn("Ambiente", "Environment"),
  isSandbox: ptEn("sandbox", "sandbox"),
} as const satisfies Record<string, Sentence>;

export const REASONS: Readonly<Record<string, Sentence>> = {
  LANCAMENTO: ptEn("É um lançamento", "It is a launch"),
  SEM_VALOR: ptEn("Sem preço", "No price"),
  QUALIDADE_BAIXA: ptEn("Baixa qualidade", "Low quality"),
  NAO_ANGARIACAO: ptEn("Não é captação própria", "Not their own listing"),
  MARCA_DAGUA: ptEn("Marca-d'água nas fotos", "Photos with a watermark"),
  FOTOS_INSUFICIENTES: ptEn("Fotos insuficientes", "Too few photos"),
  DADOS_INCOERENTES: ptEn("Dados incoerentes", "Inconsistent data"),
  OUTRO: ptEn("Outro", "Other"),
};
