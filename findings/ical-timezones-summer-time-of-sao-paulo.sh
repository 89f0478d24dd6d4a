#!/bin/sh
# @touch4it/ical-timezones 1.9.0 (npm): São Paulo still has summer time, from November to February of each year.
#
# ical-generator's page names it as one of two ways to put a time zone into a calendar. Our guess was that a visit at
# 14:30 in São Paulo on 6 November 2026 is at 17:30 UTC for whoever reads the calendar by the zone it carries: Brazil
# has had no summer time since 2019. The zone goes to UTC-2 on the first Sunday of each November, so the visit is at
# 16:30 UTC, an hour early. timezones-ical-library 2.3.2, the other way, is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @touch4it/ical-timezones@1.9.0 timezones-ical-library@2.3.2 ical-generator@11.1.2 \
  ical.js@2.2.1

cat >visit.mjs <<'PROGRAM'
import timezones from "@touch4it/ical-timezones";
import ICAL from "ical.js";
import ical from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";

const ZONE = "America/Sao_Paulo";
const utcOf = (generator, start) => {
  const calendar = ical({ name: "Visits", timezone: { name: ZONE, generator } });
  calendar.createEvent({ start, timezone: ZONE, summary: "Visit" });
  const parsed = new ICAL.Component(ICAL.parse(calendar.toString()));
  for (const zone of parsed.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const { startDate } = new ICAL.Event(parsed.getFirstSubcomponent("vevent"));
  ICAL.TimezoneService.reset();
  return `${startDate.toString()} is ${startDate.toJSDate().toISOString()}`;
};
for (const start of ["2026-11-06T14:30:00", "2026-06-05T14:30:00"].map((time) => new Date(time))) {
  console.log(utcOf(timezones.getVtimezoneComponent, start));
  console.log(utcOf((zone) => tzlib_get_ical_block(zone)[0], start));
}
PROGRAM
seen="2026-11-06T14:30:00 is 2026-11-06T16:30:00.000Z
2026-11-06T14:30:00 is 2026-11-06T17:30:00.000Z
2026-06-05T14:30:00 is 2026-06-05T17:30:00.000Z
2026-06-05T14:30:00 is 2026-06-05T17:30:00.000Z"
read=$(TZ=America/Sao_Paulo node visit.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
