const WRITES = /^\s*(INSERT|UPDATE|REPLACE)\b/i;

const texts = new WeakMap<object, string>();
const originals = new WeakMap<object, D1PreparedStatement>();

/** The error is D1's own. */
const refuse = (): never => {
  throw new Error("D1_ERROR: Exceeded maximum DB size.");
};

const statement = (real: D1PreparedStatement, text: string, isFull: () => boolean): D1PreparedStatement => {
  const wrapped = new Proxy(real, {
    get: (_, name) => {
      if (name === "bind") return (...values: unknown[]) => statement(real.bind(...values), text, isFull);
      const method: unknown = Reflect.get(real, name);
      if (typeof method !== "function") return method;
      return async (...args: unknown[]) => {
        if (isFull() && WRITES.test(text)) refuse();
        return Reflect.apply(method, real, args);
      };
    },
  });
  texts.set(wrapped, text);
  originals.set(wrapped, real);
  return wrapped;
};

/** A database that, while full, answers as D1 does: it reads and deletes, and refuses other writes. */
export const fullDatabase = (real: D1Database, isFull: () => boolean): D1Database =>
  new Proxy(real, {
    get: (_, name) => {
      if (name === "prepare") return (text: string) => statement(real.prepare(text), text, isFull);
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) => {
          if (isFull() && statements.some((statement) => WRITES.test(texts.get(statement)!))) refuse();
          return real.batch(statements.map((statement) => originals.get(statement)!));
        };
      const value: unknown = Reflect.get(real, name);
      return typeof value === "function" ? value.bind(real) : value;
    },
  });
