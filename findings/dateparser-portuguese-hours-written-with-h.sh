#!/bin/sh
# dateparser 1.5.0 (PyPI): in Portuguese an hour written with an h becomes a duration, a day of the month or a year.
#
# A visit is agreed on as "15/12/2026 às 14h30", which is how Brazil writes hours. Our guess was that the hour is read,
# as in French ("demain à 14h30"), or that the text is not a date. It is neither: nine hours are added to the present
# one, half past two on a Saturday becomes a day in 2030, 14h on a day in December makes the year 2014, and a whole date
# with its hour falls 14 hours before now. Nothing distinguishes these from dates that were read well, while "14:30" is
# read. Spanish has the same fault; English, which has no such hours, reads them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv own
own/bin/pip --quiet --disable-pip-version-check install dateparser==1.5.0

cat >read.py <<'PROGRAM'
from datetime import datetime

from dateparser import parse

NOW = {"RELATIVE_BASE": datetime(2026, 11, 29, 10)}

for language, text in (
    ("pt", "amanhã às 9:00"),
    ("pt", "amanhã às 9h"),
    ("pt", "sábado às 14h30"),
    ("pt", "15 de dezembro às 14h"),
    ("pt", "15/12/2026 às 14:30"),
    ("pt", "15/12/2026 às 14h30"),
    ("es", "mañana a las 9h"),
    ("fr", "demain à 14h30"),
    ("en", "tomorrow at 9h"),
):
    print(f"{text}: {parse(text, languages=[language], settings=NOW):%Y-%m-%d %H:%M}")
PROGRAM
seen="amanhã às 9:00: 2026-11-30 09:00
amanhã às 9h: 2026-11-30 19:00
sábado às 14h30: 2030-11-14 00:00
15 de dezembro às 14h: 2014-12-15 00:00
15/12/2026 às 14:30: 2026-12-15 14:30
15/12/2026 às 14h30: 2026-11-28 20:00
mañana a las 9h: 2026-11-30 19:00
demain à 14h30: 2026-11-30 14:30
tomorrow at 9h: 2026-11-30 09:00"
read=$(own/bin/python -W ignore read.py)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
