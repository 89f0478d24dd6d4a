const UP = "0123456789";
const DOWN = "9876543210";
const MIN_DIGITS = 8;

/** Whether the digits only fill a field: one digit repeated, or digits counting up or down. */
export const isFiller = (digits: string): boolean =>
  digits.length >= MIN_DIGITS && (new Set(digits).size === 1 || UP.includes(digits) || DOWN.includes(digits));
