import type {
  JSONRPCNotification,
  JSONRPCRequest,
  MessageClassification,
} from "@modelcontextprotocol/server";
import type { AppContext } from "../contract/context.ts";
import { decodeUtf8 } from "../lib/json.ts";
import type { Exchange, Protocol } from "./exchange.ts";
import { type Message, ProtocolFault } from "./message.ts";
import { serverFor } from "./server.ts";

/** Revisions that `initialize` opens. The first one, the newest, is offered to clients that ask for an unknown one. */
const LEGACY_VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
const MODERN_VERSIONS = ["2026-07-28"];

/** The error of revision 2026-07-28 for headers that contradict the body. */
const HEADER_MISMATCH = -32_020;

const VERSION = "MCP-Protocol-Version";
const METHOD = "Mcp-Method";
const NAME = "Mcp-Name";

/** Methods whose `params.name` is repeated in a header. */
const METHODS_WITH_NAME = ["tools/call", "prompts/get"];

/** A value that a header cannot hold as it is comes in base64. */
const ENCODED = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/;

const decodeHeader = (header: string): string | undefined => {
  const base64 = ENCODED.exec(header)?.[1];
  if (base64 === undefined) return header;
  try {
    return decodeUtf8(Uint8Array.fromBase64(base64));
  } catch {
    return undefined;
  }
};

/** Checks that the headers are there and the name matches; the rest has been matched. @throws ProtocolFault */
const checkHeaders = (c: AppContext, { method, params }: Message): void => {
  for (const name of [VERSION, METHOD])
    if (c.req.header(name) === undefined) throw new ProtocolFault(HEADER_MISMATCH, `${name} is missing`);
  if (!METHODS_WITH_NAME.includes(method ?? "") || typeof params.name !== "string") return;
  const name = c.req.header(NAME);
  if (name === undefined || decodeHeader(name.trim()) !== params.name)
    throw new ProtocolFault(HEADER_MISMATCH, `${NAME} is not the name in the body`);
};

/** @throws ProtocolFault for a version that is not supported */
const checkVersion = (
  { ProtocolErrorCode }: Protocol,
  requested: string | undefined,
  supported: readonly string[],
): void => {
  if (requested !== undefined && supported.includes(requested)) return;
  throw new ProtocolFault(ProtocolErrorCode.UnsupportedProtocolVersion, "Unsupported protocol version", {
    data: { supported, requested },
  });
};

const runExchange = async (
  exchange: Exchange,
  message: Message,
  { classification, versions }: { classification: MessageClassification; versions: readonly string[] },
): Promise<Response> => {
  const server = serverFor(exchange, versions);
  const transport = new exchange.protocol.PerRequestHTTPServerTransport({
    classification,
    responseMode: "json",
    keepAliveMs: 0,
  });
  await server.connect(transport);
  try {
    return await transport.handleMessage(message.whole as JSONRPCRequest | JSONRPCNotification);
  } finally {
    await server.close();
  }
};

/** In these revisions errors have status 200, like any answer: only the newest one gives them their own. */
const serveLegacy = async (exchange: Exchange, message: Message): Promise<Response> => {
  const version = exchange.c.req.header(VERSION);
  if (message.method === null) return new Response(null, { status: 202 });
  if (message.method !== "initialize" && version !== undefined)
    checkVersion(exchange.protocol, version, LEGACY_VERSIONS);
  const classification = { era: "legacy" } as const;
  const response = await runExchange(exchange, message, { classification, versions: LEGACY_VERSIONS });
  return response.status === 202 ? response : new Response(response.body, { headers: response.headers });
};

/** Answers one message in its revision. @throws ProtocolFault */
export const serveMessage = async (exchange: Exchange, message: Message): Promise<Response> => {
  const { c, protocol } = exchange;
  const headers = { version: c.req.header(VERSION), method: c.req.header(METHOD) };
  const route = protocol.classifyInboundRequest({
    httpMethod: "POST",
    body: message.whole,
    ...(headers.version !== undefined && { protocolVersionHeader: headers.version }),
    ...(headers.method !== undefined && { mcpMethodHeader: headers.method }),
  });
  if (route.kind === "legacy") return serveLegacy(exchange, message);
  if (route.kind === "reject")
    throw new ProtocolFault(route.code, route.message, { status: route.httpStatus, data: route.data });
  const { classification, messageKind } = route;
  checkVersion(protocol, classification.revision, MODERN_VERSIONS);
  if (messageKind === "request") checkHeaders(c, message);
  return runExchange(exchange, message, { classification, versions: MODERN_VERSIONS });
};
