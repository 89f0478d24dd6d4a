#!/bin/sh
# typed-openapi 2.2.7 (npm): a value of an address that has `:name` of a parameter is filled in once more.
#
# A generated client fills the parameters of a path in two passes, `{ref}` first and Express's `:ref` then. Our guess was
# that the second is for paths that are written so, and that a value arrives as it was given, encoded or not. The second
# pass goes over what the first has written, host and all: the code `AP:ref` is asked for as `APAP:ref`, another object,
# with no error. Codes with a colon are common (`block:12`); one whose word is the parameter's name needs only chance.
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
[ "$read" = "$seen" ] || { echo "It was: $seen" >&2; exit 1; }
