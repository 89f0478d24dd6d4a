import { moveClock } from "./time.ts";

const originals = new WeakMap<object, D1PreparedStatement>();

const statement = (real: D1PreparedStatement, pass: () => void): D1PreparedStatement => {
  const wrapped = new Proxy(real, {
    get: (_, name) => {
      if (name === "bind") return (...values: unknown[]) => statement(real.bind(...values), pass);
      const method: unknown = Reflect.get(real, name);
      if (typeof method !== "function") return method;
      return async (...args: unknown[]) => {
        pass();
        return Reflect.apply(method, real, args);
      };
    },
  });
  originals.set(wrapped, real);
  return wrapped;
};

/** A database each of whose trips takes this long on the stopped clock. */
export const slowDatabase = (real: D1Database, waitMs: () => number): D1Database => {
  const pass = () => moveClock(waitMs());
  return new Proxy(real, {
    get: (_, name) => {
      if (name === "prepare") return (text: string) => statement(real.prepare(text), pass);
      if (name === "batch")
        return (statements: D1PreparedStatement[]) => {
          pass();
          return real.batch(statements.map((statement) => originals.get(statement)!));
        };
      const value: unknown = Reflect.get(real, name);
      return typeof value === "function" ? value.bind(real) : value;
    },
  });
};
