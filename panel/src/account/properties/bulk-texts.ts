import type { Sentence } from "../../../../src/lib/language.ts";
import { PROPERTIES } from "./texts.ts";
import { FIELD_TITLES } from "./field-texts.ts";

export const BULK = {
  title: { "pt-BR": "Mudar imóveis ({count})", en: "Change properties ({count})" },
  ticked: { "pt-BR": "Os marcados", en: "The ticked ones" },
  all: { "pt-BR": "Marcar todos desta página", en: "Tick all of this page" },
  field: { "pt-BR": "O que mudar", en: "What to change" },
  status: { "pt-BR": "Nova situação", en: "New state" },
  by: { "pt-BR": "Como mudar o preço", en: "How to change the price" },
  value: { "pt-BR": "Valor ou %", en: "Value or %" },
  preview: { "pt-BR": "Ver a prévia", en: "See the preview" },
  notYet: {
    "pt-BR": "Nada foi gravado ainda. Preços mudados em % são arredondados para reais.",
    en: "Nothing has been written yet. Prices changed by % are rounded to reais.",
  },
  from: { "pt-BR": "Agora", en: "Now" },
  to: { "pt-BR": "Passa a ser", en: "Becomes" },
  verdict: { "pt-BR": "O que acontece", en: "What happens" },
  willChange: { "pt-BR": "Será mudado", en: "Will change" },
  changed: { "pt-BR": "Mudado", en: "Changed" },
  willConfirm: { "pt-BR": "A disponibilidade será confirmada", en: "Availability will be confirmed" },
  confirmed: { "pt-BR": "Disponibilidade confirmada", en: "Availability confirmed" },
  same: { "pt-BR": "Já está assim", en: "Is so already" },
  change: { "pt-BR": "Mudar imóveis ({count})", en: "Change properties ({count})" },
  nothing: { "pt-BR": "Nada a mudar.", en: "There is nothing to change." },
  cancel: { "pt-BR": "Cancelar", en: "Cancel" },
  back: { "pt-BR": "Voltar à lista", en: "Back to the list" },
  tickFirst: {
    "pt-BR": "Marque ao menos um imóvel na lista.",
    en: "Tick at least one property of the list.",
  },
  whichStatus: { "pt-BR": "Escolha a nova situação.", en: "Choose the new state." },
  written: {
    "pt-BR": "Escreva um valor como 450.000 ou 5,5, com - para baixar.",
    en: "Write a value as 450000 or 5.5, with - to lower.",
  },
  doneTitle: { "pt-BR": "Imóveis mudados", en: "Properties changed" },
  doneCount: { "pt-BR": "Mudados: {count}.", en: "Changed: {count}." },
  undoneTitle: { "pt-BR": "Mudança desfeita", en: "Change undone" },
  undoneCount: { "pt-BR": "Voltaram ao que eram: {count}.", en: "Back to what they were: {count}." },
  refusedCount: {
    "pt-BR": "Ficaram como estavam: {count}. O motivo está ao lado de cada um.",
    en: "Left as they were: {count}. The reason is beside each.",
  },
} as const satisfies Record<string, Sentence>;

export const BULK_FIELDS: Readonly<Record<string, Sentence>> = {
  status: PROPERTIES.status,
  salePrice: FIELD_TITLES.salePrice!,
  rentPrice: FIELD_TITLES.rentPrice!,
};

export const BULK_WAYS: Readonly<Record<string, Sentence>> = {
  PERCENT: { "pt-BR": "em %", en: "by %" },
  AMOUNT: { "pt-BR": "somar reais", en: "add reais" },
  TO: { "pt-BR": "passar a", en: "set to" },
};
