import { fold } from "../lib/text.ts";

/** A street, with the number and the complement that follow it; empty if absent. */
export interface Street {
  readonly street: string;
  readonly number: string;
  readonly complement: string;
}

/** "Rua São José, 1.315 - sala 4". */
const NUMBERED =
  /^([^,]+),\s*(?:n[º°o.]{1,2} ?)?(\d{1,3}(?:\.\d{3})+[a-z]?|\d+(?:\/\d+)?\w?|s\/?n)(?![\wºª°]|\.\d)[\s,–-]*(.*)/is;
/** "Av. 7 de Setembro nº 4.500" is read as if it had a comma before the number. */
const MARK = /,? n[º°]\.? ?(?=\d)/i;
/** "Rua nº 5, 120": its name is a number. */
const NUMBER_OF_STREET =
  /^(?:rua|r\.?|avenida|av\.?|travessa|tv\.?|alameda|al\.?|estrada|rodovia|viela|beco|passagem|via|quadra|lote)(?: projetada)? n[º°]/i;
/** "Rua 7 de Abril, 2º andar": a floor is not a number. */
const FLOORED = /^([^,]+),\s*(\d+ ?(?:[ºª°]|[oa]? ?andar\b).*)/is;

/** "Av. Ana Costa s/nº". */
const NUMBERLESS = /,? s\/n[º°o]?\.?$/i;

/**
 * The parts of one line.
 * @param number what another element or column has, or empty: another number in the line stays in the street
 */
export const streetIn = (written: string, number: string): Street => {
  const line = written.replace(NUMBERLESS, "");
  const floored = FLOORED.exec(line);
  const marked = NUMBER_OF_STREET.test(line) ? line : line.replace(MARK, ", ");
  const found = floored ? null : NUMBERED.exec(marked);
  const parts = number === "" || fold(found?.[2] ?? "") === fold(number) ? found : null;
  const [, street = line, own = "", rest = ""] = floored
    ? [floored[0], floored[1], "", floored[2]]
    : (parts ?? []);
  return { street: street.trim(), number: own, complement: rest.trim() };
};

const TYPE =
  /^(?:rua|r|avenida|av|alameda|al|travessa|tv|trav|estrada|est|rodovia|rod|praca|pca|largo|lgo|viela|beco|via) /;

/** "Rua Marechal Deodoro", where the type is written apart. "Av. Brasil" has one already. */
export const withStreetType = (type: string, street: string): string => {
  const written = fold(street);
  const before = `${fold(type)} `;
  const isWritten = `${written} `.startsWith(before) || (TYPE.test(written) && TYPE.test(before));
  return type === "" || street === "" || isWritten ? street : `${type} ${street}`;
};
