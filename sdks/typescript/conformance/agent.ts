import { createInterface } from "node:readline";
import {
  ApiError,
  type AttemptInfo,
  type CallOptions,
  type Event,
  Money,
  makeTestDelivery,
  RealEstateClient,
  RealEstateError,
  type ResponseInfo,
  UnexpectedAnswerError,
  verifyWebhook,
} from "../real-estate-account.ts";
import { receive } from "./receivers.ts";

/** A task, which the vectors' runner sends as one line. */
interface Task {
  readonly id: number;
  readonly do: "make" | "env" | "call" | "all" | "stream" | "verify" | "receive" | "sign";
  readonly client: { readonly baseUrl: string; readonly apiKey: string };
  readonly resource: string;
  readonly verb: string;
  readonly path?: readonly string[];
  readonly body?: unknown;
  readonly options?: CallOptions & Readonly<Record<string, unknown>>;
  readonly isSecond?: boolean;
  readonly take?: number;
  readonly position?: string | null;
  readonly failAt?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly text: string;
  readonly now: number;
  readonly tolerance?: number;
  readonly isFailing?: boolean;
  readonly bytes?: number;
  readonly message: { readonly id: string; readonly type: string; readonly data: unknown };
}

type Method = (...args: readonly unknown[]) => unknown;

/** Converts a body's amounts, which are numbers of reais in the vectors. */
const withMoney = (value: unknown, name = ""): unknown => {
  if (typeof value === "number" && /price/i.test(name)) return Money.ofReais(value);
  if (Array.isArray(value)) return value.map((item) => withMoney(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withMoney(member, key)]));
};

const clientOf = ({ client }: Task): RealEstateClient =>
  new RealEstateClient({
    ...client,
    onRequest: (attempt) => note("request", attempt),
    onResponse,
    onRetry: (retry) => note("retry", retry),
  });

const make = (task: Task): object => {
  clientOf(task);
  return {};
};

const invoke = (task: Task, verb: string, client = clientOf(task)): unknown => {
  const resource = client[task.resource as keyof RealEstateClient] as unknown as Record<string, Method>;
  const body = task.body === undefined ? [] : [withMoney(task.body)];
  return resource[verb]!(...(task.path ?? []), ...body, task.options ?? {});
};

async function call(task: Task): Promise<unknown> {
  const client = clientOf(task);
  if (task.isSecond) await invoke(task, task.verb, client);
  return await invoke(task, task.verb, client);
}

async function all(task: Task): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const item of invoke(task, `${task.verb}All`) as AsyncIterable<unknown>) {
    items.push(item);
    if (items.length === task.take) break;
  }
  return items;
}

async function stream(task: Task): Promise<unknown> {
  const events: Event[] = [];
  let { position } = task;
  const store = {
    load: () => position,
    save: (saved: string) => {
      position = saved;
    },
  };
  const options = { untilCurrent: task.take === undefined, ...task.options, store };
  let failed = false;
  for await (const event of clientOf(task).events.stream(options)) {
    failed = events.length + 1 === task.failAt;
    if (failed) break;
    events.push(event);
    if (events.length === task.take) break;
  }
  return { events, position, failed };
}

const perform = (task: Task): unknown => {
  if (task.do === "make") return make(task);
  if (task.do === "call") return call(task);
  if (task.do === "all") return all(task);
  if (task.do === "stream") return stream(task);
  if (task.do === "env") return RealEstateClient.fromEnv() && {};
  const now = new Date(task.now * 1_000);
  if (task.do === "sign") return makeTestDelivery(task.secrets[0]!, { ...task.message, timestamp: now });
  const tolerance = task.tolerance === undefined ? {} : { toleranceSeconds: task.tolerance };
  if (task.do === "receive") return receive(task, { secret: task.secrets, now, ...tolerance });
  return verifyWebhook(task.text, task.headers, task.secrets, { now, ...tolerance });
};

const failure = (error: unknown): unknown => {
  if (!(error instanceof RealEstateError)) return { class: "Other", message: String(error) };
  const { name, message } = error;
  if (error instanceof UnexpectedAnswerError) {
    const { status, contentType } = error;
    return { class: name, message, status, contentType };
  }
  if (!(error instanceof ApiError)) return { class: name, message };
  const { status, code, title, detail, requestId, contentType, invalidParams, retryAfter, retryable } = error;
  return {
    class: name,
    message,
    status,
    code,
    title,
    detail,
    requestId,
    contentType,
    invalidParams,
    retryAfter,
    retryable,
  };
};

/** The client's report of each answer. */
let responses: unknown[] = [];
/** What the client's hooks received. */
let told: string[] = [];

const note = (hook: string, { method, path, attempt }: AttemptInfo): void => {
  told.push(`${hook} ${method} ${path} ${attempt}`);
};

const onResponse = ({ status, headers, requestId, etag, limits, ...attempt }: ResponseInfo): void => {
  const rateLimit = headers.get("RateLimit");
  responses.push({ status, requestId: requestId ?? null, etag: etag ?? null, rateLimit, limits });
  note(`response ${status}`, attempt);
};

for await (const line of createInterface({ input: process.stdin })) {
  const task = JSON.parse(line) as Task;
  responses = [];
  told = [];
  const outcome = await Promise.resolve()
    .then(() => perform(task))
    .then(
      (answer) => ({ answer }),
      (error) => ({ error: failure(error) }),
    );
  process.stdout.write(`${JSON.stringify({ id: task.id, responses, told, ...outcome })}\n`);
}
