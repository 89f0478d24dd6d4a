import { type Cells, markdownTable } from "../report/table.ts";
import type { Timed } from "./calls.ts";
import { WAITS, waitsAt } from "./waits.ts";
import type { JobRun, Pace } from "./work.ts";

export interface Latency {
  readonly calls: readonly Timed[];
  readonly paces: readonly Pace[];
  readonly jobs: readonly JobRun[];
  readonly accounts: number;
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
const met = (is: boolean): string => (is ? "yes" : "no");

const callRow = (timed: Timed): Cells => {
  const { name, p50, p95, waits, ours, platform, aim } = timed;
  return [name, ...[p50, p95, ours, waits, platform, aim].map((one) => one.toFixed(0)), met(isFast(timed))];
};

/** A timer's waits are a little longer than asked for. */
const isFast = ({ waits, aim }: Timed): boolean => waits <= aim;

const LEAST_PACE = 3.95;

/** How far the report keeps its aims. */
export const missesOf = ({ calls, paces, jobs }: Latency): string[] => [
  ...calls.filter((one) => !isFast(one)).map(({ name }) => name),
  ...paces.filter(({ perSecond }) => perSecond < LEAST_PACE).map(({ place }) => `batches, work ${place}`),
  ...jobs.flatMap(({ job, everyMs, ms }) =>
    Object.entries(ms)
      .filter(([, took]) => took > everyMs)
      .map(([place]) => `${job}, work ${place}`),
  ),
];

export const tablesOf = ({ calls, paces, jobs, accounts }: Latency) => ({
  calls: {
    head: ["Call from São Paulo, ms", "p50", "p95", "Ours", "Waits", "Trips alone", "Aim", "Met"],
    rows: calls.map(callRow),
  },
  paces: {
    head: ["Batch, items a second", "Measured", "Trips alone", "Aim", "Met"],
    rows: paces.map(({ place, perSecond, reckoned }) => [
      `work ${place}: ${waitsAt(place).d1} ms a trip`,
      ...[perSecond, reckoned].map((one) => one.toFixed(2)),
      "4.0",
      met(perSecond >= LEAST_PACE),
    ]),
  },
  jobs: {
    head: [
      `One run of a job, seconds, ${accounts.toLocaleString("en-US")} accounts due`,
      "Beside",
      "Anywhere",
      "Interval",
      "Met",
    ],
    rows: jobs.map(({ job, everyMs, ms }) => [
      job,
      ...[ms.beside, ms.anywhere, everyMs].map(seconds),
      met(Math.max(ms.beside, ms.anywhere) <= everyMs),
    ]),
  },
});

const BEGIN = "<!-- Written by npm run bench latency. -->";
const END = "<!-- The end of what it writes. -->";

const introduction = `## From São Paulo

The service runs here with a wait put into each of its trips: ${WAITS.edge} ms from a caller to the platform's place in the city,
${WAITS.placement} ms from there to the Worker beside the databases, ${WAITS.object} ms to an object, a queue or a bucket, ${WAITS.d1} ms to D1. The waits
are added and not measured, the trips are the real ones. *Ours* is the same call without waits, on this machine, which others
share, with its simulator of D1; *Waits* is the difference, which the aim is for; *Trips alone* is what a call cannot do
without. Queues and crons may run anywhere, where a trip takes ${waitsAt("anywhere").d1} ms.
A job's run ends after 100 s at the latest, and the next one goes on (\`docs/adr/0014-scheduled-work-in-turns.md\`).`;

/** The tables for the documentation. */
export const latencyText = (latency: Latency, machine: string): string => {
  const { calls, paces, jobs } = tablesOf(latency);
  return [
    BEGIN,
    introduction,
    `Measured on ${machine}.`,
    ...[calls, paces, jobs].map(({ head, rows }) => markdownTable(head, rows)),
    END,
  ].join("\n\n");
};

/** That part of the page, which another bench keeps; empty before the first run. */
export const keptLatency = (page: string): string => {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  return begin < 0 || end < begin ? "" : page.slice(begin, end + END.length);
};

/** The page with this part, at its end if it had none. */
export const withLatency = (page: string, text: string): string => {
  const kept = keptLatency(page);
  return kept === "" ? `${page.trimEnd()}\n\n${text}\n` : page.replace(kept, () => text);
};
