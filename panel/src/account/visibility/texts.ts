import type { Sentence } from "../../../../src/lib/language.ts";
import type { HideableField } from "../../../../src/vocabulary/visibility.ts";

export const VISIBILITY = {
  title: { "pt-BR": "O que parceiros veem", en: "What partners see" },
  intro: {
    "pt-BR":
      "Preço, lugar e medidas ficam sempre à vista: deles são feitas as notas do Radar. O resto você pode esconder, em todos os imóveis. Lançamentos são públicos.",
    en: "Price, location and measurements always stay visible, because Radar's scores use them. You can hide the rest, for all properties. Launches are public.",
  },
  hide: { "pt-BR": "Esconder dos parceiros", en: "Hide from partners" },
  keys: { "pt-BR": "Esconder das chaves", en: "Hide from keys" },
  keysHint: {
    "pt-BR": "Nas oportunidades e parcerias que seus sistemas leem pela API.",
    en: "In the opportunities and partnerships that your systems read through the API.",
  },
  save: { "pt-BR": "Salvar", en: "Save" },
  saved: { "pt-BR": "Salvo: vale desde já.", en: "Saved. It applies from now on." },
  preview: { "pt-BR": "Seu imóvel, como um parceiro o vê", en: "Your property, as a partner sees it" },
  none: {
    "pt-BR": "Quando houver um imóvel ativo, ele aparece aqui como um parceiro o vê.",
    en: "Once there is an active property, it appears here as a partner sees it.",
  },
  hidden: { "pt-BR": "escondido", en: "hidden" },
  empty: { "pt-BR": "não informado", en: "not given" },
  yes: { "pt-BR": "à vista", en: "visible" },
  accepted: { "pt-BR": "à vista depois do aceite", en: "visible after acceptance" },
  type: { "pt-BR": "Tipo", en: "Type" },
  price: { "pt-BR": "Preço", en: "Price" },
  place: { "pt-BR": "Lugar", en: "Place" },
  ownerOnly: {
    "pt-BR": "Só quem é titular muda isto.",
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
