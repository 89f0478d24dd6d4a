import type { Waits } from "../latency/waits.ts";

/** Whether calls are delayed. Without delays, a call takes what the service and this machine take. */
export const delays = { isOn: true };

export const delay = async (ms: number): Promise<void> => {
  if (delays.isOn) await scheduler.wait(ms);
};

type Method = (this: unknown, ...args: unknown[]) => unknown;

const delayedMethod = (method: Method, target: object, ms: number) =>
  async function delayedCall(...args: unknown[]): Promise<unknown> {
    await delay(ms);
    return Reflect.apply(method, target, args);
  };

/** The same object with every method delayed, except those given. */
const withDelay = <T extends object>(target: T, ms: number, own: Readonly<Record<string, Method>> = {}): T =>
  new Proxy(target, {
    get: (_, name) => {
      const override = own[name as string];
      if (override) return override;
      const method = Reflect.get(target, name) as unknown;
      return typeof method === "function" ? delayedMethod(method as Method, target, ms) : method;
    },
  });

const statements = new WeakMap<object, D1PreparedStatement>();

const delayedStatement = (statement: D1PreparedStatement, ms: number): D1PreparedStatement => {
  const slow = withDelay(statement, ms, {
    bind: (...params) => delayedStatement(statement.bind(...params), ms),
  });
  statements.set(slow, statement);
  return slow;
};

const delayedDatabase = (db: D1Database, ms: number): D1Database =>
  withDelay(db, ms, {
    prepare: (text) => delayedStatement(db.prepare(text as string), ms),
    batch: async (sent) => {
      await delay(ms);
      return db.batch(
        (sent as D1PreparedStatement[]).map((statement) => statements.get(statement) ?? statement),
      );
    },
  });

const delayedObjects = <T extends Rpc.DurableObjectBranded | undefined>(
  objects: DurableObjectNamespace<T>,
  ms: number,
): DurableObjectNamespace<T> =>
  withDelay(objects, ms, {
    getByName: (name, options) =>
      withDelay(
        objects.getByName(name as string, options as DurableObjectNamespaceGetDurableObjectOptions),
        ms,
      ),
  });

const delayedEnvs = new Map<Waits, WeakMap<object, Env>>();

/** The same bindings with every call delayed. */
export const delayedEnv = (env: Env, waits: Waits): Env => {
  const envs = delayedEnvs.get(waits) ?? new WeakMap<object, Env>();
  delayedEnvs.set(waits, envs);
  const earlier = envs.get(env);
  if (earlier) return earlier;
  const { object, d1 } = waits;
  const slow: Env = {
    ...env,
    DB: delayedDatabase(env.DB, d1),
    PHOTOS: withDelay(env.PHOTOS, object),
    FEEDS: withDelay(env.FEEDS, object),
    // These mails are not sent.
    EMAIL: withDelay({ send: async () => ({ messageId: "bench" }) } as unknown as SendEmail, object),
    ACCOUNT_GATE: delayedObjects(env.ACCOUNT_GATE, object),
    EVENT_LOG: delayedObjects(env.EVENT_LOG, object),
    MATCH_BOARD: delayedObjects(env.MATCH_BOARD, object),
    CALL_LOG: delayedObjects(env.CALL_LOG, object),
    PHOTO_QUEUE: withDelay(env.PHOTO_QUEUE, object),
    BATCH_QUEUE: withDelay(env.BATCH_QUEUE, object),
    FEED_QUEUE: withDelay(env.FEED_QUEUE, object),
    RADAR_QUEUE: withDelay(env.RADAR_QUEUE, object),
    WEBHOOK_QUEUE: withDelay(env.WEBHOOK_QUEUE, object),
  };
  envs.set(env, slow);
  return slow;
};
