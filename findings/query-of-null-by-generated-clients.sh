#!/bin/sh
# orval 8.38.0 and swagger-typescript-api 13.13.0 (npm): a query parameter that is null is sent as the word "null".
#
# A list's last page has `nextCursor: null`, and a contract may allow null for the parameter that takes it (`type:
# ["string", "null"]`). Both generators type it so. Our guess was that null is left out of the address as undefined is:
# OpenAPI writes a query by RFC 6570, where null counts as undefined. Both write `cursor=null`, a text like any other,
# which asks for the page "null"; openapi-fetch 0.17.0 leaves it out.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  orval@8.38.0 swagger-typescript-api@13.13.0 openapi-fetch@0.17.0 esbuild@0.28.2

cat >contract.json <<'DOCUMENT'
{
  "openapi": "3.1.0",
  "info": { "title": "Stand-in", "version": "1" },
  "paths": {
    "/things": {
      "get": {
        "operationId": "listThings",
        "parameters": [{ "name": "cursor", "in": "query", "schema": { "type": ["string", "null"] } }],
        "responses": { "200": { "description": "A page", "content": { "application/json": { "schema": { "type": "object" } } } } }
      }
    }
  }
}
DOCUMENT
cat >orval.config.mjs <<'SETTINGS'
export default { things: { input: "contract.json", output: { target: "orval.ts", client: "fetch", baseUrl: "http://a.test" } } };
SETTINGS
npx orval --config orval.config.mjs >/dev/null 2>&1
npx swagger-typescript-api generate --path contract.json --output . --name other.ts --silent >/dev/null

cat >ask.ts <<'PROGRAM'
import createClient from "openapi-fetch";
import { listThings } from "./orval";
import { Api } from "./other";

let asked = "";
globalThis.fetch = async (input) => {
  asked = new URL(input instanceof Request ? input.url : input).search;
  return Response.json({});
};
const cursor: string | null = null;
await listThings({ cursor });
console.log(`orval: ${asked}`);
await new Api({ baseUrl: "http://a.test" }).things.listThings({ cursor });
console.log(`swagger-typescript-api: ${asked}`);
await createClient({ baseUrl: "http://a.test" }).GET("/things" as never, { params: { query: { cursor } } } as never);
console.log(`openapi-fetch: ${asked}`);
PROGRAM
npx esbuild ask.ts --bundle --platform=node --format=esm --outfile=ask.mjs --log-level=error
seen="orval: ?cursor=null
swagger-typescript-api: ?cursor=null
openapi-fetch: "
read=$(node ask.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
