#!/bin/sh
# calendar-link 2.11.5 (npm): in Outlook, a visit takes place at the hour that the server's clock shows.
#
# A message about a visit has links that put it into a calendar. Our guess was that each link names the same moment, as
# Google's does, whatever zone the program runs in. Outlook's has the hour of the program's own zone and names no zone,
# so a visit at 14:30 in São Paulo, written by a server in UTC, is at 17:30 for whoever opens it, even if the hour is
# given with its offset or in UTC, as the package's page advises. In the browser of somebody in São Paulo it is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund calendar-link@2.11.5

cat >visit.mjs <<'PROGRAM'
import { google, office365, outlook } from "calendar-link";

for (const start of ["2026-11-06T14:30:00-03:00", "2026-11-06T17:30:00Z"]) {
  const visit = { title: "Visit", start, duration: [1, "hour"] };
  const [dates] = new URL(google(visit)).searchParams.get("dates").split("/");
  const [live, office] = [outlook(visit), office365(visit)].map((link) => new URL(link).searchParams.get("startdt"));
  console.log(process.env.TZ, dates, live, office);
}
PROGRAM
seen="UTC 20261106T173000Z 2026-11-06T17:30:00 2026-11-06T17:30:00
UTC 20261106T173000Z 2026-11-06T17:30:00 2026-11-06T17:30:00
America/Sao_Paulo 20261106T173000Z 2026-11-06T14:30:00 2026-11-06T14:30:00
America/Sao_Paulo 20261106T173000Z 2026-11-06T14:30:00 2026-11-06T14:30:00"
read=$(TZ=UTC node visit.mjs; TZ=America/Sao_Paulo node visit.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
