import { env } from "cloudflare:workers";

/** A disturbance: at which call of a binding, before or after the call took effect, and how. */
export interface Fault {
  /** 1 is the first call, or the first of the selected ones; "each" is an outage. */
  readonly at: number | "each";
  /** Selects calls whose label begins like this; all if absent. */
  readonly among?: string;
  readonly when: "before" | "after";
  /**
   * "die": the process ends, and no answer follows. An error: only this call fails with it. A function: this call
   * awaits it with the call's number, and fails if it throws. "again": the call takes effect twice, unnoticed.
   */
  readonly how: "die" | "again" | Error | ((label: string) => Promise<void>);
}

export interface FaultyEnv {
  readonly env: Env;
  /** Every call made so far, such as `DB.batch` or `ACCOUNT_GATE.admit`. */
  readonly calls: readonly string[];
  /** The numbers, from 1, of calls that began while another was running. */
  readonly overlapping: ReadonlySet<number>;
  /** Makes a call, counted and disturbable, to a port that is not a binding. */
  through<T>(label: string, call: () => Promise<T>): Promise<T>;
  /** Whether the fault is the process's death. */
  readonly canDie: boolean;
  /** Resolves when the process has died; never otherwise. */
  readonly died: Promise<"died">;
  /** Resolves when the disturbed call has been reached. */
  readonly reached: Promise<void>;
}

type Call = (...args: unknown[]) => Promise<unknown>;

const never = (): Promise<never> => new Promise(() => undefined);

class Breaker {
  readonly calls: string[] = [];
  readonly overlapping = new Set<number>();
  readonly died = Promise.withResolvers<"died">();
  readonly reached = Promise.withResolvers<void>();
  readonly #fault: Fault | null;
  #selected = 0;
  #underWay = 0;
  #dead = false;

  constructor(fault: Fault | null) {
    this.#fault = fault;
  }

  async pass(label: string, call: () => Promise<unknown>): Promise<unknown> {
    if (this.#dead) return never();
    this.calls.push(label);
    if (this.#underWay > 0) this.overlapping.add(this.calls.length);
    const fault = this.#faultOf(label);
    this.#underWay += 1;
    try {
      return await this.#disturbed(label, call, fault);
    } finally {
      this.#underWay -= 1;
    }
  }

  async #disturbed(label: string, call: () => Promise<unknown>, fault: Fault | null): Promise<unknown> {
    if (fault?.when === "before") await this.#fail(fault, label);
    const result = await call();
    if (fault?.how === "again") await this.#again(call);
    else if (fault?.when === "after") await this.#fail(fault, label);
    // Work that was running when the process died takes effect, but is not answered.
    return this.#dead ? never() : result;
  }

  #faultOf(label: string): Fault | null {
    if (!this.#fault || !label.startsWith(this.#fault.among ?? "")) return null;
    this.#selected += 1;
    return this.#fault.at === "each" || this.#selected === this.#fault.at ? this.#fault : null;
  }

  async #again(call: () => Promise<unknown>): Promise<void> {
    this.reached.resolve();
    await call().catch(() => undefined);
  }

  async #fail({ how }: Fault, label: string): Promise<void> {
    this.reached.resolve();
    if (how instanceof Error) throw how;
    if (typeof how === "function") return how(label);
    this.#dead = true;
    this.died.resolve("died");
    return never();
  }
}

const bindTo = (target: object, name: string | symbol): unknown => {
  const value: unknown = Reflect.get(target, name);
  return typeof value === "function" ? value.bind(target) : value;
};

/** The target, with some methods counted and disturbable, or replaced. */
const withFaults = <T extends object>(
  target: T,
  breaker: Breaker,
  label: string,
  counted: readonly string[],
  replaced: Readonly<Record<string, unknown>> = {},
): T =>
  new Proxy(target, {
    get: (_, name) => {
      if (typeof name === "string" && name in replaced) return replaced[name];
      const method = bindTo(target, name);
      if (typeof name !== "string" || !counted.includes(name)) return method;
      return (...args: unknown[]) => breaker.pass(`${label}.${name}`, async () => (method as Call)(...args));
    },
  });

const originals = new WeakMap<object, D1PreparedStatement>();

const statement = (real: D1PreparedStatement, breaker: Breaker, label: string): D1PreparedStatement => {
  const wrapped = withFaults(real, breaker, label, ["all", "run", "first", "raw"], {
    bind: (...values: unknown[]) => statement(real.bind(...values), breaker, label),
  });
  originals.set(wrapped, real);
  return wrapped;
};

