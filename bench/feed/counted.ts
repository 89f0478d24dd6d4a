import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Rows that D1 read and wrote for one message of a queue. */
export interface Rows {
  readonly read: number;
  readonly written: number;
}

const MARK = "rows of a message";

/** Counts the rows that a message's statements cost, in any build: builds differ in how they use their database. */
const WRAPPER = `
const rows = { read: 0, written: 0 };
const count = (result) => {
  for (const { meta } of [result].flat()) {
    rows.read += meta?.rows_read ?? 0;
    rows.written += meta?.rows_written ?? 0;
  }
  return result;
};
const raw = new WeakMap();
const wrap = (statement) => {
  const one = {
    bind: (...values) => wrap(statement.bind(...values)),
    all: async () => count(await statement.all()),
    run: async () => count(await statement.run()),
    first: (...column) => statement.first(...column),
  };
  raw.set(one, statement);
  return one;
};
const counting = (db) => ({
  prepare: (sql) => wrap(db.prepare(sql)),
  batch: async (statements) => count(await db.batch(statements.map((one) => raw.get(one)))),
});
let counted;
const envOf = (env) => (counted ??= { ...env, DB: counting(env.DB) });
export default {
  fetch: (request, env, ctx) => service.fetch(request, envOf(env), ctx),
  scheduled: (controller, env, ctx) => service.scheduled(controller, envOf(env), ctx),
  async queue(batch, env, ctx) {
    const before = { ...rows };
    try {
      return await service.queue(batch, envOf(env), ctx);
    } finally {
      const [read, written] = [rows.read - before.read, rows.written - before.written];
      console.log(JSON.stringify({ message: "${MARK}", queue: batch.queue, read, written }));
    }
  },
};
`;

/** The bundle with its queues counted. @returns its file */
export const countedBundle = (file: string): string => {
  const counted = join(dirname(file), `counted-${basename(file)}`);
  const source = readFileSync(file, "utf8");
  const exported = /export\s*\{[^}]*\b([\w$]+) as default\b/.exec(source)?.[1];
  if (exported === undefined) throw new Error(`${file} has no default export.`);
  const rest = source.replace(new RegExp(`\\b${exported.replaceAll("$", "\\$")} as default,?`), "");
  writeFileSync(counted, `${rest}\nconst service = ${exported};\n${WRAPPER}`);
  return counted;
};

/** The rows in a line of the service's log, if it names them for this queue. */
export const rowsIn = (line: string, queue: string): Rows | null => {
  if (!line.includes(MARK)) return null;
  const counted = JSON.parse(line) as Rows & { readonly queue: string };
  return counted.queue.includes(queue) ? counted : null;
};
