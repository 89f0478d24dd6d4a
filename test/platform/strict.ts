import { env } from "cloudflare:workers";
import { Ceilings } from "./ceilings.ts";
import { countInvocations, currentInvocation } from "./invocation.ts";
import { bytesOf, maxArguments, patternBytes } from "./sql-text.ts";

/** Milliseconds that D1 needs for a row read and for a row written, index entries included. */
const READ_MS = 0.002;
const WRITTEN_MS = 0.02;

const SHOWN_CHARS = 120;

/** The ceilings for everything that this runtime has run. */
export const ceilings = new Ceilings();

type Method = (this: unknown, ...args: never[]) => unknown;

/** Replaces a method by one made from the original. */
const replace = <M extends Method>(prototype: object, name: string, by: (original: M) => M): void => {
  Reflect.set(prototype, name, by(Reflect.get(prototype, name) as M));
};

const texts = new WeakMap<object, string>();

const shortened = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, SHOWN_CHARS);

const countQueries = (count: number): void => {
  const invocation = currentInvocation();
  if (!invocation) return;
  invocation.queries += count;
  ceilings.check("queries", invocation.queries, invocation.name);
};

/** Results with fewer rows cannot reach the ceiling, so they need not be measured. */
const MANY_ROWS = 500;

const checkResults = (results: unknown, what: string): void => {
  for (const result of [results].flat() as (D1Result | null)[])
    if ((result?.results?.length ?? 0) > MANY_ROWS)
      ceilings.check("resultBytes", bytesOf(JSON.stringify(result!.results)), what);
};

const checkTrip = (results: unknown, what: string): void => {
  const ms = [results].flat().reduce<number>((sum, result) => {
    const { rows_read = 0, rows_written = 0 } = (result as D1Result | null)?.meta ?? {};
    return sum + rows_read * READ_MS + rows_written * WRITTEN_MS;
  }, 0);
  ceilings.check("tripMs", Math.round(ms), what);
  checkResults(results, what);
};

const checkText = (text: string): void => {
  const what = shortened(text);
  ceilings.check("statementBytes", bytesOf(text), what);
  ceilings.check("functionArguments", maxArguments(text), what);
};

const checkValues = (text: string, values: readonly unknown[]): void => {
  const what = shortened(text);
  ceilings.check("parameters", values.length, what);
  for (const value of values) ceilings.check("valueBytes", bytesOf(value), what);
  for (const bytes of patternBytes(text, values)) ceilings.check("patternBytes", bytes, what);
};

const refuseInD1 = (): void => {
  const database = Object.getPrototypeOf(env.DB) as object;
  const statement = Object.getPrototypeOf(env.DB.prepare("SELECT 1")) as object;
  replace<D1Database["prepare"]>(
    database,
    "prepare",
    (prepare) =>
      function prepareStrictly(this: unknown, text) {
        checkText(text);
        const prepared = Reflect.apply(prepare, this, [text]);
        texts.set(prepared, text);
        return prepared;
      },
  );
  replace<D1PreparedStatement["bind"]>(
    statement,
    "bind",
    (bind) =>
      function bindStrictly(this: D1PreparedStatement, ...values) {
        const text = texts.get(this) ?? "";
        checkValues(text, values);
        const bound = Reflect.apply(bind, this, values);
        texts.set(bound, text);
        return bound;
      },
  );
  replace<D1Database["batch"]>(
    database,
    "batch",
    (batch) =>
      async function batchStrictly(this: unknown, statements: D1PreparedStatement[]) {
        countQueries(statements.length);
        const results = await Reflect.apply(batch, this, [statements]);
        checkTrip(results, shortened(texts.get(statements[0]!) ?? ""));
        return results;
      } as D1Database["batch"],
  );
  for (const name of ["all", "run", "first", "raw"])
    replace<Method>(
      statement,
      name,
      (send) =>
        async function sendStrictly(this: unknown, ...args) {
          countQueries(1);
          const result = await Reflect.apply(send, this, args);
          checkTrip(result, shortened(texts.get(this as object) ?? ""));
          return result;
        },
    );
};

const bytesOfMessage = (body: unknown): number => bytesOf(JSON.stringify(body));

const checkDelay = (options: QueueSendOptions | undefined): void =>
  ceilings.check("delaySeconds", options?.delaySeconds ?? 0, "delay");

const refuseInQueues = (): void => {
  const queue = Object.getPrototypeOf(env.RADAR_QUEUE) as object;
  replace<Queue["send"]>(
    queue,
    "send",
    (send) =>
      async function sendStrictly(this: unknown, body, options) {
        ceilings.check("messageBytes", bytesOfMessage(body), "send");
        checkDelay(options);
        return Reflect.apply(send, this, [body, options]);
      },
  );
  replace<Queue["sendBatch"]>(
    queue,
    "sendBatch",
    (sendBatch) =>
      async function sendBatchStrictly(this: unknown, messages, options) {
        const sent = [...messages];
        const bytes = sent.map(({ body }) => bytesOfMessage(body));
        ceilings.check("sendMessages", sent.length, "sendBatch");
        for (const size of bytes) ceilings.check("messageBytes", size, "sendBatch");
        ceilings.check(
          "sendBytes",
          bytes.reduce((sum, one) => sum + one, 0),
          "sendBatch",
        );
        for (const message of sent) checkDelay(message);
        checkDelay(options);
        return Reflect.apply(sendBatch, this, [sent, options]);
      },
  );
};

/** Makes the tests' platform refuse what Cloudflare refuses. */
export const refuseAsThePlatform = (): void => {
  refuseInD1();
  refuseInQueues();
  countInvocations();
};
