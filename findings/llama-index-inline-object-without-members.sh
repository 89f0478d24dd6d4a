#!/bin/sh
# llama-index-tools-mcp 0.6.0 (PyPI): the model sees an object among a tool's arguments without its members.
#
# A search for clients takes `{ "price": { "min": ..., "max": ... } }`, and the server's list of tools says so. Our
# guess was that the model gets that schema, as it does from mcp-haystack 2.1.1. The library first builds a class from
# the schema, and then a schema for the model from the class: an inline object becomes "any object", in a list too, and
# the model has to invent its members. The same object behind a `$ref` keeps them. Limits of numbers are lost as well,
# and optional members may be null for the model, whose null is sent on although the server allows none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv own
own/bin/pip --quiet --disable-pip-version-check install llama-index-tools-mcp==0.6.0 llama-index-core==0.14.25 mcp==2.3.0

cat >serve.mjs <<'PROGRAM'
import { createInterface } from "node:readline";

const range = { type: "object", properties: { max: { type: "integer" } }, required: ["max"] };
const properties = {
  price: range,
  rooms: { type: "array", items: range },
  area: { $ref: "#/$defs/range" },
  limit: { type: "integer", maximum: 50 },
};
const inputSchema = { type: "object", properties, required: ["price", "rooms", "area"], $defs: { range } };
const results = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: "things", version: "1" },
  }),
  "tools/list": () => ({ tools: [{ name: "find", description: "Finds things", inputSchema }] }),
  "tools/call": (params) => ({ content: [{ type: "text", text: JSON.stringify(params.arguments) }] }),
};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  const answer = results[method]
    ? { result: results[method](params) }
    : { error: { code: -32601, message: "Method not found" } };
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: "2.0", id, ...answer }));
}
PROGRAM
cat >read.py <<'PROGRAM'
import asyncio

from llama_index.tools.mcp import BasicMCPClient, McpToolSpec


async def main() -> None:
    client = BasicMCPClient("node", args=["serve.mjs"])
    [tool] = await McpToolSpec(client=client).to_tool_list_async()
    schema = tool.metadata.get_parameters_dict()
    shown = schema["properties"]
    print(f"price: {shown['price'].get('properties')}, {shown['price']['additionalProperties']}")
    print(f"rooms: {shown['rooms']['items'].get('properties')}")
    print(f"area: {list(schema['$defs']['range']['properties'])}")
    print(f"limit: {shown['limit']['anyOf']}")
    called = await tool.acall(price={"max": 1}, rooms=[], area={"max": 2}, limit=None)
    print(called.raw_output.content[0].text)


asyncio.run(main())
PROGRAM
seen='price: None, True
rooms: None
area: ['"'max'"']
limit: [{'"'type': 'integer'}, {'type': 'null'"'}]
{"price":{"max":1},"rooms":[],"area":{"max":2},"limit":null}'
read=$(own/bin/python -W ignore read.py)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
