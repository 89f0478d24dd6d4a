import { requestTime } from "../../src/lib/request-id.ts";
import type { CallSum, LoggedCall } from "../../src/ports/call-log.ts";

/** Beyond this number of groups, a day's calls are counted only by status and code. */
const MAX_GROUPS = 1_000;

type Mutable<T> = { -readonly [Member in keyof T]: T[Member] };

type Group = readonly [
  keyId: string,
  operation: string,
  statusClass: string,
  code: string | null,
  calls: number,
  ms: number,
  firstAt: number,
  lastAt: number,
];

const fromGroup = ([keyId, operation, statusClass, code, calls, ms, firstAt, lastAt]: Group): CallSum => ({
  keyId,
  operation,
  statusClass,
  code,
  calls,
  ms,
  firstAt,
  lastAt,
});

const toGroup = (sum: CallSum): Group => [
  ...([sum.keyId, sum.operation, sum.statusClass, sum.code] as const),
  ...([sum.calls, sum.ms, sum.firstAt, sum.lastAt] as const),
];

export const readSums = (text: string): CallSum[] => (JSON.parse(text) as Group[]).map(fromGroup);

export const statusClassOf = ({ status }: Pick<LoggedCall, "status">): string =>
  `${Math.floor(status / 100)}xx`;

/** When the call arrived. */
export const timeOf = ({ requestId }: Pick<LoggedCall, "requestId">): number => requestTime(requestId) ?? 0;

type GroupKey = Pick<CallSum, "keyId" | "operation" | "statusClass" | "code">;

const nameOf = ({ keyId, operation, statusClass, code }: GroupKey): string =>
  [keyId, operation, statusClass, code].join(" ");

/** The calls of one day, counted in groups of similar calls. */
export class DaySums {
  readonly #groups: Map<string, Mutable<CallSum>>;

  constructor(text = "[]") {
    this.#groups = new Map(readSums(text).map((sum) => [nameOf(sum), sum]));
  }

  add(call: LoggedCall): void {
    const { keyId, operation, code } = call;
    const own = { keyId, operation, statusClass: statusClassOf(call), code };
    const isCounted = this.#groups.has(nameOf(own)) || this.#groups.size < MAX_GROUPS;
    const alike = isCounted ? own : { ...own, keyId: "", operation: "" };
    const at = timeOf(call);
    const sum = this.#groups.get(nameOf(alike)) ?? { ...alike, calls: 0, ms: 0, firstAt: at, lastAt: at };
    sum.calls += 1;
    sum.ms += call.ms;
    sum.firstAt = Math.min(sum.firstAt, at);
    sum.lastAt = Math.max(sum.lastAt, at);
    this.#groups.set(nameOf(alike), sum);
  }

  get all(): CallSum[] {
    return [...this.#groups.values()];
  }

  get text(): string {
    return JSON.stringify(this.all.map(toGroup));
  }
}
