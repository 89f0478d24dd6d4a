/** In a file of its own, so that code that needs only the limit does not load the address guard's library. */
export const MAX_URL_CHARS = 2_048;
