import { plainDigits } from "./figures.ts";

export const POSTAL_CODE = /^\s*\d{2}\.?\d{3}-?\d{3}\s*$/;

/** Eight zeros mean that nobody knows it. */
const UNKNOWN = "00000000";

/** The eight digits of a postal code; undefined for any other text. */
export const postalCodeOf = (text: string): string | undefined => {
  const written = plainDigits(text);
  const digits = POSTAL_CODE.test(written) ? written.replace(/\D/g, "") : UNKNOWN;
  return digits === UNKNOWN ? undefined : digits;
};
