import type { Sentence } from "../../../../src/lib/language.ts";

export const PROPERTIES = {
  title: { "pt-BR": "Imóveis", en: "Properties" },
  none: {
    "pt-BR":
      "Nenhum imóvel ainda. Adicione o primeiro, importe uma planilha ou traga todos pelo feed ou pela API.",
    en: "No properties yet. Add the first one, import a spreadsheet, or bring them all in through the feed or the API.",
  },
  byCode: { "pt-BR": "código", en: "code" },
  cheapest: { "pt-BR": "menor preço primeiro", en: "lowest price first" },
  dearest: { "pt-BR": "maior preço primeiro", en: "highest price first" },
  search: { "pt-BR": "Título, endereço ou código", en: "Title, address or code" },
  name: { "pt-BR": "Imóvel", en: "Property" },
  untitled: { "pt-BR": "Sem título", en: "Untitled" },
  code: { "pt-BR": "Código", en: "Code" },
  place: { "pt-BR": "Localização", en: "Location" },
  price: { "pt-BR": "Preço", en: "Price" },
  sale: { "pt-BR": "Venda", en: "Sale" },
  rent: { "pt-BR": "Aluguel", en: "Rent" },
  status: { "pt-BR": "Disponibilidade", en: "Status" },
  purpose: { "pt-BR": "Finalidade", en: "Purpose" },
  radar: { "pt-BR": "Radar", en: "Radar" },
  ready: { "pt-BR": "No Radar", en: "In Radar" },
  review: { "pt-BR": "Análise", en: "Review" },
  updated: { "pt-BR": "Alterado", en: "Changed" },
  created: { "pt-BR": "Criado", en: "Created" },
  confirmBy: { "pt-BR": "Confirmar até", en: "Confirm by" },
  rooms: { "pt-BR": "Quartos", en: "Bedrooms" },
  area: { "pt-BR": "Área", en: "Area" },
  privateArea: { "pt-BR": "Área privativa", en: "Private area" },
  standing: { "pt-BR": "Situação", en: "Status" },
  about: { "pt-BR": "O imóvel", en: "The property" },
  business: { "pt-BR": "Captação e parceria", en: "Listing and partnership" },
  yes: { "pt-BR": "sim", en: "yes" },
  no: { "pt-BR": "não", en: "no" },
  setStatus: { "pt-BR": "Alterar a disponibilidade", en: "Change the status" },
  setStatusText: {
    "pt-BR": "Se vendido, alugado ou inativo, o imóvel deixa de aparecer nas buscas.",
    en: "A sold, rented or inactive property no longer shows up in searches.",
  },
  save: { "pt-BR": "Salvar", en: "Save" },
  savePrice: { "pt-BR": "Salvar preço", en: "Save price" },
  confirm: { "pt-BR": "Confirmar que está disponível", en: "Confirm that it is available" },
  confirmed: { "pt-BR": "Confirmado.", en: "Confirmed." },
  trash: { "pt-BR": "Lixeira", en: "Trash" },
  trashEmpty: { "pt-BR": "A lixeira está vazia.", en: "The trash is empty." },
  trashText: {
    "pt-BR": "O que foi excluído fica aqui por 30 dias.",
    en: "Deleted properties stay here for 30 days.",
  },
  trashed: { "pt-BR": "Excluído", en: "Deleted" },
  restore: { "pt-BR": "Restaurar", en: "Restore" },
  purge: { "pt-BR": "Excluir para sempre", en: "Delete permanently" },
  purgeText: {
    "pt-BR": "Não dá para desfazer. Para confirmar, digite o id do imóvel.",
    en: "This cannot be undone. To confirm, type the property's id.",
  },
  wrongId: { "pt-BR": "O id não confere: nada mudou.", en: "The id does not match. Nothing changed." },
  confirmation: { "pt-BR": "Confirmação", en: "Confirmation" },
} as const satisfies Record<string, Sentence>;

export const STATUSES: Readonly<Record<string, Sentence>> = {
  ACTIVE: { "pt-BR": "Ativo", en: "Active" },
  INACTIVE: { "pt-BR": "Inativo", en: "Inactive" },
  SOLD: { "pt-BR": "Vendido", en: "Sold" },
  RENTED: { "pt-BR": "Alugado", en: "Rented" },
};

export const PURPOSE_TITLES: Readonly<Record<string, Sentence>> = {
  VENDA: { "pt-BR": "Venda", en: "Sale" },
  LOCACAO: { "pt-BR": "Locação", en: "Rent" },
};

export const RADAR_TITLES: Readonly<Record<string, Sentence>> = {
  ready: { "pt-BR": "No Radar", en: "In Radar" },
  pending: { "pt-BR": "Com pendência", en: "Something is missing" },
};
