#!/bin/sh
# brazilian-values 0.14.1 (npm): parseToNumber cannot read the reais that formatToBRL writes.
#
# A form shows a price with the one and reads back what the person left with the other, which "converts a number in
# Brazilian style". Our guess was that each price comes back. The currency sign makes it NaN, with cents or without,
# while what formatToNumber writes comes back. A price as a program sends it, which formatToBRL reads right, is ten or a
# hundred times as much to parseToNumber; a price with points, which that reads right, is a thousandth to formatToBRL.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund brazilian-values@0.14.1

cat >read.mjs <<'PROGRAM'
import { formatToBRL, formatToNumber, parseToNumber } from "brazilian-values";

const shown = (text) => text.replace(/\s/g, " ");
for (const price of [850000, 1250.5])
  for (const written of [formatToBRL(price), formatToNumber(price)])
    console.log(`${price} is written ${shown(written)} and read ${parseToNumber(written)}`);
for (const sent of ["850000.5", "850000.50", "850.000"])
  console.log(`${sent} is shown as ${shown(formatToBRL(sent))} and read ${parseToNumber(sent)}`);
PROGRAM
seen="850000 is written R\$ 850.000,00 and read NaN
850000 is written 850.000 and read 850000
1250.5 is written R\$ 1.250,50 and read NaN
1250.5 is written 1.250,5 and read 1250.5
850000.5 is shown as R\$ 850.000,50 and read 8500005
850000.50 is shown as R\$ 850.000,50 and read 85000050
850.000 is shown as R\$ 850,00 and read 850000"
read=$(node read.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
