import type { Waits } from "../latency/waits.ts";

/** Whether trips wait. Without waits a call takes what the service and this machine take. */
export const apartness = { isOn: true };

export const trip = async (ms: number): Promise<void> => {
  if (apartness.isOn) await scheduler.wait(ms);
};

type Method = (this: unknown, ...args: unknown[]) => unknown;

const later = (method: Method, target: object, ms: number) =>
  async function waiting(...args: unknown[]): Promise<unknown> {
    await trip(ms);
    return Reflect.apply(method, target, args);
  };

/** The same object, all of whose methods but these are trips. */
const apart = <T extends object>(target: T, ms: number, here: Readonly<Record<string, Method>> = {}): T =>
  new Proxy(target, {
    get: (_, name) => {
      const own = here[name as string];
      if (own) return own;
      const method = Reflect.get(target, name) as unknown;
      return typeof method === "function" ? later(method as Method, target, ms) : method;
    },
  });

const statements = new WeakMap<object, D1PreparedStatement>();

const statementApart = (statement: D1PreparedStatement, ms: number): D1PreparedStatement => {
  const slow = apart(statement, ms, {
    bind: (...params) => statementApart(statement.bind(...params), ms),
  });
  statements.set(slow, statement);
  return slow;
};

const databaseApart = (db: D1Database, ms: number): D1Database =>
  apart(db, ms, {
    prepare: (text) => statementApart(db.prepare(text as string), ms),
    batch: async (sent) => {
      await trip(ms);
      return db.batch((sent as D1PreparedStatement[]).map((one) => statements.get(one) ?? one));
    },
  });

const objectsApart = <T extends Rpc.DurableObjectBranded | undefined>(
  objects: DurableObjectNamespace<T>,
  ms: number,
): DurableObjectNamespace<T> =>
  apart(objects, ms, {
    getByName: (name, options) =>
      apart(objects.getByName(name as string, options as DurableObjectNamespaceGetDurableObjectOptions), ms),
  });

const known = new Map<Waits, WeakMap<object, Env>>();

/** The same bindings, each call of which waits. */
export const envApart = (env: Env, waits: Waits): Env => {
  const made = known.get(waits) ?? new WeakMap<object, Env>();
  known.set(waits, made);
  const before = made.get(env);
  if (before) return before;
  const { object, d1 } = waits;
  const slow: Env = {
    ...env,
    DB: databaseApart(env.DB, d1),
    PHOTOS: apart(env.PHOTOS, object),
    FEEDS: apart(env.FEEDS, object),
    // Nobody gets these mails.
    EMAIL: apart({ send: async () => ({ messageId: "bench" }) } as unknown as SendEmail, object),
    ACCOUNT_GATE: objectsApart(env.ACCOUNT_GATE, object),
    EVENT_LOG: objectsApart(env.EVENT_LOG, object),
    MATCH_BOARD: objectsApart(env.MATCH_BOARD, object),
    CALL_LOG: objectsApart(env.CALL_LOG, object),
    PHOTO_QUEUE: apart(env.PHOTO_QUEUE, object),
    BATCH_QUEUE: apart(env.BATCH_QUEUE, object),
    FEED_QUEUE: apart(env.FEED_QUEUE, object),
    RADAR_QUEUE: apart(env.RADAR_QUEUE, object),
    WEBHOOK_QUEUE: apart(env.WEBHOOK_QUEUE, object),
  };
  made.set(env, slow);
  return slow;
};
