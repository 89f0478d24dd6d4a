#!/bin/sh
# numbro 2.5.0 (npm): half a million is a million, in a price's short form.
#
# Maps and lists show prices as "R$ 850 mil" or "1,2 milhão", and `format({ average: true })` shortens a number like
# this. Our guess was "850 mil" for 850,000, as formatCurrency of the same package writes it. From 500,000 on a number
# counts in millions instead: 520,000 is "1milhões", as is 1,200,000, and with one decimal half a million; 499,999 is in
# thousands. English does the same ("1m").
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund numbro@2.5.0

cat >price.cjs <<'PROGRAM'
const numbro = require("numbro");
numbro.registerLanguage(require("numbro/dist/languages.min.js")["pt-BR"]);

for (const language of ["pt-BR", "en-US"]) {
  numbro.setLanguage(language);
  for (const price of [499_999, 520_000, 850_000, 1_200_000]) {
    const short = numbro(price);
    console.log(
      price,
      [short.format({ average: true }), short.format({ average: true, mantissa: 1 })].join(" "),
      short.formatCurrency({ average: true }),
    );
  }
}
PROGRAM
seen="499999 500mil 500,0mil R\$500mil
520000 1milhões 0,5milhões R\$520mil
850000 1milhões 0,9milhões R\$850mil
1200000 1milhões 1,2milhões R\$1milhões
499999 500k 500.0k \$500k
520000 1m 0.5m \$520k
850000 1m 0.9m \$850k
1200000 1m 1.2m \$1m"
read=$(node price.cjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
