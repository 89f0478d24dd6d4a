#!/bin/sh
# openapi-typescript-codegen 0.31.0 (npm): a schema with properties that says `additionalProperties: true` loses them all.
#
# The keyword changes nothing in a schema, since true is its default; a contract writes it for clients that would refuse
# a member of a later version. Our guess was that the type keeps its members, and at most gets an index signature as
# well. It becomes `Record<string, any>`: a program's member names are unchecked from then on, and nothing warns.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts openapi-typescript-codegen@0.31.0

contract() {
  cat <<DOCUMENT
{
  "openapi": "3.0.3",
  "info": { "title": "Stand-in", "version": "1" },
  "paths": {
    "/thing": {
      "get": {
        "operationId": "getThing",
        "responses": {
          "200": { "description": "It", "content": { "application/json": { "schema": { "\$ref": "#/components/schemas/Thing" } } } }
        }
      }
    }
  },
  "components": {
    "schemas": { "Thing": { "type": "object", "required": ["id"], "properties": { "id": { "type": "string" } }$1 } }
  }
}
DOCUMENT
}
typed() {
  contract "$1" >contract.json
  npx openapi --input contract.json --output client
  grep -v '^ *[/*]' client/models/Thing.ts | tr -s '\n ' ' '
}

seen="unsaid: export type Thing = { id: string; };
true: export type Thing = Record<string, any>;"
read=$(echo "unsaid: $(typed "" | sed 's/ *$//')"; echo "true: $(typed ', "additionalProperties": true' | sed 's/ *$//')")
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
