/** A street with the number and the rest that stand behind it; empty where there is none. */
export interface Street {
  readonly street: string;
  readonly number: string;
  readonly complement: string;
}

/** "Rua São José, 1.315 - sala 4". */
const NUMBERED =
  /^([^,]+),\s*(?:n[º°o.]{1,2} ?)?(\d{1,3}(?:\.\d{3})+[a-z]?|\d+(?:\/\d+)?\w?|s\/?n)(?![\wºª°]|\.\d)[\s,–-]*(.*)/is;
/** "Av. 7 de Setembro nº 4.500" has a comma there. */
const MARK = /,? n[º°]\.? ?(?=\d)/i;
/** "Rua nº 5, 120": its name is a number. */
const NUMBER_OF_STREET =
  /^(?:rua|r\.?|avenida|av\.?|travessa|tv\.?|alameda|al\.?|estrada|rodovia|viela|beco|passagem|via|quadra|lote)(?: projetada)? n[º°]/i;
/** "Rua 7 de Abril, 2º andar": a floor is no number. */
const FLOORED = /^([^,]+),\s*(\d+ ?(?:[ºª°]|[oa]? ?andar\b).*)/is;

/** The parts of one line, of which the number is looked for where nothing else has it. */
export const streetIn = (line: string, hasNumber: boolean): Street => {
  const floored = FLOORED.exec(line);
  const marked = NUMBER_OF_STREET.test(line) ? line : line.replace(MARK, ", ");
  const parts = floored || hasNumber ? null : NUMBERED.exec(marked);
  const [, street = line, found = "", rest = ""] = floored
    ? [floored[0], floored[1], "", floored[2]]
    : (parts ?? []);
  return { street: street.trim(), number: found, complement: rest.trim() };
};
