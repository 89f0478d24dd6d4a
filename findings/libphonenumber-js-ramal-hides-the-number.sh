#!/bin/sh
# libphonenumber-js 1.13.16 (npm): a Brazilian extension after a number makes the number unreadable.
#
# Offices write "(11) 3333-4444 ramal 12"; "ramal" is the word for an extension in Brazil. Our guess was that what is
# known is read: the number, without an extension, as happens with any word after a number when it searches a text. The
# parser knows "ext", "x", the Spanish "anexo" and the Russian "доб"; before any other word it gives up, and the number
# itself is lost, whichever metadata is loaded. The same package's search finds the number in the same text.
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
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
