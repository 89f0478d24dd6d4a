import { env, exports } from "cloudflare:workers";
import {
  type CallToolResult,
  Client,
  type ClientOptions,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { type Answer, answerOf, type Json, requestOf } from "./http.ts";

/** Protocol revisions that open with `initialize`, and the revision that does not. */
export const ERAS = ["legacy", "modern"] as const;

type Era = (typeof ERAS)[number];

interface ConnectOptions {
  readonly era?: Era;
  /** The query after `/mcp`. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly client?: ClientOptions;
  /** Replaces the service. */
  readonly serve?: (request: Request) => Promise<Response>;
  /** Receives every answer unchanged. */
  readonly onResponse?: (response: Response) => void;
}

/** An MCP client with a key, in either era. */
export const connect = async (
  key: string,
  { era = "modern", query = "", headers = {}, client: options = {}, serve, onResponse }: ConnectOptions = {},
): Promise<Client> => {
  const client = new Client(
    { name: "test", version: "1.0.0" },
    { ...options, versionNegotiation: { mode: era === "modern" ? "auto" : "legacy" } },
  );
  const transport = new StreamableHTTPClientTransport(new URL(`/mcp${query}`, env.PUBLIC_URL), {
    requestInit: { headers: { Authorization: `Bearer ${key}`, ...headers } },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const response = await (serve ? serve(request) : exports.default.fetch(request));
      onResponse?.(response.clone() as unknown as Response);
      return response;
    },
  });
  await client.connect(transport);
  return client;
};

/** A tool's result, whose text and structured content must agree. */
export interface ToolAnswer {
  readonly isError: boolean;
  readonly result: Json;
  readonly text: string;
}

export const toolAnswerOf = ({ content, structuredContent, isError }: CallToolResult): ToolAnswer => {
  const [only, ...others] = content;
  if (only?.type !== "text" || others.length > 0) throw new Error("a result is one text");
  const result: Json = structuredContent;
  if (only.text !== JSON.stringify(result)) throw new Error(`the text says otherwise: ${only.text}`);
  return { isError: isError === true, result, text: only.text };
};

/** Calls a tool with a client opened only for this call. */
export const callTool = async (
  key: string,
  name: string,
  args: Readonly<Record<string, unknown>> = {},
  options: ConnectOptions = {},
): Promise<ToolAnswer> => {
  const client = await connect(key, options);
  try {
    return toolAnswerOf((await client.callTool({ name, arguments: args })) as CallToolResult);
  } finally {
    await client.close();
  }
};

interface PostOptions {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Posts a body to the endpoint, without a client. */
export const postMcp = async (
  key: string | null,
  body: unknown,
  { query = "", headers = {} }: PostOptions = {},
): Promise<Answer> => {
  const request = requestOf("POST", `/mcp${query}`, key, { body, headers });
  return answerOf(await exports.default.fetch(request), `POST /mcp${query}`);
};

const MODERN = "2026-07-28";

/** A message of the revision without sessions, with the headers that it needs. */
export const modernMessage = (
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  { capabilities = {}, name }: { capabilities?: object; name?: string } = {},
): { body: object; headers: Record<string, string> } => ({
  body: {
    jsonrpc: "2.0",
    id: 1,
    method,
    params: {
      ...params,
      _meta: {
        "io.modelcontextprotocol/protocolVersion": MODERN,
        "io.modelcontextprotocol/clientCapabilities": capabilities,
        "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
      },
    },
  },
  headers: {
    "MCP-Protocol-Version": MODERN,
    "Mcp-Method": method,
    ...(name !== undefined && { "Mcp-Name": name }),
    Accept: "application/json, text/event-stream",
  },
});

/** A message of the revisions that begin with `initialize`. */
export const legacyMessage = (method: string, params: object = {}): object => ({
  jsonrpc: "2.0",
  id: 1,
  method,
  params,
});
