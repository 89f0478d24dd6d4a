#!/bin/sh
# numero-por-extenso 1.0.8 (npm): whole millions of reais lack their "de".
#
# A purchase offer and its contract also write the price in words, and round prices of homes are whole millions. Our
# guess was "um milhão de reais", as Portuguese requires and as extenso 2.1.0 (npm) writes it; nothing is between the
# million and the currency: "um milhão reais", also before cents. With thousands after the million both are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund numero-por-extenso@1.0.8 extenso@2.1.0

cat >write.cjs <<'PROGRAM'
const { porExtenso, estilo } = require("numero-por-extenso");
const extenso = require("extenso");

for (const price of [1_000_000, 2_000_000, 1_000_000.5, 1_500_000])
  console.log(porExtenso(price, estilo.monetario));
for (const price of ["1000000", "2000000", "1500000"]) console.log(extenso(price, { mode: "currency" }));
PROGRAM
seen="um milhão reais
dois milhões reais
um milhão reais e cinquenta centavos
um milhão e quinhentos mil reais
um milhão de reais
dois milhões de reais
um milhão e quinhentos mil reais"
written=$(node write.cjs)
echo "$written"
[ "$written" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
