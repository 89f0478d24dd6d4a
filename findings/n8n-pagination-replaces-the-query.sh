#!/bin/sh
# n8n-core 2.41.1 (npm): a node that returns all pages requests them without its filters, even the first.
#
# A declarative node of n8n sends its fields as the query of a call, and says under `pagination` what each page adds:
# `request: { qs: { cursor: ... } }`. Our guess was that this is merged into the call, as a node's fields are merged
# with its defaults. Instead it replaces the whole query: with "Return All" a list of one state is the list of all
# states, page after page, without a warning. Parameters in the address itself are kept.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts n8n-core@2.41.1 n8n-workflow@2.41.0

cat >ask.js <<'PROGRAM'
const { createServer } = require("node:http");
const { ExecuteContext, RoutingNode } = require("n8n-core");
const { createEmptyRunExecutionData, Workflow } = require("n8n-workflow");

const asked = [];
const server = createServer((request, response) => {
  asked.push(request.url);
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ nextCursor: asked.length < 2 ? "c2" : null }));
});

const pages = {
  continue: "={{ !!$response.body?.nextCursor }}",
  request: { qs: { cursor: "={{ $response.body?.nextCursor }}" } },
};
const typeOf = (url) => ({
  description: {
    displayName: "List", name: "list", group: [], version: 1, description: "", defaults: { name: "List" },
    inputs: ["main"], outputs: ["main"],
    requestDefaults: { url, method: "GET", json: true },
    properties: [
      { displayName: "State", name: "state", type: "string", default: "", routing: { send: { type: "query", property: "state" } } },
      {
        displayName: "Return All", name: "all", type: "boolean", default: false,
        routing: { send: { paginate: "={{ $value }}" }, operations: { pagination: { type: "generic", properties: pages } } },
      },
    ],
  },
});

server.listen(0, "127.0.0.1", async () => {
  const type = typeOf(`http://127.0.0.1:${server.address().port}/cities`);
  const nodeTypes = { getByName: () => type, getByNameAndVersion: () => type, getKnownTypes: () => ({}) };
  for (const all of [false, true]) {
    asked.length = 0;
    const given = { id: "1", name: "List", type: "list", typeVersion: 1, position: [0, 0], parameters: { state: "SP", all } };
    const workflow = new Workflow({ id: "w", nodes: [given], connections: {}, active: true, nodeTypes });
    const node = workflow.getNode("List");
    const input = [{ json: {} }];
    const execute = { data: { main: [input] }, node, source: null };
    const context = new ExecuteContext(
      workflow, node, { variables: {} }, "trigger", createEmptyRunExecutionData(), 0, input, { main: [input] }, execute, [],
    );
    await workflow.expression.acquireIsolate?.();
    await new RoutingNode(context, type).runNode();
    console.log(`${all ? "all pages" : "one page"}: ${asked.join(" ")}`);
  }
  process.exit();
});
PROGRAM
seen="one page: /cities?state=SP
all pages: /cities /cities?cursor=c2"
read=$(N8N_USER_FOLDER="$folder" node ask.js 2>/dev/null | grep page)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
