/** The form in which two spellings of one address meet. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();
