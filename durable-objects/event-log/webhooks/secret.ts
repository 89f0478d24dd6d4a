const SECRET_BYTES = 32;

/** A Standard Webhooks secret: 32 random bytes in base64 behind `whsec_`. */
export const newSecret = (): string =>
  `whsec_${crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).toBase64()}`;