/** A database, or a session of one. */
const database = <D extends D1Database | D1DatabaseSession>(real: D, breaker: Breaker, label: string): D =>
  withFaults<D>(real, breaker, label, [], {
    prepare: (text: string) => statement(real.prepare(text), breaker, label),
    batch: (statements: D1PreparedStatement[]) =>
      breaker.pass(`${label}.batch`, () => real.batch(statements.map((wrapped) => originals.get(wrapped)!))),
    withSession: (start?: string) => database((real as D1Database).withSession(start), breaker, label),
  });

/** A stub whose methods are all calls to its object. */
const stub = (real: object, breaker: Breaker, label: string): object =>
  new Proxy(
    {},
    {
      get: (_, name) =>
        typeof name !== "string" || name === "then"
          ? undefined
          : (...args: unknown[]) =>
              breaker.pass(`${label}.${name}`, () => (Reflect.get(real, name) as Call)(...args)),
    },
  );

const namespace = (real: DurableObjectNamespace, breaker: Breaker, label: string): object =>
  withFaults(real, breaker, label, [], {
    getByName: (name: string) => stub(real.getByName(name), breaker, label),
  });

const queue = (real: object, breaker: Breaker, label: string): object =>
  withFaults(real, breaker, label, ["send", "sendBatch"]);

const mail = (real: object, breaker: Breaker, label: string): object =>
  withFaults(real, breaker, label, ["send"]);

const fetcher = (real: object, breaker: Breaker, label: string): object =>
  withFaults(real, breaker, label, ["fetch"]);

const dataset = (real: object): object => real;

const bucket = (real: object, breaker: Breaker, label: string): object =>
  withFaults(real, breaker, label, ["get", "head", "put", "delete", "list"]);

type Bindings = Omit<Env, `DB_S${number}`>;

/** Bindings that are ports, except further databases, which are all alike; the other bindings are variables. */
type PortName = {
  [Name in keyof Bindings]-?: Bindings[Name] extends string | WorkerVersionMetadata | undefined
    ? never
    : Name;
}[keyof Bindings];
type Wrapper = (real: never, breaker: Breaker, label: string) => object;

const WRAPPERS: Readonly<Record<PortName | "EXPORTS", Wrapper>> = {
  DB: database,
  PHOTOS: bucket,
  FEEDS: bucket,
  EXPORTS: bucket,
  EMAIL: mail,
  ASSETS: fetcher,
  PHOTO_QUEUE: queue,
  BATCH_QUEUE: queue,
  FEED_QUEUE: queue,
  RADAR_QUEUE: queue,
  WEBHOOK_QUEUE: queue,
  ACCOUNT_GATE: namespace,
  EVENT_LOG: namespace,
  MATCH_BOARD: namespace,
  CALL_LOG: namespace,
  ACCOUNT_MOVER: namespace,
  TOKENS: stub,
  SELF: fetcher,
  API_CALLS: dataset,
  JOBS: dataset,
  QUEUES: dataset,
  DELIVERIES: dataset,
  BOARDS: dataset,
  SHARDS: dataset,
};

const FURTHER_SHARD = /^DB_S\d+$/;

/** Bindings of the tests and their pool, which the service does not call. */
const TEST_BINDING = /^(TEST_(CATALOG|(PANEL_)?MIGRATIONS)$|SPARE_|__VITEST_POOL_WORKERS_)/;

/** A binding that cannot be disturbed must not pass for one that survives every fault. */
const wrapBinding = (name: string, value: unknown, breaker: Breaker): unknown => {
  if (typeof value === "string" || TEST_BINDING.test(name)) return value;
  if (FURTHER_SHARD.test(name)) return database(value as D1Database, breaker, name);
  if (!Object.hasOwn(WRAPPERS, name)) throw new Error(`${name} has no wrapper: its calls would never fail.`);
  return WRAPPERS[name as PortName](value as never, breaker, name);
};

/**
 * The tests' environment with each binding counted and disturbable at one call. `overrides` replace bindings or
 * variables first.
 */
export const faultyEnv = (
  fault: Fault | null,
  overrides: Partial<Record<keyof Env | "DB_S1", unknown>> = {},
): FaultyEnv => {
  const breaker = new Breaker(fault);
  const bindings: Readonly<Record<string, unknown>> = { ...env, ...overrides };
  const all = Object.entries(bindings).map(([name, value]) => [name, wrapBinding(name, value, breaker)]);
  const { calls, overlapping, died, reached } = breaker;
  return {
    env: Object.fromEntries(all) as Env,
    calls,
    overlapping,
    through: <T>(label: string, call: () => Promise<T>) => breaker.pass(label, call) as Promise<T>,
    canDie: fault?.how === "die",
    died: died.promise,
    reached: reached.promise,
  };
};
