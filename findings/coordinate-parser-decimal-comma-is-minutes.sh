#!/bin/sh
# coordinate-parser 1.0.7 (npm): with a decimal comma, São Paulo is at 9,198 degrees south.
#
# Brazilian sheets write coordinates as they write prices: "-23,550520 -46,633308". Our guess was that the comma is read
# like the point, or that the text is refused: of "23°33'01,9"S" the package says that it has too many numbers. What
# follows the comma becomes minutes, however many: 550,520 of them are 9,175 degrees, and nothing is said of a latitude
# beyond the pole. With two decimals the place is plausible, and 60 kilometers away.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund coordinate-parser@1.0.7

cat >read.mjs <<'PROGRAM'
import Coordinates from "coordinate-parser";

for (const place of ["-23.550520 -46.633308", "-23,550520 -46,633308", "-23.55 -46.63", "-23,55 -46,63"]) {
  const read = new Coordinates(place);
  console.log(`${place}: ${read.getLatitude().toFixed(4)} ${read.getLongitude().toFixed(4)}`);
}
PROGRAM
seen="-23.550520 -46.633308: -23.5505 -46.6333
-23,550520 -46,633308: -9198.3333 -10601.1333
-23.55 -46.63: -23.5500 -46.6300
-23,55 -46,63: -23.9167 -47.0500"
read=$(node read.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
