/*
 * Replaces what the library picks by platform (`alias` in wrangler.toml): a JSON Schema validator and a stub of
 * standard input. The endpoints validate their input, and this server asks a client for nothing that would have to be
 * validated.
 */

/** Named as the library imports it. */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error("The endpoints validate, not the library");
  }
}

export const process = {};
