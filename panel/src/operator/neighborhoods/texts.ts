import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const NEIGHBORHOODS = {
  none: ptEn("Nenhum nome de bairro aguardando.", "No neighborhood names are waiting."),
  text: ptEn("Texto", "Text"),
  city: ptEn("Cidade", "City"),
  listings: ptEn("Imóveis afetados", "Affected listings"),
  decide: ptEn("Reconhecer", "Recognize"),
  known: ptEn("Código de um bairro do catálogo", "Code of a neighborhood in the catalog"),
  knownHint: ptEn("Exemplo: batel.", "For example: batel."),
  new: ptEn("Ou o nome de um bairro novo", "Or the name of a new one"),
  save: ptEn("Salvar", "Save"),
  done: ptEn(
    "Reconhecido: {name}. Imóveis atualizados: {count}.",
    "Recognized: {name}. Listings updated: {count}.",
  ),
} as const satisfies Record<string, Sentence>;
