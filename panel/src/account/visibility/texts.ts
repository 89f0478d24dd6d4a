import type { Sentence } from "../../../../src/lib/language.ts";
import type { HideableField } from "../../../../src/vocabulary/visibility.ts";

export const VISIBILITY = {
  title: { "pt-BR": "O que parceiros veem", en: "What partners see" },
  intro: {
    "pt-BR":
      "Preço, localização e medidas ficam sempre visíveis, porque o Radar calcula a nota com eles. O resto você pode ocultar, em todos os imóveis. Lançamentos são públicos.",
    en: "Price, location and measurements always stay visible, because Radar's scores use them. You can hide the rest, for all properties. Launches are public.",
  },
  hide: { "pt-BR": "Ocultar dos parceiros", en: "Hide from partners" },
  keys: { "pt-BR": "Ocultar das chaves", en: "Hide from keys" },
  keysHint: {
    "pt-BR": "Nas oportunidades e parcerias que seus sistemas leem pela API.",
    en: "In the opportunities and partnerships that your systems read through the API.",
  },
  save: { "pt-BR": "Salvar", en: "Save" },
  saved: { "pt-BR": "Salvo. Já está valendo.", en: "Saved. It takes effect immediately." },
  preview: { "pt-BR": "Seu imóvel, como o parceiro vê", en: "Your property as a partner sees it" },
  none: {
    "pt-BR": "Quando houver um imóvel ativo, ele aparece aqui como o parceiro vê.",
    en: "Once you have an active property, it appears here as a partner sees it.",
  },
  hidden: { "pt-BR": "oculto", en: "hidden" },
  empty: { "pt-BR": "não informado", en: "not given" },
  yes: { "pt-BR": "visível", en: "visible" },
  accepted: { "pt-BR": "visível depois do aceite", en: "visible after acceptance" },
  type: { "pt-BR": "Tipo", en: "Type" },
  price: { "pt-BR": "Preço", en: "Price" },
  place: { "pt-BR": "Localização", en: "Location" },
  ownerOnly: {
    "pt-BR": "Só o titular pode alterar isto.",
    en: "Only an owner can change this.",
  },
} as const satisfies Record<string, Sentence>;

export const HIDEABLE_TITLES: Readonly<Record<HideableField, Sentence>> = {
  title: { "pt-BR": "Título", en: "Title" },
  coverPhoto: { "pt-BR": "Foto de capa", en: "Cover photo" },
  listingUrl: { "pt-BR": "Página do anúncio", en: "Listing page" },
  commissionPercent: { "pt-BR": "Comissão na venda", en: "Commission on a sale" },
  rentCommissionMonths: { "pt-BR": "Comissão na locação", en: "Commission on a rental" },
  splitListingPercent: { "pt-BR": "Divisão da comissão", en: "Split of the commission" },
  clientName: { "pt-BR": "Nomes dos seus clientes", en: "Names of your clients" },
};
