#!/bin/sh
# @brazilian-utils/brazilian-utils 2.4.0 (npm): parseCurrency reads "R$ 450 mil" as four reais and a half.
#
# Prices of homes are often written in thousands or millions. Our guess was that an amount with a word in it gives 0, as
# the empty text does, or the 450 before the word. Instead the word is dropped, and what is left counts as cents if it
# has no separator, as the documentation says of amounts; with a separator, as in "R$ 1,2 milhão", it counts as reais.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @brazilian-utils/brazilian-utils@2.4.0

cat >read.cjs <<'PROGRAM'
const { parseCurrency } = require("@brazilian-utils/brazilian-utils");

for (const price of ["R$ 450 mil", "R$ 1,2 milhão", "R$ 2 milhões", "R$ 450.000", "R$ 450.000,00"])
  console.log(`${price}: ${parseCurrency(price)}`);
PROGRAM
seen="R\$ 450 mil: 4.5
R\$ 1,2 milhão: 1.2
R\$ 2 milhões: 0.02
R\$ 450.000: 450000
R\$ 450.000,00: 450000"
read=$(node read.cjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
