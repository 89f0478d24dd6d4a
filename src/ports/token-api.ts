/** What an assistant's token holds. */
export interface OpenedToken {
  /** Of its connection: from here on the call is as any with a key. */
  readonly key: string;
  readonly scopes: readonly string[];
}

/** What the API's Worker sees of the dashboard's, which issues the tokens. */
export interface TokenApiPort {
  /** Null for a token that is none, or not one for this resource. */
  validateToken(resource: string, token: string): Promise<OpenedToken | null>;
  /** Of the issuer, as clients read it (RFC 8414). */
  metadata(): Promise<Readonly<Record<string, unknown>>>;
}
