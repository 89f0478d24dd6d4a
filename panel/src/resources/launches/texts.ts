import type { Sentence } from "../../../../src/lib/language.ts";
import type { ConstructionStage } from "../../../../src/vocabulary/value-lists.ts";

export const LAUNCH_FORM = {
  title: { "pt-BR": "Obra e unidades", en: "Construction and units" },
  intro: {
    "pt-BR": "O catálogo de lançamentos mostra estes números. O que ficar vazio aparece como não informado.",
    en: "The launch catalog shows these figures. Empty ones are shown as not given.",
  },
  plansHint: {
    "pt-BR": "Um endereço por linha.",
    en: "One address per line.",
  },
  none: { "pt-BR": "Não informado", en: "Not given" },
} as const satisfies Record<string, Sentence>;

/** The members of a launch, under their names in the API. */
export const LAUNCH_TITLES = {
  constructionStage: { "pt-BR": "Estágio da obra", en: "Construction stage" },
  deliveryDate: { "pt-BR": "Entrega", en: "Delivery" },
  constructionProgress: { "pt-BR": "Obra concluída (%)", en: "Construction progress (%)" },
  unitsTotal: { "pt-BR": "Total de unidades", en: "Total units" },
  unitsAvailable: { "pt-BR": "Unidades disponíveis", en: "Units available" },
  unitsReserved: { "pt-BR": "Unidades reservadas", en: "Units reserved" },
  unitsSold: { "pt-BR": "Unidades vendidas", en: "Units sold" },
  floorPlans: { "pt-BR": "Plantas", en: "Floor plans" },
} as const satisfies Record<string, Sentence>;

/** The units, in a few words. */
export const UNITS = {
  unitsTotal: { "pt-BR": "Total", en: "Total" },
  unitsAvailable: { "pt-BR": "Disponíveis", en: "Available" },
  unitsReserved: { "pt-BR": "Reservadas", en: "Reserved" },
  unitsSold: { "pt-BR": "Vendidas", en: "Sold" },
} as const satisfies Record<string, Sentence>;

export const STAGE_TITLES: Readonly<Record<ConstructionStage, Sentence>> = {
  LAUNCH: { "pt-BR": "Lançamento", en: "Launch" },
  OFF_PLAN: { "pt-BR": "Na planta", en: "Off plan" },
  NEW: { "pt-BR": "Novo", en: "New" },
  READY: { "pt-BR": "Pronto para morar", en: "Ready to move in" },
};
