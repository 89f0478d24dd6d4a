import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const LAUNCHES_OF_ALL = {
  none: ptEn("Nenhum lançamento com estes filtros.", "No launches match these filters."),
  account: ptEn("Conta", "Account"),
  organization: ptEn("Rede ou grupo", "Network or group"),
  neighborhood: ptEn("Bairro", "Neighborhood"),
  status: ptEn("Disponibilidade", "Availability"),
  stage: ptEn("Estágio da obra", "Construction stage"),
  name: ptEn("Empreendimento", "Development"),
  developer: ptEn("Incorporadora", "Developer"),
  place: ptEn("Localização", "Location"),
  price: ptEn("Preços", "Prices"),
  units: ptEn("Disponíveis / total", "Available / total"),
  catalog: ptEn("No catálogo", "In the catalog"),
  hidden: ptEn("Fora do catálogo", "Not in the catalog"),
  updated: ptEn("Última alteração", "Last change"),
  figures: ptEn("Obra e unidades", "Construction and units"),
  ofFigures: ptEn("Empreendimento ou tipologia", "Development or unit type"),
  change: ptEn("Alterar números", "Change figures"),
  save: ptEn("Salvar", "Save"),
  saved: ptEn("Salvo.", "Saved."),
} as const satisfies Record<string, Sentence>;
