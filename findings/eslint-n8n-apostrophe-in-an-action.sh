#!/bin/sh
# eslint-plugin-n8n-nodes-base 2.0.0 (npm): its correction of an operation's name replaces an apostrophe by a space.
#
# n8n's rules for packages of nodes want the action of an operation in sentence case, and `--fix` writes it so. Our
# guess was that "Set a property's status" is in sentence case already, and that a correction changes only the case of
# letters. Instead the rule finds it wrong and writes "Set a property s status"; a comma is lost in the same way.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps \
  eslint-plugin-n8n-nodes-base@2.0.0 eslint@9.29.0 @typescript-eslint/parser@8.35.0 typescript@5.8.3

cat >eslint.config.mjs <<'PROGRAM'
import parser from "@typescript-eslint/parser";
import base from "eslint-plugin-n8n-nodes-base";

export default [
  {
    files: ["*.ts"],
    languageOptions: { parser },
    plugins: { base },
    rules: { "base/node-param-operation-option-action-miscased": "error" },
  },
];
PROGRAM
cat >node.ts <<'PROGRAM'
export const operation = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  default: 'set',
  options: [
    { name: 'Set', value: 'set', action: "Set a property's status" },
    { name: 'Put', value: 'put', action: 'Create, link or update a client' },
  ],
};
PROGRAM
npx eslint --fix node.ts
seen="Set a property s status; Create link or update a client"
read=$(sed -n "s/.*action: ['\"]\(.*\)['\"] }.*/\1/p" node.ts | paste -sd ';' | sed 's/;/; /g')
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
