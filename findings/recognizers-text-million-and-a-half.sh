#!/bin/sh
# @microsoft/recognizers-text-suite 1.3.1 (npm): in Portuguese, a million and a half is half a million.
#
# Clients tell an assistant in words what they can pay, and the recognizer finds sums in Portuguese: "850 mil reais" and
# "1,2 milhão de reais" are read well. Our guess was that "um milhão e meio de reais", as people say of a house, is
# 1,500,000, or at worst 1,000,000. The half multiplies the million instead of being added to it: the sum is 500,000,
# for two and a half million 1,000,000, and "meio milhão" is 0.000002. Nothing marks them as doubtful. Spanish and
# French do the same, and English has the same half million.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @microsoft/recognizers-text-suite@1.3.1

cat >read.cjs <<'PROGRAM'
const { recognizeCurrency } = require("@microsoft/recognizers-text-suite");

for (const [culture, text] of [
  ["pt-br", "850 mil reais"],
  ["pt-br", "1,2 milhão de reais"],
  ["pt-br", "um milhão e meio de reais"],
  ["pt-br", "dois milhões e meio de reais"],
  ["pt-br", "meio milhão de reais"],
  ["en-us", "half a million dollars"],
  ["es-es", "un millón y medio de euros"],
])
  for (const { resolution } of recognizeCurrency(text, culture))
    console.log(`${text}: ${resolution.value} ${resolution.unit}`);
PROGRAM
seen="850 mil reais: 850000 Real brasileiro
1,2 milhão de reais: 1200000 Real brasileiro
um milhão e meio de reais: 500000 Real brasileiro
dois milhões e meio de reais: 1000000 Real brasileiro
meio milhão de reais: 2E-06 Real brasileiro
half a million dollars: 2E-06 Dollar
un millón y medio de euros: 500000 Euro"
read=$(node read.cjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
