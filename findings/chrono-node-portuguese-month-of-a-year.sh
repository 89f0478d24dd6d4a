#!/bin/sh
# chrono-node 2.10.3 (npm): in Portuguese a month with its year is not a date, alone or in a sentence.
#
# A development's page says "entrega em março de 2027", and an assistant's tool looks for dates in such texts. Our guess
# was that a month and its year are read as the month's first day, as in English ("delivery in March 2027") and Spanish.
# In Portuguese nothing is found, not even in "03/2027", which English reads; with a day before it, everything is read.
# German and French find nothing either; Italian, Dutch and Russian read it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3

cat >read.mjs <<'PROGRAM'
import { de, en, es, fr, it, nl, pt, ru } from "chrono-node";

const read = (language, text) => {
  const [found] = language.parse(text);
  if (!found) return "-";
  const { year, month, day } = Object.fromEntries(
    ["year", "month", "day"].map((part) => [part, found.start.get(part)]),
  );
  return `${year}-${month}-${day}`;
};
const monthOfAYear = [
  [en, "delivery in March 2027"],
  [en, "03/2027"],
  [es, "entrega en marzo de 2027"],
  [it, "consegna marzo 2027"],
  [nl, "oplevering maart 2027"],
  [ru, "март 2027"],
  [pt, "entrega em março de 2027"],
  [pt, "março/2027"],
  [pt, "03/2027"],
  [de, "Übergabe März 2027"],
  [fr, "livraison mars 2027"],
];
console.log(monthOfAYear.map(([language, text]) => read(language, text)).join(" "));
console.log(read(pt, "entrega em 1º de março de 2027"), read(pt, "12 março 2027"));
PROGRAM
seen="2027-3-1 2027-3-1 2027-3-1 2027-3-1 2027-3-1 2027-3-1 - - - - -
2027-3-1 2027-3-12"
read=$(node read.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
