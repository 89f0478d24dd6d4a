import type { Move } from "../../src/domain/moves/move.ts";
import { ascending, quantile } from "../load/statistics.ts";
import { plainTable } from "../report/table.ts";
import type { Traffic } from "./traffic.ts";
import type { Walk } from "./walk.ts";

const MAX_SHOWN = 20;

export interface Moved {
  readonly moves: readonly Move[];
  readonly rows: number;
  /** The state of the move at each death. */
  readonly killed: readonly string[];
  readonly faults: readonly string[];
  /** The service's log lines above the level of information. */
  readonly logs: ReadonlyMap<string, number>;
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** When the account was open in its new database. */
const openedAt = ({ frozenAt, frozenMs }: Move): number => (frozenAt ?? 0) + (frozenMs ?? 0);

const crossing = (walks: readonly Walk[], moves: readonly Move[]): number =>
  walks.filter(({ beganAt, endedAt }) =>
    moves.map(openedAt).some((at) => beganAt < at && at < (endedAt ?? 0)),
  ).length;

const rowOf = (move: Move): string[] => [
  move.fromShard,
  move.toShard,
  move.state,
  ms(openedAt(move) - move.startedAt),
  ms(move.frozenMs ?? 0),
];

const timesOf = (states: readonly string[]): string =>
  [...Map.groupBy(states, (state) => state)].map(([state, own]) => `${own.length} ${state}`).join(", ");

export const report = ({ client, known, events, walks, pace }: Traffic, moved: Moved): void => {
  const { moves, killed, faults } = moved;
  const times = ascending(client.times);
  const failed = [...client.failures.values()].reduce((sum, count) => sum + count, 0);
  const writes = known.written.length + known.patched.size + known.deleted.size + known.accepted.length;
  const rows: [string, string][] = [
    ["calls", `${times.length}`],
    ["a second", pace.toFixed(1)],
    ["failed", `${failed}`],
    ["median", ms(quantile(times, 0.5))],
    ["p99", ms(quantile(times, 0.99))],
    ["slowest", ms(times.at(-1) ?? 0)],
    ["rows of the account", `${moved.rows}`],
    ["writes, each under a key", `${writes}`],
    ["walks", `${walks.length}`],
    ["of them across a flip", `${crossing(walks, moves)}`],
    ["events", `${events.count}`],
  ];
  if (killed.length > 0)
    rows.push(["kill -9", `${killed.length}: ${timesOf(killed)}`], ["repeated calls", `${client.repeated}`]);
  console.log(plainTable(["while the account moves", ""], rows));
  console.log(plainTable(["from", "to", "ended as", "opened there after", "closed"], moves.map(rowOf)));
  for (const [line, count] of moved.logs) console.log(`  logged ${count} x ${line}`);
  for (const [words, count] of client.failures) console.log(`  failed ${count} x ${words}`);
  for (const fault of faults.slice(0, MAX_SHOWN)) console.log(`  ${fault}`);
  if (faults.length > MAX_SHOWN) console.log(`  and ${faults.length - MAX_SHOWN} more`);
};
