/** What an assistant's token holds. */
export interface OpenedToken {
  /** The connection's key: from here on, the call is like any with a key. */
  readonly key: string;
  readonly scopes: readonly string[];
}

/** What the dashboard's Worker, which issues the tokens, offers to the API's. */
export interface TokenApiPort {
  /** Null if the token is not valid, or is for another resource. */
  validateToken(resource: string, token: string): Promise<OpenedToken | null>;
  /** The issuer's metadata, as clients read it (RFC 8414). */
  metadata(): Promise<Readonly<Record<string, unknown>>>;
}
