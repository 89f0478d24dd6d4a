import { runInDurableObject } from "cloudflare:test";

export interface ObjectUse {
  /** As the platform bills them: rows and index entries written by statements, and one for each alarm set. */
  rowsWritten: number;
  alarmsSet: number;
}

/** Counts what objects write while `work` runs, all that are awake. */
export const countingWrites = async <T>(
  stub: DurableObjectStub,
  work: () => Promise<T>,
): Promise<{ result: T; use: ObjectUse }> => {
  const use: ObjectUse = { rowsWritten: 0, alarmsSet: 0 };
  const prototypes = await runInDurableObject(stub, (_, { storage }) => ({
    sql: Object.getPrototypeOf(storage.sql) as SqlStorage,
    storage: Object.getPrototypeOf(storage) as DurableObjectStorage,
  }));
  const { exec } = prototypes.sql;
  const { setAlarm } = prototypes.storage;
  prototypes.sql.exec = function counting<R extends Record<string, SqlStorageValue>>(
    this: SqlStorage,
    ...args: Parameters<SqlStorage["exec"]>
  ) {
    const cursor = Reflect.apply(exec, this, args) as SqlStorageCursor<R>;
    use.rowsWritten += cursor.rowsWritten;
    return cursor;
  };
  prototypes.storage.setAlarm = function counting(this: DurableObjectStorage, ...args) {
    use.rowsWritten += 1;
    use.alarmsSet += 1;
    return Reflect.apply(setAlarm, this, args);
  };
  try {
    return { result: await work(), use: { ...use } };
  } finally {
    prototypes.sql.exec = exec;
    prototypes.storage.setAlarm = setAlarm;
  }
};
