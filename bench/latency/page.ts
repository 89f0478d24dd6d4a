import { type Cells, markdownTable, plainTable } from "../report/table.ts";
import type { Timed } from "./calls.ts";
import { PASSING_MS, WAITS } from "./waits.ts";
import type { JobRun, Pace } from "./work.ts";

interface Table {
  readonly head: Cells;
  readonly rows: readonly Cells[];
}

/** The results that are measured and written together. */
export interface Part {
  readonly name: "calls" | "jobs";
  readonly introduction: string;
  readonly tables: readonly Table[];
  readonly missed: readonly string[];
}
const yesOrNo = (is: boolean): string => (is ? "yes" : "no");

/** A timer of a loaded machine fires this much late, and a call has up to five. */
const LATE_MS = 5;
const isFast = ({ waits, aim }: Timed): boolean => waits <= aim + LATE_MS;

const callRow = (timed: Timed): Cells => {
  const { name, p50, p95, waits, ours, platform, aim } = timed;
  return [
    name,
    ...[p50, p95, ours, waits, platform, aim].map((one) => one.toFixed(0)),
    yesOrNo(isFast(timed)),
  ];
};

/** The slowest acceptable pace of a batch at four items a second, because each begins a little late. */
const MIN_PACE = 3.8;

const CALLS = `The service runs behind its edge router here, with a wait put into each of its trips: ${WAITS.edge} ms from a caller in
São Paulo to the platform's place in the city, ${WAITS.placement} ms from there to the Worker beside the databases, ${WAITS.object} ms to an
object, a queue or a bucket, ${WAITS.d1} ms to D1. The waits are added and not measured; the trips are the real ones. *Ours* is
the same call without waits, on this machine, which others share, with its simulator of D1. *Waits* is the
difference; it may exceed the aim by ${LATE_MS} ms, because timers fire late. *Trips alone* is the wait that no call can
avoid. The message of a batch arrives wherever the platform has room, and is passed on once, in ${PASSING_MS} ms, to the
Worker beside the databases. A batch also waits for this machine: *Trips alone* is what the platform allows.`;

export const callsPart = (calls: readonly Timed[], { perSecond, expected }: Pace): Part => ({
  name: "calls",
  introduction: CALLS,
  tables: [
    {
      head: ["Call from São Paulo, ms", "p50", "p95", "Ours", "Waits", "Trips alone", "Aim", "Met"],
      rows: calls.map(callRow),
    },
    {
      head: ["Batch, items a second", "Measured", "Trips alone", "Aim", "Met"],
      rows: [
        [
          "a batch of one account",
          ...[perSecond, expected].map((one) => one.toFixed(2)),
          "4.00",
          yesOrNo(perSecond >= MIN_PACE),
        ],
      ],
    },
  ],
  missed: [
    ...calls.filter((call) => !isFast(call)).map(({ name }) => name),
    ...(perSecond < MIN_PACE ? ["batches"] : []),
  ],
});

const JOBS = `The same waits, with this many accounts that have something due in every job at once. A run ends after some 100 s, and
the next one goes on (\`docs/adr/0014-scheduled-work-in-turns.md\`). The times include this machine's own, above all that of
objects that nobody has called before: the simulator makes a file for each.`;

export const jobsPart = (jobs: readonly JobRun[], accounts: number): Part => {
  const missed = jobs.filter(({ everyMs, ms }) => ms > everyMs).map(({ job }) => job);
  const many = accounts.toLocaleString("en-US");
  const head = [`One run, seconds, ${many} accounts due`, "Took", "Interval", "Met"];
  const rows = jobs.map(({ job, everyMs, ms }) => [
    job,
    ...[ms, everyMs].map((ms) => (ms / 1_000).toFixed(1)),
    yesOrNo(ms <= everyMs),
  ]);
  return { name: "jobs", introduction: JOBS, tables: [{ head, rows }], missed };
};
const TITLES = { calls: "From São Paulo", jobs: "Jobs at a distance" } as const;
const begin = (name: Part["name"]): string => `<!-- Written by npm run bench latency -- --only ${name}. -->`;
const END = "<!-- The end of what it writes. -->";

/** For the documentation. */
export const textOf = ({ name, introduction, tables }: Part, machine: string): string =>
  [
    begin(name),
    `## ${TITLES[name]}`,
    introduction,
    `Measured on ${machine}.`,
    ...tables.map(({ head, rows }) => markdownTable(head, rows)),
    END,
  ].join("\n\n");

export const printPart = ({ tables, missed }: Part): void => {
  for (const { head, rows } of tables) console.log(`\n${plainTable(head, rows)}`);
  console.log(`\n  Aims missed: ${missed.join("; ") || "none"}.`);
};

/** The named part of the page; empty before its first run. */
const partIn = (page: string, name: Part["name"]): string => {
  const from = page.indexOf(begin(name));
  const to = page.indexOf(END, from);
  return from < 0 || to < 0 ? "" : page.slice(from, to + END.length);
};

/** Both parts of the page, for another bench to keep when it writes the rest. */
export const latencyParts = (page: string): string =>
  (["calls", "jobs"] as const)
    .map((name) => partIn(page, name))
    .filter((text) => text !== "")
    .join("\n\n");

/** The page with this part, at its end if it had none. */
export const withPart = (page: string, name: Part["name"], text: string): string => {
  const kept = partIn(page, name);
  return kept === "" ? `${page.trimEnd()}\n\n${text}\n` : page.replace(kept, () => text);
};
