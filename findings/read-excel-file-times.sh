#!/bin/sh
# read-excel-file 9.3.17 (npm): three in ten of a day's minutes are read a millisecond early.
#
# A sheet of visits has a column of dates with times. Excel stores each as days since 1900, a binary fraction of some
# sixteen digits, from which a whole minute is recovered by rounding. Our guess was that every whole minute comes back
# as it was typed, as the column shows it. Instead the value is truncated: 14:30 is read as 14:29:59.999, which a
# program that shows hours and minutes shows as 14:29. The count below is of the 1,440 minutes of 6 November 2026.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund read-excel-file@9.3.17 fflate@0.8.3

cat >read.mjs <<'PROGRAM'
import { strToU8, zipSync } from "fflate";
import readSheet from "read-excel-file/node";

const MINUTES = 1_440;
const DAY = 46_332; // 6 November 2026
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const KINDS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SHEETS = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const cells = Array.from(
  { length: MINUTES },
  (_, minute) => `<row r="${minute + 1}"><c r="A${minute + 1}" s="1"><v>${DAY + minute / MINUTES}</v></c></row>`,
).join("");
const parts = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Default Extension="xml" ContentType="application/xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${SHEETS}.sheet.main+xml"/>
    <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEETS}.worksheet+xml"/>
    <Override PartName="/xl/styles.xml" ContentType="${SHEETS}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="r1" Type="${KINDS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${KINDS}"><sheets>
    <sheet name="Visitas" sheetId="1" r:id="r1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="r1" Type="${KINDS}/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="r2" Type="${KINDS}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills>
    <borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
    <cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${cells}</sheetData></worksheet>`,
};
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const file = zipSync(Object.fromEntries(Object.entries(parts).map(([at, xml]) => [at, strToU8(head + xml)])));
const [{ data }] = await readSheet(Buffer.from(file));
const early = data.filter(([read]) => read.getUTCMilliseconds() === 999).length;
const exact = data.filter(([read], minute) => read.getTime() === Date.UTC(2026, 10, 6, 0, minute)).length;
console.log(`14:30 is read as ${data[14 * 60 + 30][0].toISOString()}; exact ${exact}, a millisecond early ${early}`);
PROGRAM
seen="14:30 is read as 2026-11-06T14:29:59.999Z; exact 992, a millisecond early 448"
read=$(node read.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
