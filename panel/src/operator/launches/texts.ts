import type { Sentence } from "../../../../src/lib/language.ts";

export const LAUNCHES_OF_ALL = {
  none: { "pt-BR": "Nenhum lançamento com estes filtros.", en: "No launches match these filters." },
  account: { "pt-BR": "Conta", en: "Account" },
  organization: { "pt-BR": "Rede ou grupo", en: "Network or group" },
  neighborhood: { "pt-BR": "Bairro", en: "Neighborhood" },
  status: { "pt-BR": "Disponibilidade", en: "Availability" },
  stage: { "pt-BR": "Estágio da obra", en: "Construction stage" },
  name: { "pt-BR": "Empreendimento", en: "Development" },
  developer: { "pt-BR": "Incorporadora", en: "Developer" },
  place: { "pt-BR": "Localização", en: "Location" },
  price: { "pt-BR": "Preços", en: "Prices" },
  units: { "pt-BR": "Disponíveis / total", en: "Available / total" },
  catalog: { "pt-BR": "No catálogo", en: "In the catalog" },
  hidden: { "pt-BR": "Fora do catálogo", en: "Not in the catalog" },
  updated: { "pt-BR": "Última alteração", en: "Last change" },
  figures: { "pt-BR": "Obra e unidades", en: "Construction and units" },
  ofFigures: { "pt-BR": "Empreendimento ou tipologia", en: "Development or unit type" },
  change: { "pt-BR": "Alterar números", en: "Change figures" },
  save: { "pt-BR": "Salvar", en: "Save" },
  saved: { "pt-BR": "Salvo.", en: "Saved." },
} as const satisfies Record<string, Sentence>;
