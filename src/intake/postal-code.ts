export const POSTAL_CODE = /^\s*\d{2}\.?\d{3}-?\d{3}\s*$/;

/** The eight digits of a postal code; undefined for any other text. */
export const postalCodeOf = (text: string): string | undefined =>
  POSTAL_CODE.test(text) ? text.replace(/\D/g, "") : undefined;
