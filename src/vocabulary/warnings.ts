import type { Language, Sentence } from "../lib/language.ts";
import { labelOf } from "./labels.ts";
import type { PendingItem } from "./value-lists.ts";

const say = (pt: string, en: string): Sentence => ({ "pt-BR": pt, en });

/** Words of `result.warnings` besides the gaps of a property: what was taken and cannot be meant, or was left out. */
const WARNINGS = {
  price_implausible: say(
    "O preço foi gravado, mas parece errado: confira o ponto, a vírgula e os zeros",
    "The price was stored but looks wrong: check the point, the comma and the zeros",
  ),
  placeholder: say(
    "Não foi guardado: só preenche o campo e não é de ninguém",
    "Not stored: it only fills the field and belongs to nobody",
  ),
  service_number: say(
    "Não foi guardado: é um número de serviço, que não é de ninguém",
    "Not stored: it is a service number, which belongs to nobody",
  ),
  extension: say("Guardado sem o ramal", "Stored without the extension"),
} as const satisfies Readonly<Record<string, Sentence>>;

/** The contacts of a client that are not stored, or not as they were sent. */
export const LEAD_WARNINGS = ["placeholder", "service_number", "extension"] as const;

/** A remark on an accepted write. */
export interface Warning {
  /** As in `invalidParams`. */
  readonly name: string;
  readonly code: keyof typeof WARNINGS | PendingItem;
  /** Neighborhoods that the text may mean, if it is not certain which. */
  readonly suggestions?: readonly { readonly slug: string; readonly name: string }[];
}

/** A remark as it is answered. */
export const showWarning = <W extends Warning>({ name, code, suggestions }: W, language: Language) => ({
  name,
  code: code as W["code"],
  label: Object.hasOwn(WARNINGS, code)
    ? WARNINGS[code as keyof typeof WARNINGS][language]
    : labelOf("pendingItem", code, language),
  ...(suggestions && {
    suggestions: suggestions.map(({ slug, name: said }) => ({ neighborhoodSlug: slug, name: said })),
  }),
});
