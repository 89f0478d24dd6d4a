#!/bin/sh
# text2num 3.1.0 (PyPI): in Portuguese, bedrooms become fourths.
#
# What a client says is transcribed, and the words for numbers are turned into digits: "oitocentos e cinquenta mil
# reais" into "850000 reais". "Quarto" means both bedroom and fourth. Our guess was that a plural after a number stays a
# word, as nobody counts fourths: "três quartos" would be "3 quartos". It is "3 4ᵒˢ", and a maid's room is a fourth too.
# English and French, where a quarter is also a fourth, keep the word.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv own
own/bin/pip --quiet --disable-pip-version-check install text2num==3.1.0

cat >read.py <<'PROGRAM'
from text_to_num import alpha2digit

for language, text in (
    ("pt", "oitocentos e cinquenta mil reais"),
    ("pt", "três quartos e duas suítes"),
    ("pt", "quarto de empregada"),
    ("pt", "três dormitórios"),
    ("en", "three quarters"),
    ("fr", "trois quarts"),
):
    print(f"{text}: {alpha2digit(text, language)}")
PROGRAM
seen="oitocentos e cinquenta mil reais: 850000 reais
três quartos e duas suítes: 3 4ᵒˢ e duas suítes
quarto de empregada: 4º de empregada
três dormitórios: 3 dormitórios
three quarters: 3 quarters
trois quarts: 3 quarts"
read=$(own/bin/python read.py)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
