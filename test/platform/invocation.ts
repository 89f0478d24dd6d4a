import { AsyncLocalStorage } from "node:async_hooks";
import { JOBS } from "../../src/jobs/registry.ts";
import worker, { AccountGate, EventLog, MatchBoard } from "../../src/local.ts";

/** What one invocation has used so far. */
interface Invocation {
  readonly name: string;
  queries: number;
}

/** The invocation that is being answered; undefined between calls. */
const current = new AsyncLocalStorage<Invocation>();

export const currentInvocation = (): Invocation | undefined => current.getStore();

type Handler<A extends unknown[] = unknown[]> = (this: unknown, ...args: A) => unknown;

/** Makes each outside call of a handler an invocation; the handlers that it calls belong to it. */
export const asInvocation = <A extends unknown[]>(name: string, handler: Handler<A>): Handler<A> =>
  function invoked(this: unknown, ...args) {
    const call = () => Reflect.apply(handler, this, args);
    return current.getStore() ? call() : current.run({ name, queries: 0 }, call);
  };

const countAll = (owner: object, names: readonly string[], title: string): void => {
  for (const name of names) {
    const handler = Reflect.get(owner, name) as Handler;
    Object.defineProperty(owner, name, {
      value: asInvocation(`${title}.${name}`, handler),
      configurable: true,
      writable: true,
    });
  }
};

const methodsOf = (prototype: object): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([name, { value }]) => name !== "constructor" && typeof value === "function")
    .map(([name]) => name);

/** Counts what each invocation of the Worker, its objects and its jobs uses. */
export const countInvocations = (): void => {
  countAll(worker, ["fetch", "queue", "scheduled"], "Worker");
  for (const { name, prototype } of [AccountGate, EventLog, MatchBoard])
    countAll(prototype, methodsOf(prototype), name);
  countAll(JOBS, Object.keys(JOBS), "job");
};
