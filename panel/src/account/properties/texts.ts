import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const PROPERTIES = {
  title: ptEn("Imóveis", "Properties"),
  none: ptEn(
    "Nenhum imóvel ainda. Adicione o primeiro, importe uma planilha ou traga todos pelo feed ou pela API.",
    "No properties yet. Add the first one, import a spreadsheet, or bring them all in through the feed or the API.",
  ),
  byCode: ptEn("código", "code"),
  cheapest: ptEn("menor preço primeiro", "lowest price first"),
  dearest: ptEn("maior preço primeiro", "highest price first"),
  search: ptEn("Título, endereço ou código", "Title, address or code"),
  name: ptEn("Imóvel", "Property"),
  untitled: ptEn("Sem título", "Untitled"),
  code: ptEn("Código", "Code"),
  place: ptEn("Localização", "Location"),
  price: ptEn("Preço", "Price"),
  sale: ptEn("Venda", "Sale"),
  rent: ptEn("Aluguel", "Rent"),
  status: ptEn("Disponibilidade", "Status"),
  purpose: ptEn("Finalidade", "Purpose"),
  radar: ptEn("Radar", "Radar"),
  ready: ptEn("No Radar", "In Radar"),
  review: ptEn("Análise", "Review"),
  updated: ptEn("Alterado", "Changed"),
  created: ptEn("Criado", "Created"),
  confirmBy: ptEn("Confirmar até", "Confirm by"),
  rooms: ptEn("Quartos", "Bedrooms"),
  area: ptEn("Área", "Area"),
  privateArea: ptEn("Área privativa", "Private area"),
  standing: ptEn("Situação", "Status"),
  about: ptEn("O imóvel", "The property"),
  business: ptEn("Captação e parceria", "Listing and partnership"),
  yes: ptEn("sim", "yes"),
  no: ptEn("não", "no"),
  setStatus: ptEn("Alterar a disponibilidade", "Change the status"),
  setStatusText: ptEn(
    "Se vendido, alugado ou inativo, o imóvel deixa de aparecer nas buscas.",
    "A sold, rented or inactive property no longer shows up in searches.",
  ),
  save: ptEn("Salvar", "Save"),
  savePrice: ptEn("Salvar preço", "Save price"),
  confirm: ptEn("Confirmar que está disponível", "Confirm as available"),
  confirmed: ptEn("Confirmado.", "Confirmed."),
  trash: ptEn("Lixeira", "Trash"),
  trashEmpty: ptEn("A lixeira está vazia.", "The trash is empty."),
  trashText: ptEn("O que foi excluído fica aqui por 30 dias.", "Deleted properties stay here for 30 days."),
  trashed: ptEn("Excluído", "Deleted"),
  restore: ptEn("Restaurar", "Restore"),
  purge: ptEn("Excluir para sempre", "Delete permanently"),
  purgeText: ptEn(
    "Não dá para desfazer. Para confirmar, digite o id do imóvel.",
    "This cannot be undone. To confirm, type the property's ID.",
  ),
  wrongId: ptEn("O id não confere: nada mudou.", "The ID does not match. Nothing changed."),
  confirmation: ptEn("Confirmação", "Confirmation"),
} as const satisfies Record<string, Sentence>;

export const STATUSES: Readonly<Record<string, Sentence>> = {
  ACTIVE: ptEn("Ativo", "Active"),
  INACTIVE: ptEn("Inativo", "Inactive"),
  SOLD: ptEn("Vendido", "Sold"),
  RENTED: ptEn("Alugado", "Rented"),
};

export const PURPOSE_TITLES: Readonly<Record<string, Sentence>> = {
  VENDA: ptEn("Venda", "Sale"),
  LOCACAO: ptEn("Locação", "Rent"),
};

export const RADAR_TITLES: Readonly<Record<string, Sentence>> = {
  ready: ptEn("No Radar", "In Radar"),
  pending: ptEn("Com pendência", "Something is missing"),
};
