/** One form for all spellings of an address. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** `"Ana Lima" <ana@cliente.com.br>`, as mail programs copy it. */
const WITH_NAME = /<([^<>]*)>$/;

/** The address in a text, without the text around it. */
export const bareEmail = (text: string): string => {
  const trimmed = text.trim();
  return (WITH_NAME.exec(trimmed)?.[1] ?? trimmed).trim();
};
