import { deepEqual, equal, match } from "node:assert/strict";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

/** A client that only starts programs, and the program that calls the service for it. */
export const callThroughRemote = async (
  program: string,
  { url, key, tools: count }: { url: string; key: string; tools: number },
): Promise<void> => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [
      ...[program, url, "--allow-http", "--transport", "http-only"],
      ...["--header", `Authorization:Bearer ${key}`],
    ],
    stderr: "ignore",
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
