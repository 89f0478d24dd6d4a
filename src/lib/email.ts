/** One form for all spellings of an address. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();
