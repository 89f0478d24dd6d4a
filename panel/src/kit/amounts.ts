/** 1.234.567 or 1.234,56: the point groups. */
const BRAZILIAN = /^-?(\d{1,3}(\.\d{3}){2,}|\d{1,3}(\.\d{3})*,\d{1,2}|\d{4,},\d+)$/;
/** 1,234,567 or 1,234.56: the comma groups. */
const ENGLISH = /^-?(\d{1,3}(,\d{3}){2,}|\d{1,3}(,\d{3})*\.\d{1,2})$/;
const PLAIN = /^-?\d+$/;
/** A point that groups nothing: 1234.56, 98.5. */
const DECIMAL = /^-?(\d+\.\d{1,2}|\d{4,}\.\d+)$/;

/**
 * A number as people write it in either language. What could mean two numbers ("1.234") or none stays text, which the
 * API refuses at its field.
 */
export const amountOf = (text: string): number | string | null => {
  const given = text.replace(/^R\$\s*/i, "").replaceAll(/\s/g, "");
  if (given === "") return null;
  if (PLAIN.test(given) || DECIMAL.test(given)) return Number(given);
  if (BRAZILIAN.test(given)) return Number(given.replaceAll(".", "").replace(",", "."));
  if (ENGLISH.test(given)) return Number(given.replaceAll(",", ""));
  return text;
};

/** The same number, as the field of a form shows it. */
export const amountText = (value: number | null | undefined): string =>
  value === null || value === undefined
    ? ""
    : new Intl.NumberFormat("pt-BR", { useGrouping: false }).format(value);
