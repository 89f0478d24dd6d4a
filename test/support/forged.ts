/** A key, a cursor or another signed text with its last character changed: well-formed but forged. */
export const forged = (signed: string): string => signed.slice(0, -1) + (signed.endsWith("0") ? "1" : "0");
