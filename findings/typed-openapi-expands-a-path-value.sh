#!/bin/sh
# typed-openapi 2.2.7 (npm): a path value that contains `:name` of a parameter is expanded a second time.
#
# A generated client fills the parameters of a path in two passes, first `{ref}` and then Express's `:ref`. Our guess
# was that the second is for paths written that way, and that a value arrives as given, encoded or not. It goes over
# what the first has written, host included: the code `AP:ref` is requested as `APAP:ref`, another object, without an
# error. Codes with a colon are common (`block:12`); one that has the parameter's name is a matter of chance.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts typed-openapi@2.2.7 esbuild@0.28.2

cat >contract.json <<'DOCUMENT'
{
  "openapi": "3.0.3",
  "info": { "title": "Stand-in", "version": "1" },
  "paths": {
    "/things/{ref}": {
      "get": {
        "parameters": [{ "name": "ref", "in": "path", "required": true, "schema": { "type": "string" } }],
        "responses": { "200": { "description": "It", "content": { "application/json": { "schema": { "type": "object" } } } } }
      }
    }
  }
}
DOCUMENT
npx typed-openapi contract.json --output client.ts --runtime none >/dev/null

cat >ask.ts <<'PROGRAM'
import { createApiClient } from "./client";

const look = async (ref: string) => {
  const fetch = async ({ url }: { url: URL }) => {
    console.log(`${ref}: ${url.pathname}`);
    return Response.json({});
  };
  await createApiClient({ fetch }, "http://a.test").get("/things/{ref}", { path: { ref } });
};
await look("AP:12");
await look("AP:ref");
PROGRAM
npx esbuild ask.ts --bundle --platform=node --format=esm --outfile=ask.mjs --log-level=error
seen="AP:12: /things/AP:12
AP:ref: /things/APAP:ref"
read=$(node ask.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
