import type { Sentence } from "../../../../src/lib/language.ts";
import { FIELD_TITLES } from "./field-texts.ts";
import { PROPERTIES } from "./texts.ts";

export const BULK = {
  title: { "pt-BR": "Alterar imóveis ({count})", en: "Change properties ({count})" },
  ticked: { "pt-BR": "Os marcados", en: "The selected ones" },
  all: { "pt-BR": "Marcar todos desta página", en: "Select all on this page" },
  field: { "pt-BR": "O que alterar", en: "What to change" },
  status: { "pt-BR": "Nova disponibilidade", en: "New status" },
  by: { "pt-BR": "Como alterar o preço", en: "How to change the price" },
  value: { "pt-BR": "Valor ou %", en: "Value or %" },
  preview: { "pt-BR": "Ver a prévia", en: "See the preview" },
  notYet: {
    "pt-BR": "Nada foi salvo ainda. Preços alterados em % são arredondados para o real inteiro.",
    en: "Nothing has been saved yet. Prices changed by % are rounded to whole reais.",
  },
  from: { "pt-BR": "Agora", en: "Now" },
  to: { "pt-BR": "Passa a ser", en: "Becomes" },
  verdict: { "pt-BR": "O que acontece", en: "What happens" },
  willChange: { "pt-BR": "Será alterado", en: "Will change" },
  changed: { "pt-BR": "Alterado", en: "Changed" },
  willConfirm: { "pt-BR": "A disponibilidade será confirmada", en: "Availability will be confirmed" },
  confirmed: { "pt-BR": "Disponibilidade confirmada", en: "Availability confirmed" },
  same: { "pt-BR": "Já está assim", en: "Already so" },
  change: { "pt-BR": "Alterar imóveis ({count})", en: "Change properties ({count})" },
  nothing: { "pt-BR": "Nada a alterar.", en: "There is nothing to change." },
  cancel: { "pt-BR": "Cancelar", en: "Cancel" },
  back: { "pt-BR": "Voltar à lista", en: "Back to the list" },
  tickFirst: {
    "pt-BR": "Marque ao menos um imóvel na lista.",
    en: "Select at least one property in the list.",
  },
  whichStatus: { "pt-BR": "Escolha a nova disponibilidade.", en: "Choose the new status." },
  written: {
    "pt-BR": "Digite um valor como 450.000 ou 5,5, com - para reduzir.",
    en: "Enter a value such as 450000 or 5.5, with - to lower it.",
  },
  doneTitle: { "pt-BR": "Imóveis alterados", en: "Properties changed" },
  doneCount: { "pt-BR": "Alterados: {count}.", en: "Changed: {count}." },
  undoneTitle: { "pt-BR": "Alteração desfeita", en: "Change undone" },
  undoneCount: { "pt-BR": "Voltaram ao valor anterior: {count}.", en: "Restored: {count}." },
  refusedCount: {
    "pt-BR": "Não alterados: {count}. O motivo está ao lado de cada um.",
    en: "Not changed: {count}. The reason is beside each.",
  },
} as const satisfies Record<string, Sentence>;

export const BULK_FIELDS: Readonly<Record<string, Sentence>> = {
  status: PROPERTIES.status,
  salePrice: FIELD_TITLES.salePrice!,
  rentPrice: FIELD_TITLES.rentPrice!,
};

export const BULK_WAYS: Readonly<Record<string, Sentence>> = {
  PERCENT: { "pt-BR": "em %", en: "by %" },
  AMOUNT: { "pt-BR": "somar R$", en: "add reais" },
  TO: { "pt-BR": "definir como", en: "set to" },
};
