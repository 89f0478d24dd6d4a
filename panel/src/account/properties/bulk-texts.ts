import { ptEn, type Sentence } from "../../../../src/lib/language.ts";
import { FIELD_TITLES } from "./field-texts.ts";
import { PROPERTIES } from "./texts.ts";

export const BULK = {
  title: ptEn("Alterar imóveis ({count})", "Change properties ({count})"),
  ticked: ptEn("Os marcados", "The selected ones"),
  all: ptEn("Marcar todos desta página", "Select all on this page"),
  field: ptEn("O que alterar", "What to change"),
  status: ptEn("Nova disponibilidade", "New status"),
  by: ptEn("Como alterar o preço", "How to change the price"),
  value: ptEn("Valor ou %", "Value or %"),
  preview: ptEn("Ver a prévia", "See the preview"),
  notYet: ptEn(
    "Nada foi salvo ainda. Preços alterados em % são arredondados para o real inteiro.",
    "Nothing has been saved yet. Prices changed by % are rounded to whole reais.",
  ),
  from: ptEn("Agora", "Now"),
  to: ptEn("Passa a ser", "Becomes"),
  verdict: ptEn("O que acontece", "What happens"),
  willChange: ptEn("Será alterado", "Will change"),
  changed: ptEn("Alterado", "Changed"),
  willConfirm: ptEn("A disponibilidade será confirmada", "Availability will be confirmed"),
  confirmed: ptEn("Disponibilidade confirmada", "Availability confirmed"),
  same: ptEn("Já está assim", "Already set"),
  change: ptEn("Alterar imóveis ({count})", "Change properties ({count})"),
  nothing: ptEn("Nada a alterar.", "Nothing to change."),
  cancel: ptEn("Cancelar", "Cancel"),
  back: ptEn("Voltar à lista", "Back to the list"),
  tickFirst: ptEn("Marque ao menos um imóvel na lista.", "Select at least one property in the list."),
  whichStatus: ptEn("Escolha a nova disponibilidade.", "Choose the new status."),
  written: ptEn(
    "Digite um valor como 450.000 ou 5,5, com - para reduzir.",
    "Enter a value such as 450000 or 5.5, with - to lower it.",
  ),
  doneTitle: ptEn("Imóveis alterados", "Properties changed"),
  doneCount: ptEn("Alterados: {count}.", "Changed: {count}."),
  undoneTitle: ptEn("Alteração desfeita", "Change undone"),
  undoneCount: ptEn("Voltaram ao valor anterior: {count}.", "Restored: {count}."),
  refusedCount: ptEn(
    "Não alterados: {count}. O motivo está ao lado de cada um.",
    "Not changed: {count}. The reason is next to each one.",
  ),
} as const satisfies Record<string, Sentence>;

export const BULK_FIELDS: Readonly<Record<string, Sentence>> = {
  status: PROPERTIES.status,
  salePrice: FIELD_TITLES.salePrice!,
  rentPrice: FIELD_TITLES.rentPrice!,
};

export const BULK_WAYS: Readonly<Record<string, Sentence>> = {
  PERCENT: ptEn("em %", "by %"),
  AMOUNT: ptEn("somar R$", "add reais"),
  TO: ptEn("definir como", "set to"),
};
