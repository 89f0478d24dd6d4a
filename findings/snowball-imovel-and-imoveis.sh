#!/bin/sh
# snowballstemmer 3.1.1 (PyPI), @orama/stemmers 3.1.18 (npm): singular and plural of the trade's words have two stems.
#
# Both are Snowball's Portuguese stemmer, by which a search for "casa" finds "casas". Our guess was that "imóvel" and
# "imóveis", the commonest word of a listing, have one stem too. They do not: -el, -al and -im keep their singular
# whole, while -eis and -ais lose their end and -ins does not ("hotéis" is "hot"). -ão and -ões meet only in long words,
# where the whole ending goes: "negociação" with "negociações", but not "locação" with "locações". "Garagem" and
# "garagens" differ too. A search needs its own pairs, or looks for similar words, beside the stems.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv own
own/bin/pip --quiet --disable-pip-version-check install snowballstemmer==3.1.1
npm init --yes >npm.log
npm install --silent --no-audit --no-fund @orama/stemmers@3.1.18 >>npm.log

words="casa casas imóvel imóveis aluguel aluguéis quintal quintais hotel hotéis jardim jardins garagem garagens locação locações negociação negociações"
cat >stems.py <<'PROGRAM'
import sys
from snowballstemmer import stemmer

stem = stemmer("portuguese").stemWord
print(" ".join(stem(word) for word in sys.argv[1:]))
PROGRAM
cat >stems.mjs <<'PROGRAM'
import { stemmer } from "@orama/stemmers/portuguese";

console.log(process.argv.slice(2).map(stemmer).join(" "));
PROGRAM
seen="cas cas imóvel imóv aluguel alug quintal quint hotel hot jardim jardins garag garagens locaçã locaçõ negoc negoc"
# shellcheck disable=SC2086
for stems in "$(own/bin/python stems.py $words)" "$(node stems.mjs $words)"; do
  echo "$stems"
  [ "$stems" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
done
