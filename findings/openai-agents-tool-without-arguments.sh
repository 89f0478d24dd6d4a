#!/bin/sh
# @openai/agents 0.20.0 (npm): a strict agent makes all tools strict, except those without arguments.
#
# A server's tools are made strict by `convertSchemasToStrict`, so that a model cannot send what a schema does not have.
# Our guess was that a tool without arguments is the easiest of all to make strict: nothing is required, nothing is
# optional, and it lacks only `additionalProperties: false`, which the converter adds to every other schema. Instead it
# is left as it is, is not strict, and lets any argument through. The same schema with one optional argument becomes
# strict.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @openai/agents@0.20.0

cat >convert.mjs <<'PROGRAM'
import { mcpToFunctionTool } from "@openai/agents-core";

console.error = console.warn = () => {};
const strictly = (properties) => {
  const inputSchema = { type: "object", properties };
  const { strict, parameters } = mcpToFunctionTool({ name: "look", description: "Looks.", inputSchema }, { name: "s" }, true);
  return `strict ${strict}, additionalProperties ${parameters.additionalProperties}`;
};
console.log(`one argument: ${strictly({ city: { type: "string" } })}; none: ${strictly({})}`);
PROGRAM
seen="one argument: strict true, additionalProperties false; none: strict false, additionalProperties true"
read=$(node convert.mjs 2>/dev/null)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
