/** In characters. Apart from the guard of addresses, whose library no limit needs. */
export const MAX_URL_CHARS = 2_048;
