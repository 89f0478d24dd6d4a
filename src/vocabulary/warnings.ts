import { type Language, ptEn, type Sentence } from "../lib/language.ts";
import { labelOf } from "./labels.ts";
import type { LeadPendingItem, PendingItem } from "./value-lists.ts";

/** Codes of `result.warnings` besides the gaps of an object: implausible, left out, or removed. */
const WARNINGS = {
  price_implausible: ptEn(
    "O preço foi gravado, mas parece errado: confira o ponto, a vírgula e os zeros",
    "The price was stored but looks wrong: check the point, the comma and the zeros",
  ),
  ref_encoding: ptEn(
    "Este código parece codificado duas vezes ou com + no lugar do espaço; o provável é {value}. Codifique uma vez só, com %20 no lugar do espaço",
    "This code looks encoded twice, or with + for a space; the likely one is {value}. Encode it only once, with %20 for a space",
  ),
  gallery_emptied: ptEn(
    "As fotos do imóvel foram removidas, porque a requisição trouxe uma lista vazia",
    "The photos of the property were removed, because the request had an empty list",
  ),
  placeholder: ptEn(
    "Não foi gravado: é fictício e não é de ninguém",
    "Not stored: it is a placeholder and belongs to nobody",
  ),
  service_number: ptEn(
    "Não foi gravado: é um número de serviço, que não é de ninguém",
    "Not stored: it is a service number, which belongs to nobody",
  ),
  extension: ptEn("Guardado sem o ramal", "Stored without the extension"),
  by_postal_code: ptEn(
    "O bairro foi definido pelo CEP: {value}",
    "The neighborhood was set by the postal code: {value}",
  ),
} as const satisfies Readonly<Record<string, Sentence>>;

/** The contacts of a client that are not stored, or not as they were sent. */
export const CONTACT_WARNINGS = ["placeholder", "service_number", "extension"] as const;

/** A remark on an accepted write. */
export interface Warning {
  /** As in `invalidParams`. */
  readonly name: string;
  readonly code: keyof typeof WARNINGS | PendingItem | LeadPendingItem;
  /** The code that the one sent looks like, if an object has it. */
  readonly existingRef?: string;
  /** What the words name: what was written, or the likely code. */
  readonly value?: string;
  /** Neighborhoods that the text may mean, if it is not certain which. */
  readonly suggestions?: readonly { readonly slug: string; readonly name: string }[];
}

/** A remark as it is answered; a property and a client call some gaps by one code, and by different words. */
export const showWarning = <W extends Warning>(
  { name, code, value, existingRef, suggestions }: W,
  gaps: "pendingItem" | "leadPendingItem",
  language: Language,
) => ({
  name,
  code: code as W["code"],
  label: Object.hasOwn(WARNINGS, code)
    ? WARNINGS[code as keyof typeof WARNINGS][language].replace("{value}", () => value ?? "")
    : labelOf(gaps, code, language),
  ...(existingRef !== undefined && { existingRef }),
  ...(suggestions && {
    suggestions: suggestions.map(({ slug, name: said }) => ({ neighborhoodSlug: slug, name: said })),
  }),
});
