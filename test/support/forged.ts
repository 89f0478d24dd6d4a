/** A key, a cursor or another signed text with its last character changed: of the right form, made by nobody. */
export const forged = (signed: string): string => signed.slice(0, -1) + (signed.endsWith("0") ? "1" : "0");
