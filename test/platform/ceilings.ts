/**
 * What Cloudflare refuses, but miniflare accepts up to higher values: the limits of D1, of Queues and of a Worker's
 * invocation (developers.cloudflare.com: d1/platform/limits, queues/platform/limits, workers/platform/limits).
 */
export const CEILINGS = {
  statementBytes: { most: 100_000, unit: "bytes", of: "a statement's text" },
  parameters: { most: 100, unit: "", of: "parameters of a statement" },
  valueBytes: { most: 2_000_000, unit: "bytes", of: "a value of a statement" },
  functionArguments: { most: 32, unit: "", of: "arguments of a function of SQL" },
  patternBytes: { most: 50, unit: "bytes", of: "a pattern of LIKE or GLOB" },
  resultBytes: { most: 50_000_000, unit: "bytes", of: "what a statement answers" },
  tripMs: { most: 30_000, unit: "ms", of: "a trip to D1, reckoned from its rows" },
  queries: { most: 1_000, unit: "", of: "statements of an invocation" },
  messageBytes: { most: 128_000, unit: "bytes", of: "a message of a queue" },
  sendBytes: { most: 256_000, unit: "bytes", of: "all messages sent at once" },
  sendMessages: { most: 100, unit: "", of: "messages sent at once" },
  delaySeconds: { most: 86_400, unit: "s", of: "a message's delay" },
} as const satisfies Record<string, { most: number; unit: string; of: string }>;

export type Ceiling = keyof typeof CEILINGS;

/** The largest accepted value for each ceiling, and what had it. */
export type Largest = Partial<Record<Ceiling, { readonly value: number; readonly what: string }>>;

export class Refused extends Error {
  override readonly name = "Refused";
}

/** Accepts what the platform would accept, and remembers the largest. */
export class Ceilings {
  readonly largest: Largest = {};
  readonly refused: string[] = [];

  /** @throws Refused if the platform would refuse */
  check(ceiling: Ceiling, value: number, what: string): void {
    const { most, unit, of } = CEILINGS[ceiling];
    if (value <= most) {
      if (value > (this.largest[ceiling]?.value ?? 0)) this.largest[ceiling] = { value, what };
      return;
    }
    const refusal = `${value} ${unit} are too much for ${of}, at most ${most}: ${what}`;
    this.refused.push(refusal);
    throw new Refused(refusal);
  }
}
