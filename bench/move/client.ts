import { setTimeout as pause } from "node:timers/promises";

type Json = ReturnType<typeof JSON.parse>;

export interface CallInput {
  readonly method: string;
  /** Below `/v1`. */
  readonly path: string;
  readonly body?: unknown;
  /** Its Idempotency-Key. */
  readonly key?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: Json;
  readonly text: string;
  readonly isReplay: boolean;
}

/** Answers after which a call may be repeated: the service is down or busy, or still has the previous call. */
const RETRIED_ANSWERS = ["0 unreachable", "503 upstream_busy", "409 idempotency_in_progress"];
const RETRY_MS = 200;
/** A call without an answer by then has failed. */
const MAX_ATTEMPTS = 600;

interface Choices {
  /** Changes when the service starts again. */
  readonly base: () => URL;
  readonly key: string;
  /** Whether it calls again, under the same key, until it is answered. */
  readonly isPatient: boolean;
}

/** The account's own system: it makes calls, and counts those that fail. */
export class Client {
  /** Milliseconds of every call, with its repetitions. */
  readonly times: number[] = [];
  /** The failures in words, and how often each occurred. */
  readonly failures = new Map<string, number>();
  repeated = 0;
  readonly #choices: Choices;

  constructor(choices: Choices) {
    this.#choices = choices;
  }

  /** @returns null if it failed */
  async send(ask: CallInput): Promise<Answer | null> {
    const began = performance.now();
    let refusal = "";
    for (let times = 0; times < (this.#choices.isPatient ? MAX_ATTEMPTS : 1); times += 1) {
      if (times > 0) await pause(RETRY_MS);
      this.repeated += times > 0 ? 1 : 0;
      const answer = await this.#sendOnce(ask);
      if (answer && answer.status < 300) {
        this.times.push(performance.now() - began);
        return answer;
      }
      refusal = answer ? `${answer.status} ${answer.body?.code}` : RETRIED_ANSWERS[0]!;
      if (!RETRIED_ANSWERS.includes(refusal)) break;
    }
    this.times.push(performance.now() - began);
    const words = `${ask.method} ${ask.path.split(/[?/]/)[1]}: ${refusal}`;
    this.failures.set(words, (this.failures.get(words) ?? 0) + 1);
    return null;
  }

  async #sendOnce({ method, path, body, key }: CallInput): Promise<Answer | null> {
    try {
      const answer = await fetch(new URL(`/v1${path}`, this.#choices.base()), {
        method,
        headers: {
          Authorization: `Bearer ${this.#choices.key}`,
          "Content-Type": "application/json",
          ...(key !== undefined && { "Idempotency-Key": key }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const text = await answer.text();
      const parsed = text === "" ? null : JSON.parse(text);
      const isReplay = answer.headers.has("Idempotent-Replayed");
      return { status: answer.status, body: parsed, text, isReplay };
    } catch {
      return null;
    }
  }
}
