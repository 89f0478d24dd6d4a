import { createHmac, randomBytes } from "node:crypto";
import type { Event, StreamOptions } from "../../typescript/real-estate-account.ts";
import type { Context } from "./context.ts";
import { EXIT, type ExitCode, Stop } from "./stop.ts";
import { TEXTS } from "./texts.ts";

export interface StreamArguments {
  readonly types?: string | undefined;
  readonly since?: string | undefined;
  readonly poll?: string | undefined;
  readonly "until-current"?: boolean | undefined;
}

const POLL_SECONDS = 2;
const DELIVERY_MS = 10_000;

const dateOf = (since: string | undefined): string => {
  const date = since === undefined ? new Date() : new Date(since);
  if (Number.isNaN(date.getTime()))
    throw new Stop(EXIT.usage, TEXTS.malformed, { option: "--since", value: since });
  return date.toISOString();
};

const pollOf = (poll: string | undefined): number => {
  const seconds = Number(poll ?? POLL_SECONDS);
  if (!(seconds > 0)) throw new Stop(EXIT.usage, TEXTS.malformed, { option: "--poll", value: poll });
  return seconds * 1_000;
};

/** Options of a stream that begins now by default, and keeps its position in memory. */
const optionsOf = (asked: StreamArguments): StreamOptions => {
  let position = "";
  const store = {
    load: () => position,
    save: (saved: string) => {
      position = saved;
    },
  };
  return {
    store,
    since: dateOf(asked.since),
    pollMs: pollOf(asked.poll),
    untilCurrent: asked["until-current"] ?? false,
    ...(asked.types && { types: asked.types.split(",").map((type) => type.trim()) }),
  };
};

export async function tailEvents(ctx: Context, asked: StreamArguments): Promise<ExitCode> {
  const options = optionsOf(asked);
  for await (const event of ctx.client().events.stream(options)) {
    const { id, createdAt, type, data } = event;
    ctx.result(`${createdAt}  ${type}  ${id}  ${JSON.stringify(data)}`, event);
  }
  return EXIT.done;
}

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|[\w.-]+\.localhost)$/i;

const localUrl = (text: string | undefined): string => {
  const isUrl = text !== undefined && URL.canParse(text);
  const url = isUrl ? new URL(text) : undefined;
  if (url?.protocol !== "http:" || !LOCAL.test(url.hostname)) throw new Stop(EXIT.usage, TEXTS.notLocal);
  return url.href;
};

const SECRET = /^whsec_[A-Za-z0-9+/]{4,}=*$/;

/** The secret from the option or the environment; undefined without one. */
const givenSecret = (secret: string | undefined): string | undefined => {
  const option = secret === undefined ? "WEBHOOK_SECRET" : "--secret";
  const known = secret ?? process.env.WEBHOOK_SECRET;
  if (known === undefined || known === "") return undefined;
  if (!SECRET.test(known)) throw new Stop(EXIT.usage, TEXTS.malformed, { option, value: "..." });
  return known;
};

/** Signs as the service does: the content has the event's time, the signature the time of the attempt. */
const signedRequest = (secret: string, { id, type, createdAt, data }: Event): RequestInit => {
  const body = JSON.stringify({ type, timestamp: createdAt, data });
  const at = String(Math.floor(Date.now() / 1_000));
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64");
  return {
    method: "POST",
    redirect: "manual",
    body,
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": at,
      "webhook-signature": `v1,${signature}`,
    },
    signal: AbortSignal.timeout(DELIVERY_MS),
  };
};

const causeOf = (error: unknown): string => {
  const { cause, message } = error as Error & { readonly cause?: { readonly code?: string } };
  return cause?.code ?? message;
};

interface ListenArguments extends StreamArguments {
  readonly "forward-to"?: string | undefined;
  readonly secret?: string | undefined;
}

/** Forwards each event; a failing receiver does not stop the later ones. */
export async function listen(ctx: Context, asked: ListenArguments): Promise<ExitCode> {
  const url = localUrl(asked["forward-to"]);
  const given = givenSecret(asked.secret);
  const secret = given ?? `whsec_${randomBytes(24).toString("base64")}`;
  const options = optionsOf(asked);
  ctx.note(TEXTS.listening, { url });
  if (given === undefined) ctx.note(TEXTS.madeSecret, { secret });
  for await (const event of ctx.client().events.stream(options)) {
    const { id, type } = event;
    const began = performance.now();
    const answer = await fetch(url, signedRequest(secret, event)).then(
      ({ status }) => ({ status, error: null }),
      (error: unknown) => ({ status: null, error: causeOf(error) }),
    );
    const ms = Math.round(performance.now() - began);
    const said = answer.status ?? ctx.text(TEXTS.notDelivered, { cause: answer.error });
    ctx.result(`${type}  ${id}  ${said}  ${ms} ms`, { id, type, ...answer, ms });
  }
  return EXIT.done;
}

/** Simulates an event. @param type a type of the contract; without one, lists the types */
export async function trigger(ctx: Context, type: string | undefined): Promise<ExitCode> {
  const client = ctx.client();
  if (type === undefined) {
    const { data } = await client.reference.listEventTypes();
    for (const one of data) ctx.result(one.type, one);
    return EXIT.done;
  }
  const { data } = await client.sandbox.simulateEvent({ type });
  ctx.result(ctx.text(TEXTS.simulated, { type, id: data.id }), data);
  return EXIT.done;
}
