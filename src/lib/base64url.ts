export const toBase64Url = (bytes: Uint8Array): string =>
  bytes.toBase64({ alphabet: "base64url", omitPadding: true });

/** The bytes of a text made by `toBase64Url`; undefined for any other text, even another spelling of the same bytes. */
export const fromBase64Url = (text: string): Uint8Array | undefined => {
  try {
    const bytes = Uint8Array.fromBase64(text, { alphabet: "base64url" });
    return toBase64Url(bytes) === text ? bytes : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};
