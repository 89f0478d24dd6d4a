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
const delayed = <T extends object>(target: T, ms: number, here: Readonly<Record<string, Method>> = {}): T =>
  new Proxy(target, {
    get: (_, name) => {
      const own = here[name as string];
      if (own) return own;
      const method = Reflect.get(target, name) as unknown;
      return typeof method === "function" ? delayedMethod(method as Method, target, ms) : method;
    },
  });

const statements = new WeakMap<object, D1PreparedStatement>();

const delayedStatement = (statement: D1PreparedStatement, ms: number): D1PreparedStatement => {
  const slow = delayed(statement, ms, {
    bind: (...params) => delayedStatement(statement.bind(...params), ms),
  });
  statements.set(slow, statement);
  return slow;
};

const delayedDatabase = (db: D1Database, ms: number): D1Database =>
  delayed(db, ms, {
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
  delayed(objects, ms, {
    getByName: (name, options) =>
      delayed(
        objects.getByName(name as string, options as DurableObjectNamespaceGetDurableObjectOptions),
        ms,
      ),
  });

const known = new Map<Waits, WeakMap<object, Env>>();

/** The same bindings with every call delayed. */
export const delayedEnv = (env: Env, waits: Waits): Env => {
  const made = known.get(waits) ?? new WeakMap<object, Env>();
  known.set(waits, made);
  const before = made.get(env);
  if (before) return before;
  const { object, d1 } = waits;
  const slow: Env = {
    ...env,
    DB: delayedDatabase(env.DB, d1),
    PHOTOS: delayed(env.PHOTOS, object),
    FEEDS: delayed(env.FEEDS, object),
    // Nobody gets these mails.
    EMAIL: delayed({ send: async () => ({ messageId: "bench" }) } as unknown as SendEmail, object),
    ACCOUNT_GATE: delayedObjects(env.ACCOUNT_GATE, object),
    EVENT_LOG: delayedObjects(env.EVENT_LOG, object),
    MATCH_BOARD: delayedObjects(env.MATCH_BOARD, object),
    CALL_LOG: delayedObjects(env.CALL_LOG, object),
    PHOTO_QUEUE: delayed(env.PHOTO_QUEUE, object),
    BATCH_QUEUE: delayed(env.BATCH_QUEUE, object),
    FEED_QUEUE: delayed(env.FEED_QUEUE, object),
    RADAR_QUEUE: delayed(env.RADAR_QUEUE, object),
    WEBHOOK_QUEUE: delayed(env.WEBHOOK_QUEUE, object),
  };
  made.set(env, slow);
  return slow;
};
