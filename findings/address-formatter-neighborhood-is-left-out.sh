#!/bin/sh
# @fragaria/address-formatter 6.7.1 (npm): a Brazilian neighborhood is a line, in the street's, above it or nowhere.
#
# It writes an address as its country does, from members named as OpenStreetMap's geocoders name them. Our guess was
# that `neighbourhood`, which its page shows, stands below the street, as Correios asks for. In Brazil it is left out
# without a word, and a city has several streets of one name. `suburb` is the line, `quarter` stands behind the number
# as if it were a complement, and `neighborhood`, spelled as in America, is above the street as an addressee would be.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @fragaria/address-formatter@6.7.1

cat >write.cjs <<'PROGRAM'
const { format } = require("@fragaria/address-formatter");

const home = {
  road: "Rua São José",
  houseNumber: "120",
  city: "São Paulo",
  state: "São Paulo",
  postcode: "04739-000",
  countryCode: "BR",
};
const written = (places) => format({ ...home, ...places }, { output: "array" }).join(" / ");
for (const name of ["suburb", "neighbourhood", "quarter", "neighborhood"])
  console.log(`${name}: ${written({ [name]: "Santo Amaro" })}`);
console.log(`both: ${written({ neighbourhood: "Jardim Santo Amaro", suburb: "Santo Amaro" })}`);
PROGRAM
seen="suburb: Rua São José 120 / Santo Amaro / São Paulo - SP / 04739-000
neighbourhood: Rua São José 120 / São Paulo - SP / 04739-000
quarter: Rua São José 120, Santo Amaro / São Paulo - SP / 04739-000
neighborhood: Santo Amaro / Rua São José 120 / São Paulo - SP / 04739-000
both: Rua São José 120 / Santo Amaro / São Paulo - SP / 04739-000"
read=$(node write.cjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "It was: $seen" >&2; exit 1; }
