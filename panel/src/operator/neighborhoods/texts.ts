import type { Sentence } from "../../../../src/lib/language.ts";

export const NEIGHBORHOODS = {
  none: { "pt-BR": "Nenhum texto espera.", en: "No texts are waiting." },
  text: { "pt-BR": "Texto", en: "Text" },
  city: { "pt-BR": "Cidade", en: "City" },
  listings: { "pt-BR": "Imóveis que seguem", en: "Listings that follow" },
  decide: { "pt-BR": "Decidir", en: "Decide" },
  known: { "pt-BR": "Código de um bairro do catálogo", en: "Code of a neighborhood of the catalogue" },
  knownHint: { "pt-BR": "Como em batel.", en: "As in batel." },
  new: { "pt-BR": "Ou o nome de um bairro novo", en: "Or the name of a new one" },
  save: { "pt-BR": "Gravar", en: "Save" },
  done: {
    "pt-BR": "Decidido: {name}. Imóveis que seguiram: {count}.",
    en: "Decided: {name}. Listings that followed: {count}.",
  },
} as const satisfies Record<string, Sentence>;
