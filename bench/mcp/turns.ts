import { randomUUID } from "node:crypto";
import { listing } from "../calls/cases.ts";
import { type Connection, wireOf } from "../load/connection.ts";
import type { Load } from "../load/drive.ts";
import type { Account } from "../stage/accounts.ts";

/** The same work through the tools and through the API. */
export interface Pair {
  readonly name: string;
  readonly tools: Load["turn"];
  readonly api: Load["turn"];
}

const ROWS = 20;
const REVISION = "2026-07-28";

/** A call of the API. @returns the answer's body */
type Ask = (
  connection: Connection,
  method: string,
  path: string,
  body?: object,
  key?: string,
) => Promise<string>;

const asker =
  (base: URL, { key }: Account): Ask =>
  (connection, method, path, body, once) => {
    const headers = {
      Authorization: `Bearer ${key}`,
      ...(body && { "Content-Type": "application/json" }),
      ...(once && { "Idempotency-Key": once }),
    };
    const wire = wireOf(new URL(path, base), method, headers, body && JSON.stringify(body));
    return connection.send({ wire, status: [200, 201] });
  };

interface ToolAnswer {
  readonly result: {
    readonly isError?: true;
    readonly structuredContent: { readonly confirmation?: string };
  };
}

/** A call of a tool, as a client without sessions sends it. */
const toolCaller =
  (base: URL, { key }: Account) =>
  async (connection: Connection, name: string, given: object) => {
    const headers = {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      "MCP-Protocol-Version": REVISION,
      "Mcp-Method": "tools/call",
      "Mcp-Name": name,
    };
    const _meta = {
      "io.modelcontextprotocol/protocolVersion": REVISION,
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const params = { name, arguments: given, _meta };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    const wire = wireOf(new URL("/mcp", base), "POST", headers, body);
    const { result } = JSON.parse(await connection.send({ wire, status: 200 })) as ToolAnswer;
    if (result.isError) throw new Error(`${name}: ${JSON.stringify(result.structuredContent)}`);
    return result.structuredContent;
  };

let written = 0;
/** A different price with each write. */
const nextListing = (): object => {
  written += 1;
  return JSON.parse(listing(500_000 + written)) as object;
};

/** Each connection's own property, so that none waits. */
const refOf = (lane: number): string => `LANE-${lane}`;

/** Agents' most frequent work: identify themselves, list, and change what a person has confirmed. */
export const pairsFor = (base: URL, account: Account): readonly Pair[] => {
  const ask = asker(base, account);
  const call = toolCaller(base, account);
  return [
    {
      name: "get_me",
      tools: (connection) => call(connection, "get_me", {}),
      api: (connection) => ask(connection, "GET", "/v1/me"),
    },
    {
      name: `list_properties, ${ROWS} rows`,
      tools: (connection) => call(connection, "list_properties", { limit: ROWS }),
      api: (connection) => ask(connection, "GET", `/v1/properties?limit=${ROWS}`),
    },
    {
      name: "put_property_by_ref, previewed and confirmed",
      tools: async (connection, lane) => {
        const given = { ref: refOf(lane), ...nextListing() };
        const { confirmation } = await call(connection, "put_property_by_ref", given);
        await call(connection, "put_property_by_ref", { ...given, confirmation });
      },
      api: async (connection, lane) => {
        const path = `/v1/properties/by-ref/${refOf(lane)}`;
        const body = nextListing();
        await ask(connection, "PUT", `${path}?dryRun=true`, body);
        await ask(connection, "PUT", path, body, randomUUID());
      },
    },
  ];
};
