#!/bin/sh
# libphonenumber-js 1.13.16 (npm): with a Brazilian extension behind it, a number is no number at all.
#
# Offices write "(11) 3333-4444 ramal 12"; "ramal" is the word for an extension in Brazil. The guess was that what is
# known is read: the number, without an extension, as with any word that follows a number in its search for numbers. The
# parser knows "ext", "x", the Spanish "anexo" and the Russian "доб"; before any other word it gives up, and the number
# itself is lost, whichever set of metadata is loaded. The search of the same package finds it in the same text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16

cat >read.mjs <<'PROGRAM'
import parse, { findPhoneNumbersInText } from "libphonenumber-js/max";

const show = (number) => (number ? `${number.number}${number.ext ? `;${number.ext}` : ""}` : "-");
const behind = ["", " ext. 12", " x12", " anexo 12", " доб. 12", " ramal 12", " ramal: 12", " r. 12"];
console.log(behind.map((end) => show(parse(`(11) 3333-4444${end}`, "BR"))).join(" "));
const [found] = findPhoneNumbersInText("(11) 3333-4444 ramal 12", "BR");
console.log("found in the text:", show(found?.number));
PROGRAM
seen="+551133334444 +551133334444;12 +551133334444;12 +551133334444;12 +551133334444;12 - - -
found in the text: +551133334444"
read=$(node read.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "It was: $seen" >&2; exit 1; }
