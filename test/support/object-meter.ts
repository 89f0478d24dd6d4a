import { runInDurableObject } from "cloudflare:test";

interface ObjectUse {
  /** Rows as the platform bills them: rows and index entries that statements write, and one for each alarm. */
  rowsWritten: number;
  alarmsSet: number;
}

/** Counts only these objects' writes while `work` runs: other objects may still be working for earlier tests. */
export const countingWrites = async <T>(
  stubs: readonly DurableObjectStub[],
  work: () => Promise<T>,
): Promise<{ result: T; use: ObjectUse }> => {
  const use: ObjectUse = { rowsWritten: 0, alarmsSet: 0 };
  const own = await Promise.all(stubs.map((stub) => runInDurableObject(stub, (_, { storage }) => storage)));
  const prototypes = {
    sql: Object.getPrototypeOf(own[0]!.sql) as SqlStorage,
    storage: Object.getPrototypeOf(own[0]) as DurableObjectStorage,
  };
  const { exec } = prototypes.sql;
  const { setAlarm } = prototypes.storage;
  prototypes.sql.exec = function counting<R extends Record<string, SqlStorageValue>>(
    this: SqlStorage,
    ...args: Parameters<SqlStorage["exec"]>
  ) {
    const cursor = Reflect.apply(exec, this, args) as SqlStorageCursor<R>;
    if (own.some(({ sql }) => sql === this)) use.rowsWritten += cursor.rowsWritten;
    return cursor;
  };
  prototypes.storage.setAlarm = function counting(this: DurableObjectStorage, ...args) {
    if (own.includes(this)) {
      use.rowsWritten += 1;
      use.alarmsSet += 1;
    }
    return Reflect.apply(setAlarm, this, args);
  };
  try {
    return { result: await work(), use: { ...use } };
  } finally {
    prototypes.sql.exec = exec;
    prototypes.storage.setAlarm = setAlarm;
  }
};
