import type { Sentence } from "../../../../src/lib/language.ts";

export const NEIGHBORHOODS = {
  none: { "pt-BR": "Nenhum texto aguardando.", en: "No texts are waiting." },
  text: { "pt-BR": "Texto", en: "Text" },
  city: { "pt-BR": "Cidade", en: "City" },
  listings: { "pt-BR": "Imóveis afetados", en: "Listings affected" },
  decide: { "pt-BR": "Reconhecer", en: "Recognize" },
  known: { "pt-BR": "Código de um bairro do catálogo", en: "Code of a neighborhood in the catalog" },
  knownHint: { "pt-BR": "Exemplo: batel.", en: "For example: batel." },
  new: { "pt-BR": "Ou o nome de um bairro novo", en: "Or the name of a new one" },
  save: { "pt-BR": "Salvar", en: "Save" },
  done: {
    "pt-BR": "Reconhecido: {name}. Imóveis atualizados: {count}.",
    en: "Recognized: {name}. Listings updated: {count}.",
  },
} as const satisfies Record<string, Sentence>;
