#!/bin/sh
# parsedatetime 2.6 (PyPI): in Portuguese, tomorrow at 14:30 is today, and a year is an hour of the evening.
#
# Brazilian Portuguese is among its languages, and it reads "em 2 dias" and "sexta-feira às 14:30". Our guess was that
# "amanhã às 14:30" is tomorrow, as in French and German, or no date. The day is dropped and the hour is kept: a visit
# is this afternoon, and the returned flag says that only a time was found. Of "15 de março de 2027" the month and the
# year are read, the year a second time as 20:27, but not the day; without "de" it is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv own
own/bin/pip --quiet --disable-pip-version-check install parsedatetime==2.6

cat >read.py <<'PROGRAM'
import datetime
import parsedatetime

NOW = datetime.datetime(2026, 11, 6, 9, 0)
texts = [
    ("fr_FR", "demain à 14:30"),
    ("de_DE", "morgen um 14:30"),
    ("pt_BR", "em 2 dias"),
    ("pt_BR", "sexta-feira às 14:30"),
    ("pt_BR", "15 março 2027"),
    ("pt_BR", "amanhã às 14:30"),
    ("pt_BR", "15 de março de 2027"),
]
for language, text in texts:
    calendar = parsedatetime.Calendar(parsedatetime.Constants(language, usePyICU=False))
    moment, kind = calendar.parseDT(text, NOW)
    print(language, text, moment.isoformat(timespec="minutes"), kind)
PROGRAM
seen="fr_FR demain à 14:30 2026-11-07T14:30 3
de_DE morgen um 14:30 2026-11-07T14:30 3
pt_BR em 2 dias 2026-11-08T09:00 1
pt_BR sexta-feira às 14:30 2026-11-13T14:30 3
pt_BR 15 março 2027 2027-03-15T09:00 1
pt_BR amanhã às 14:30 2026-11-06T14:30 2
pt_BR 15 de março de 2027 2027-03-01T20:27 3"
read=$(own/bin/python read.py)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
