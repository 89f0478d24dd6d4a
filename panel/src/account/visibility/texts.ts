import { ptEn, type Sentence } from "../../../../src/lib/language.ts";
import type { HideableField } from "../../../../src/vocabulary/visibility.ts";

export const VISIBILITY = {
  title: ptEn("O que parceiros veem", "What partners see"),
  intro: ptEn(
    "Preço, localização e medidas ficam sempre visíveis, porque o Radar calcula a nota com eles. O resto você pode ocultar, em todos os imóveis. Lançamentos são públicos.",
    "Price, location and measurements always stay visible, because Radar's scores use them. You can hide the rest, for all properties. Launches are public.",
  ),
  hide: ptEn("Ocultar dos parceiros", "Hide from partners"),
  keys: ptEn("Ocultar das chaves", "Hide from keys"),
  keysHint: ptEn(
    "Nas oportunidades e parcerias que seus sistemas leem pela API.",
    "In the opportunities and partnerships that your systems read through the API.",
  ),
  save: ptEn("Salvar", "Save"),
  saved: ptEn("Salvo. Já está valendo.", "Saved. It takes effect immediately."),
  preview: ptEn("Seu imóvel, como o parceiro vê", "Your property as a partner sees it"),
  none: ptEn(
    "Quando houver um imóvel ativo, ele aparece aqui como o parceiro vê.",
    "Once you have an active property, it appears here as a partner sees it.",
  ),
  hidden: ptEn("oculto", "hidden"),
  empty: ptEn("não informado", "not specified"),
  yes: ptEn("visível", "visible"),
  accepted: ptEn("visível depois do aceite", "visible after acceptance"),
  type: ptEn("Tipo", "Type"),
  price: ptEn("Preço", "Price"),
  place: ptEn("Localização", "Location"),
  ownerOnly: ptEn("Só o titular pode alterar isto.", "Only the account's owner can change this."),
} as const satisfies Record<string, Sentence>;

export const HIDEABLE_TITLES: Readonly<Record<HideableField, Sentence>> = {
  title: ptEn("Título", "Title"),
  coverPhoto: ptEn("Foto de capa", "Cover photo"),
  listingUrl: ptEn("Página do anúncio", "Listing page"),
  commissionPercent: ptEn("Comissão na venda", "Sale commission"),
  rentCommissionMonths: ptEn("Comissão na locação", "Rent commission"),
  splitListingPercent: ptEn("Divisão da comissão", "Commission split"),
  clientName: ptEn("Nomes dos seus clientes", "Names of your clients"),
};
