/**
 * How assistants describe themselves, according to public reports of 2026: the address, the shape of the document, and
 * the redirect in their requests.
 */
interface RecordedClient {
  readonly redirect: string;
  readonly document: Readonly<Record<string, unknown>> & { readonly client_id: string };
}

const CODE_GRANT = { grant_types: ["authorization_code", "refresh_token"], response_types: ["code"] };

export const RECORDED: Readonly<Record<string, RecordedClient>> = {
  Claude: {
    redirect: "https://claude.ai/api/mcp/auth_callback",
    document: {
      client_id: "https://claude.ai/oauth/mcp-oauth-client-metadata",
      client_name: "Claude",
      client_uri: "https://claude.ai",
      redirect_uris: ["https://claude.ai/api/mcp/auth_callback"],
      ...CODE_GRANT,
      token_endpoint_auth_method: "none",
    },
  },
  "Claude Code": {
    redirect: "http://localhost:60351/callback",
    document: {
      client_id: "https://claude.ai/oauth/claude-code-client-metadata",
      client_name: "Claude Code",
      redirect_uris: ["http://localhost/callback", "http://127.0.0.1/callback"],
      ...CODE_GRANT,
      token_endpoint_auth_method: "none",
    },
  },
  ChatGPT: {
    redirect: "https://chatgpt.com/connector/oauth/OUbdUMlL15Ct",
    document: {
      client_id: "https://chatgpt.com/oauth/OUbdUMlL15Ct/client.json",
      client_name: "ChatGPT",
      redirect_uris: ["https://chatgpt.com/connector/oauth/OUbdUMlL15Ct"],
      jwks_uri: "https://chatgpt.com/oauth/jwks.json",
      ...CODE_GRANT,
      token_endpoint_auth_method: "private_key_jwt",
      token_endpoint_auth_methods_supported: ["none", "private_key_jwt"],
    },
  },
  "VS Code": {
    redirect: "http://127.0.0.1:33418/",
    document: {
      client_id: "https://vscode.dev/oauth/client-metadata.json",
      client_name: "Visual Studio Code",
      client_uri: "https://code.visualstudio.com",
      redirect_uris: ["http://127.0.0.1:33418/", "https://vscode.dev/redirect"],
      ...CODE_GRANT,
      token_endpoint_auth_method: "none",
    },
  },
};

/** Cursor has no client metadata document: it registers dynamically (RFC 7591); one redirect URI has its own scheme. */
export const CURSOR = {
  client_name: "Cursor",
  ...CODE_GRANT,
  token_endpoint_auth_method: "none",
  redirect_uris: [
    "cursor://anysphere.cursor-mcp/oauth/callback",
    "https://www.cursor.com/agents/mcp/oauth/callback",
    "http://localhost:8787/callback",
  ],
} as const;
