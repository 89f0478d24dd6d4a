#!/bin/sh
# capitalize-pt-br 0.6.0 (npm): Rua XV de Novembro becomes "Rua Xv de Novembro".
#
# CRMs store addresses in capitals, and a site writes them as people do. The package knows prepositions and keeps
# acronyms ("CNPJ", "QP"). Our guess was that Roman numerals stay too, since nearly every city has such a street, and
# that a block's letter is no preposition. The numeral is taken for a word, and block A for "a".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund capitalize-pt-br@0.6.0

cat >write.cjs <<'PROGRAM'
const capitalize = require("capitalize-pt-br");

const TEXTS = "ELEITO POR QP;PRAIA DO Ó;RUA XV DE NOVEMBRO;AV. D. PEDRO II;JARDIM EUROPA III;QUADRA A LOTE 5";
for (const text of TEXTS.split(";"))
  console.log(capitalize(text));
PROGRAM
seen="Eleito por QP
Praia do Ó
Rua Xv de Novembro
Av. D. Pedro Ii
Jardim Europa Iii
Quadra a Lote 5"
read=$(node write.cjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
