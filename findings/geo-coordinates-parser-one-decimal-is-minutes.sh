#!/bin/sh
# geo-coordinates-parser 1.7.4 (npm): a coordinate with one decimal is read as degrees and minutes, some 85 km away.
#
# Portals that hide where a home is round its coordinates, and sheets drop zeros at the end. Our guess was that fewer
# decimals are a less exact place: "-22.9, -43.2" is Rio de Janeiro. The digit after the point is taken for minutes, so
# the home is in the hills inland; the answer calls the format DM. Three or four decimals are read as decimals; two
# decimals from 60 on, and a longitude that lost its zeros beside a whole latitude, are an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geo-coordinates-parser@1.7.4

cat >read.mjs <<'PROGRAM'
import { convert } from "geo-coordinates-parser";

const PLACES = "-22.911, -43.201; -22.9, -43.2; 22.9 S, 43.2 W; -8.05, -34.9; -22.95, -43.25; -22.9068, -43.2";
for (const place of PLACES.split("; "))
  try {
    const { decimalCoordinates, originalFormat } = convert(place);
    console.log(`${place}: ${decimalCoordinates} (${originalFormat})`);
  } catch (error) {
    console.log(`${place}: ${error.message}`);
  }
PROGRAM
seen="-22.911, -43.201: -22.911,-43.201 (DD)
-22.9, -43.2: -22.15,-43.03333 (DM)
22.9 S, 43.2 W: -22.15,-43.03333 (DM)
-8.05, -34.9: -8.08333,-34.15 (DM)
-22.95, -43.25: invalid coordinates format
-22.9068, -43.2: invalid coordinates format"
read=$(node read.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
