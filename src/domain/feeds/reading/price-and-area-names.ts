import { purposesOf } from "../../../intake/purposes.ts";
import { fold } from "../../../lib/text.ts";
import { PRICE_KINDS } from "../formats/names.ts";
import { type Element, valueIn } from "./element.ts";

/** The name of a price for less than a month. */
export const SEASON = "seasonalprice";
const OTHER_PRICES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:condominio|condominium)\b/, "condominiumfee"],
  [/\b(?:iptu|imposto|tax)\b/, "iptu"],
  [/\b(?:temporada|season|seasonal|diaria|daily|semanal|weekly|vacation|holiday|ferias)\b/, SEASON],
  [/\b(?:seguro|caucao|fiador|taxa|fee|comissao|entrada|parcela|sinal)\b/, ""],
];

/** "Pacote com condomínio e IPTU" is not a fee. */
const ownKind = (kind: string): string =>
  /\bincl/.test(kind) ? "" : kind.replace(/\b(?:com|sem|mais) .*/, "");

/** The name of a price that says what it is for: `<Preco tipo="locacao">` is a `rentprice`. */
export const priceNamed = (element: Element, isGeneric: boolean): string => {
  const kind = fold(valueIn(element, PRICE_KINDS) ?? "");
  const own = ownKind(kind);
  const [, other] =
    OTHER_PRICES.find(([words, name]) => (isGeneric || name === SEASON) && words.test(own)) ?? [];
  if (other !== undefined) return other || `${element.name}:${kind}`;
  const purposes = purposesOf(kind);
  if (purposes.length !== 1) return element.name;
  return purposes[0] === "VENDA" ? "saleprice" : "rentprice";
};

/** The name of an area that does not say which one it is. */
export const AREA = "area";
const AREAS: readonly (readonly [RegExp, string])[] = [
  [/terreno|lote|\blot\b|land/, "areaterreno"],
  [/constru|built/, "areaconstruida"],
  [/total/, "areatotal"],
];

/** The name of an area that says which one it is: `<Area tipo="terreno">`. */
export const areaNamed = (element: Element): string => {
  const kind = fold(valueIn(element, PRICE_KINDS) ?? "");
  return AREAS.find(([words]) => words.test(kind))?.[1] ?? AREA;
};
