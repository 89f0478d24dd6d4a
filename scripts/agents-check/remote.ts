import { deepEqual, equal, match } from "node:assert/strict";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

interface Asked {
  readonly url: string;
  readonly tools: number;
  /** Without a key, a person signs in. */
  readonly key?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Called with everything shown to the person so far. */
  readonly onOutput?: (output: string) => void;
}

/** Tries a client that can only start local programs, through one that forwards its calls to the service. */
export const callThroughRemote = async (
  program: string,
  { url, key, tools: count, env, onOutput }: Asked,
): Promise<void> => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [
      program,
      url,
      "--allow-http",
      "--transport",
      "http-only",
      ...(key === undefined ? [] : ["--header", `Authorization:Bearer ${key}`]),
    ],
    ...(env && { env: { ...env } }),
    stderr: "pipe",
  });
  let output = "";
  transport.stderr?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    onOutput?.(output);
  });
  const client = new Client({ name: "agents-check", version: "1.0.0" });
  await client.connect(transport);
  try {
    const { tools } = await client.listTools();
    equal(tools.length, count);
    const result = await client.callTool({ name: "get_me", arguments: {} });
    const [content] = result.content as { text: string }[];
    deepEqual(JSON.parse(content!.text), result.structuredContent);
    match(content!.text, /"account":\{"id":/);
  } finally {
    await client.close();
  }
};
