import type { Delivered } from "../queues/index.ts";
import { app } from "./app.ts";
import { BodyMemory, readBody } from "./lib/arriving-body.ts";
import { systemClock } from "./lib/clock.ts";
import { mac, sameSecret } from "./lib/digest.ts";
import { secretsOf } from "./lib/secrets.ts";

// The platform runs crons and queue consumers wherever it has room, but it runs `fetch` near the databases. So they
// relay their work to `fetch`: docs/adr/0047-the-edge-router.md.

type Cron = Pick<ScheduledController, "cron" | "scheduledTime">;

interface Delivery {
  readonly queue: string;
  readonly messages: readonly (Pick<Message<unknown>, "id" | "body" | "attempts"> & {
    /** Milliseconds. */
    readonly timestamp: number;
  })[];
}

type Work = { readonly cron: Cron } | { readonly delivery: Delivery };

/** By message id: "done" if it is acknowledged, or the seconds until it is delivered again. */
type Outcomes = Readonly<Record<string, "done" | number>>;

interface WorkResult {
  readonly outcomes: Outcomes;
  /** Set if a job of the cron failed. */
  readonly failure?: string;
}

const ADDRESS = "https://placed/work";
const HEADER = "Relay-Signature";
const SIGNATURE_BYTES = 32;
/** A hundred messages, each of the largest size that a queue allows. */
const MAX_WORK_BYTES = 13_000_000;
/** Separate from the memory for callers' bodies: the Worker sends this work to itself. */
const WORK_MEMORY = new BodyMemory(4 * MAX_WORK_BYTES, 2 * MAX_WORK_BYTES);
const SIGNED_TEXT = "work beside the databases";

/** Shows that the sender holds this Worker's secret. */
const relaySignature = async (secret: string): Promise<string> =>
  (await mac(secret, SIGNED_TEXT, SIGNATURE_BYTES)).toHex();

const isSigned = async (request: Request, env: Env): Promise<boolean> => {
  const signature = request.headers.get(HEADER);
  if (signature === null) return false;
  const secrets = secretsOf(env, "KEY_SECRET");
  const matches = await Promise.all(
    secrets.map(async (secret) => sameSecret(signature, await relaySignature(secret))),
  );
  return matches.includes(true);
};

/**
 * @returns undefined on a 404: the answering version predates relaying, or did not accept the signature
 * @throws Error on any other failed answer
 */
const relayNearDatabases = async (work: Work, env: Env): Promise<WorkResult | undefined> => {
  const [secret = ""] = secretsOf(env, "KEY_SECRET");
  const answer = await env.SELF.fetch(ADDRESS, {
    method: "POST",
    body: JSON.stringify(work),
    headers: { [HEADER]: await relaySignature(secret) },
  });
  if (answer.ok) return answer.json();
  await answer.body?.cancel();
  if (answer.status === 404) return undefined;
  throw new Error(`Relayed work was answered with status ${answer.status}.`);
};

/** Most calls are requests, so the code for queues and crons is loaded by the first message or cron. */
const consumeBatch = async (batch: Delivered, env: Env, ctx: ExecutionContext): Promise<void> => {
  const { queue: consume } = await import("./parts/background.ts");
  return consume(batch, env, ctx);
};

const runJobs = async (cron: Cron, env: Env, ctx: ExecutionContext): Promise<void> => {
  const { scheduled: run } = await import("./parts/background.ts");
  return run(cron, env, ctx);
};

const deliver = async ({ queue, messages }: Delivery, env: Env, ctx: ExecutionContext): Promise<Outcomes> => {
  const outcomes: Record<string, "done" | number> = {};
  const recordingMessages = messages.map(({ timestamp, ...message }) => ({
    ...message,
    timestamp: new Date(timestamp),
    ack: () => {
      outcomes[message.id] = "done";
    },
    retry: ({ delaySeconds = 0 }: QueueRetryOptions = {}) => {
      outcomes[message.id] = delaySeconds;
    },
  }));
  await consumeBatch({ queue, messages: recordingMessages }, env, ctx);
  return outcomes;
};

const doWork = async (work: Work, env: Env, ctx: ExecutionContext): Promise<WorkResult> => {
  if ("delivery" in work) return { outcomes: await deliver(work.delivery, env, ctx) };
  try {
    await runJobs(work.cron, env, ctx);
    return { outcomes: {} };
  } catch (error) {
    return { outcomes: {}, failure: error instanceof AggregateError ? error.message : "A cron failed." };
  }
};

/** Answers a request, or does the work that a cron or a queue has relayed. */
const answer = async (request: Request, env: Env, ctx: ExecutionContext): Promise<Response> => {
  const isWork = request.url === ADDRESS && (await isSigned(request, env));
  if (!isWork) return app.fetch(request, env, ctx);
  const body = await readBody(request, {
    memory: WORK_MEMORY,
    owner: "",
    limit: MAX_WORK_BYTES,
    clock: systemClock,
  });
  if (typeof body === "string") throw new Error(`Relayed work could not be read: ${body}.`);
  return Response.json(await doWork(JSON.parse(new TextDecoder().decode(body)) as Work, env, ctx));
};

// Webhook messages are acknowledged first and worked on afterwards; in a relayed request that work would have only 30
// seconds. It is a call to the webhook's object, which is near the databases anyway.
const NOT_RELAYED = /^webhooks/;

const queue = async (batch: MessageBatch<unknown>, env: Env, ctx: ExecutionContext): Promise<void> => {
  if (NOT_RELAYED.test(batch.queue)) return consumeBatch(batch, env, ctx);
  const messages = batch.messages.map(({ id, body, attempts, timestamp }) => ({
    id,
    body,
    attempts,
    timestamp: timestamp.getTime(),
  }));
  const result = await relayNearDatabases({ delivery: { queue: batch.queue, messages } }, env);
  if (!result) return consumeBatch(batch, env, ctx);
  for (const message of batch.messages) {
    const outcome = result.outcomes[message.id];
    if (outcome === "done") message.ack();
    else message.retry(outcome === undefined ? {} : { delaySeconds: outcome });
  }
};

const scheduled = async (
  { cron, scheduledTime }: ScheduledController,
  env: Env,
  ctx: ExecutionContext,
): Promise<void> => {
  const result = await relayNearDatabases({ cron: { cron, scheduledTime } }, env);
  if (!result) return runJobs({ cron, scheduledTime }, env, ctx);
  if (result.failure !== undefined) throw new Error(result.failure);
};

export const handlers = { fetch: answer, queue, scheduled } satisfies ExportedHandler<Env>;
