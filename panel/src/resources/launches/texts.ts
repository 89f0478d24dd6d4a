import { ptEn, type Sentence } from "../../../../src/lib/language.ts";
import type { ConstructionStage } from "../../../../src/vocabulary/value-lists.ts";

export const LAUNCH_FORM = {
  title: ptEn("Obra e unidades", "Construction and units"),
  intro: ptEn(
    "O catálogo de lançamentos mostra estes números. O que ficar vazio aparece como não informado.",
    "The launch catalog shows these figures. Empty ones are shown as not specified.",
  ),
  plansHint: ptEn("Um endereço por linha.", "One URL per line."),
  none: ptEn("Não informado", "Not specified"),
} as const satisfies Record<string, Sentence>;

/** The members of a launch, under their names in the API. */
export const LAUNCH_TITLES = {
  constructionStage: ptEn("Estágio da obra", "Construction stage"),
  deliveryDate: ptEn("Entrega", "Delivery"),
  constructionProgress: ptEn("Obra concluída (%)", "Construction progress (%)"),
  unitsTotal: ptEn("Total de unidades", "Total units"),
  unitsAvailable: ptEn("Unidades disponíveis", "Units available"),
  unitsReserved: ptEn("Unidades reservadas", "Units reserved"),
  unitsSold: ptEn("Unidades vendidas", "Units sold"),
  floorPlans: ptEn("Plantas", "Floor plans"),
} as const satisfies Record<string, Sentence>;

/** The units, in a few words. */
export const UNITS = {
  unitsTotal: ptEn("Total", "Total"),
  unitsAvailable: ptEn("Disponíveis", "Available"),
  unitsReserved: ptEn("Reservadas", "Reserved"),
  unitsSold: ptEn("Vendidas", "Sold"),
} as const satisfies Record<string, Sentence>;

export const STAGE_TITLES: Readonly<Record<ConstructionStage, Sentence>> = {
  LAUNCH: ptEn("Lançamento", "Launch"),
  OFF_PLAN: ptEn("Na planta", "Off plan"),
  NEW: ptEn("Novo", "New"),
  READY: ptEn("Pronto para morar", "Ready to move in"),
};
