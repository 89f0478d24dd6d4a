#!/bin/sh
# date-holidays 3.37.0 (npm): a national holiday of Brazil is missing in the states that observed it first.
#
# Response times are counted in working days of the office's state, so the library is asked with that state. Our guess
# was that a state has all national holidays and its own. The 20th of November is national since December 2023, and the
# state's older rule for the day, which ends there, replaces the national one instead of standing beside it: with "SP",
# "RJ", "AM" or "MT" the day is a working day from 2024 on, and the year has one holiday fewer than the country. In
# states that never had a rule of their own, and without a state, it is a holiday.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . date-holidays@3.37.0

cat >read.mjs <<'PROGRAM'
import Holidays from "date-holidays";

for (const state of [undefined, "SP", "RJ", "AM", "MT", "ES"]) {
  const days = [2023, 2026].map((year) => {
    const known = new Holidays("BR", state).getHolidays(year).filter(({ type }) => type === "public");
    return `${year} ${known.some(({ date }) => date.startsWith(`${year}-11-20`)) ? "a holiday" : "none"}`;
  });
  console.log(`${state ?? "Brazil"}: ${days.join(", ")}`);
}
PROGRAM
seen="Brazil: 2023 none, 2026 a holiday
SP: 2023 a holiday, 2026 none
RJ: 2023 a holiday, 2026 none
AM: 2023 a holiday, 2026 none
MT: 2023 a holiday, 2026 none
ES: 2023 none, 2026 a holiday"
read=$(node read.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
