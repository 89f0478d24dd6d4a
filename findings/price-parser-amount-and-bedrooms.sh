#!/bin/sh
# price-parser 0.5.1 (PyPI): the amount found in a listing's line is the area, or the price joined with the bedrooms.
#
# It takes price and currency out of a text, and reads "R$ 850.000" as 850000. Our guess was that a line such as "120 m²
# por R$ 850.000" gives the number beside the sign that it reports. The sign is found wherever it is, but the amount is
# the first number of the text: R$ 120. If the price comes first, the space between two numbers is taken for one of
# thousands: "R$ 850.000 3 quartos" is R$ 850.0003, less than a thousand reais, and after a comma the three bedrooms are
# its cents. A dash helps.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv own
own/bin/pip --quiet --disable-pip-version-check install price-parser==0.5.1

cat >read.py <<'PROGRAM'
from price_parser import Price

for line in (
    "R$ 850.000",
    "120 m² por R$ 850.000",
    "3 quartos, R$ 850.000",
    "R$ 850.000 3 quartos",
    "R$ 850.000, 3 quartos",
    "R$ 850.000 - 3 quartos",
):
    read = Price.fromstring(line)
    print(f"{line}: {read.currency} {read.amount}")
PROGRAM
seen="R$ 850.000: R$ 850000
120 m² por R$ 850.000: R$ 120
3 quartos, R$ 850.000: R$ 3
R$ 850.000 3 quartos: R$ 850.0003
R$ 850.000, 3 quartos: R$ 850000.3
R$ 850.000 - 3 quartos: R$ 850000"
read=$(own/bin/python read.py)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
