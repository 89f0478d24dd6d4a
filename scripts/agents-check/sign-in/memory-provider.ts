import type { OAuthClientProvider } from "@modelcontextprotocol/client";

export type Metadata = OAuthClientProvider["clientMetadata"];

export interface Assistant {
  readonly metadata: Metadata;
  readonly redirect: string;
  /** For clients that identify themselves by a document. */
  readonly address?: string;
}

/** What the SDK needs from a program: storing a few values, and sending a person to an address. */
export class MemoryProvider implements OAuthClientProvider {
  readonly redirectUrl: string;
  readonly clientMetadata: Metadata;
  readonly clientMetadataUrl?: string;
  asked: URL | undefined;
  #client: never | undefined;
  #tokens: never | undefined;
  #discovered: never | undefined;
  #verifier = "";

  constructor({ metadata, redirect, address }: Assistant) {
    this.clientMetadata = metadata;
    this.redirectUrl = redirect;
    if (address !== undefined) this.clientMetadataUrl = address;
  }

  state = (): string => "a-state";
  clientInformation = () => this.#client;
  saveClientInformation = (client: unknown): void => {
    this.#client = client as never;
  };
  tokens = () => this.#tokens;
  saveTokens = (tokens: unknown): void => {
    this.#tokens = tokens as never;
  };
  redirectToAuthorization = (url: URL): void => {
    this.asked = url;
  };
  saveCodeVerifier = (verifier: string): void => {
    this.#verifier = verifier;
  };
  codeVerifier = (): string => this.#verifier;
  saveDiscoveryState = (state: unknown): void => {
    this.#discovered = state as never;
  };
  discoveryState = () => this.#discovered;
  invalidateCredentials = (): void => {
    this.#tokens = undefined;
  };
}
