#!/bin/sh
# xlsx2csv 0.8.6 and pylightxl 1.61 (PyPI): a number whose format names its unit becomes a date, or vanishes.
#
# Sheets show "85,50 m²" or "3 dormitórios" by a format, `0.00" m²"`, and keep the bare number in the cell. Our guess
# was that both readers give 85.5 and 3, as openpyxl does: letters between quotation marks are no code of a date.
# xlsx2csv takes m, d and h for one: it writes the format with a month, a day or an hour in their place and nothing of
# the number. An area is `0.00" 03²"`, which a lenient importer reads as 0 m². With `--ignore-formats date` it is right,
# but dates are numbers then. pylightxl has hectares at noon and three bedrooms on 2 January 1900; m² are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv own
own/bin/pip --quiet --disable-pip-version-check install \
  xlsx2csv==0.8.6 pylightxl==1.61 openpyxl==3.1.5 XlsxWriter==3.2.9

cat >read.py <<'PROGRAM'
import csv
import io

import openpyxl
import pylightxl
import xlsxwriter
from xlsx2csv import Xlsx2csv

CELLS = [
    (85.5, '0.00" m²"'),
    (2.5, '0.0" hectares"'),
    (2.5, '0" ha"'),
    (3, '0" dormitórios"'),
    (2, '0" suítes"'),
    (7, '0"º andar"'),
    (850000, '"R$" #,##0.00'),
    (46332, "dd/mm/yyyy"),
]
with xlsxwriter.Workbook("homes.xlsx") as book:
    sheet = book.add_worksheet("Homes")
    for row, (number, shown) in enumerate(CELLS):
        sheet.write_number(row, 0, number, book.add_format({"num_format": shown}))


def of_xlsx2csv(**options):
    text = io.StringIO()
    Xlsx2csv("homes.xlsx", **options).convert(text)
    return [row[0] for row in csv.reader(io.StringIO(text.getvalue()))]


plain = [row[0] for row in openpyxl.load_workbook("homes.xlsx").active.iter_rows(values_only=True)]
light = [row[0] for row in pylightxl.readxl("homes.xlsx").ws("Homes").rows]
for row in zip((shown for _, shown in CELLS), plain, of_xlsx2csv(), of_xlsx2csv(ignore_formats=["date"]), light):
    print(" | ".join(map(str, row)))
PROGRAM
seen="0.00\" m²\" | 85.5 | 0.00\" 03²\" | 85.5 | 85.5
0.0\" hectares\" | 2.5 | 0.0\" 12ectares\" | 2.5 | 12:00:00
0\" ha\" | 2.5 | 0\" 12a\" | 2.5 | 12:00:00
0\" dormitórios\" | 3 | 0\" 02or01itórios\" | 3 | 1900/01/02 00:00:00
0\" suítes\" | 2 | 0\" suítes\" | 2 | 00:00:00
0\"º andar\" | 7 | 0\"º an06ar\" | 7 | 1900/01/06
\"R\$\" #,##0.00 | 850000 | 850000 | 850000 | 850000
dd/mm/yyyy | 2026-11-06 00:00:00 | 06/11/2026 | 46332 | 2026/11/06"
read=$(own/bin/python read.py)
echo "$read"
[ "$read" = "$seen" ] || { echo "It was: $seen" >&2; exit 1; }
