/** The results of one kind of call. */
export interface KindTally {
  readonly times: number[];
  readonly answers: Map<string, number>;
}

const add = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** Counts the calls, the answers, and the faults. */
export class Tally {
  readonly kinds = new Map<string, KindTally>();
  /** The faults, in words without personal data, and how often each occurred. */
  readonly faults = new Map<string, number>();
  readonly refusals = new Map<string, number>();
  readonly statuses = new Map<string, number>();
  /** The service's logs above the level of information. */
  readonly logs = new Map<string, number>();
  calls = 0;
  /** Calls sent again because the service had died. */
  repeated = 0;

  /** @param code the refusal's; null if it was not one */
  answered(kind: string, status: number, code: string | null, ms: number): void {
    const own = this.#kind(kind);
    own.times.push(ms);
    this.calls += 1;
    add(own.answers, code === null ? String(status) : `${status} ${code}`);
    add(this.statuses, String(status));
    if (code !== null) add(this.refusals, `${status} ${code}`);
  }

  /** A call whose answer nobody waited for. */
  hungUp(kind: string): void {
    add(this.#kind(kind).answers, "hung up");
    this.calls += 1;
  }

  fault(kind: string, words: string): void {
    add(this.faults, `${kind}: ${words}`);
  }

  logged(line: string): void {
    add(this.logs, line);
  }

  #kind(name: string): KindTally {
    const own = this.kinds.get(name) ?? { times: [], answers: new Map() };
    this.kinds.set(name, own);
    return own;
  }
}
