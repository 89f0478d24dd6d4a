import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../../test/support/random.ts";
import type { Running } from "../move/kills.ts";
import { NOT_KEPT } from "../stage/accounts.ts";
import { retryOnce } from "../stage/connection.ts";
import { BACKOFFICE_TOKEN } from "../stage/runtime.ts";
import type { Coverage } from "./coverage.ts";
import type { SoakAccount } from "./stage.ts";
import type { Tally } from "./tally.ts";

type Json = ReturnType<typeof JSON.parse>;

export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: Json;
  readonly text: string;
  readonly headers: Headers;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** By default the account's own. */
  readonly key?: string;
  /** The only correct answer: a refusal. */
  readonly wants?: string;
}

/** A kind of call, as integrators make them. */
export interface Kind {
  readonly name: string;
  /** Its frequency relative to the others. */
  readonly weight: number;
  /** Its allowed refusals, such as "409 concurrent_write". Any other refusal is a fault. */
  readonly refusals: readonly string[];
  act(turn: Turn): Promise<void>;
}

/** A turn's access to its run. */
export interface SoakContext {
  readonly running: Running;
  /** Whether the service dies now and then: callers then repeat unanswered calls, under their keys. */
  readonly isDying: boolean;
  readonly tally: Tally;
  readonly coverage: Coverage;
  /** All accounts of the run, for work between them. */
  readonly accounts: readonly SoakAccount[];
  /** The pictures' address. */
  readonly pictures: string;
  readonly receivers: string;
}

const RETRY_MS = 200;
/** Three minutes of retries: longer than a key's lease, and than the service takes to start again. */
const MAX_ATTEMPTS = 900;
const TEMPORARY = ["503 upstream_busy", "503 upstream_unavailable", "409 idempotency_in_progress"];

interface Received {
  readonly response: Response;
  readonly text: string;
  readonly body: Json;
  /** As "409 not_found"; null for no refusal. */
  readonly refusal: string | null;
}

/** One account making one kind of call. */
export class Turn {
  readonly kind: Pick<Kind, "name" | "refusals">;
  readonly account: SoakAccount;
  readonly random: Random;
  readonly context: SoakContext;

  constructor(
    kind: Pick<Kind, "name" | "refusals">,
    account: SoakAccount,
    random: Random,
    context: SoakContext,
  ) {
    this.kind = kind;
    this.account = account;
    this.random = random;
    this.context = context;
  }

  call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    return this.#send(method, `/v1${path}`, this.account.key, options);
  }

  /** Calls as the dashboard or the operator. */
  operate(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    return this.#send(method, `/backoffice${path}`, BACKOFFICE_TOKEN, options);
  }

  /** A condition that must always be true; if not, that is a fault. */
  claim(holds: boolean, promise: string): void {
    if (!holds) this.context.tally.fault(this.kind.name, `broken promise: ${promise}`);
  }

  async #send(method: string, path: string, credential: string, options: CallOptions): Promise<Answer> {
    const { context } = this;
    const operation = context.coverage.note(method, path);
    const own = { "Idempotency-Key": crypto.randomUUID() };
    const headers: Record<string, string> = {
      Authorization: `Bearer ${options.key ?? credential}`,
      "Content-Type": "application/json",
      ...NOT_KEPT,
      ...(context.isDying && operation?.takesKey && !path.includes("dryRun=true") && own),
      ...options.headers,
    };
    const body = options.body === undefined ? null : bodyOf(options.body);
    const began = performance.now();
    const { times, ...answer } = await this.#sendUntilAnswered(path, { method, headers, body });
    const { ok, status } = answer.response;
    const code = ok ? null : String(answer.body?.code);
    context.tally.answered(this.kind.name, status, code, performance.now() - began);
    // A call repeated without a key may have taken effect the first time.
    const isUncertain = times > 1 && method !== "GET" && !("Idempotency-Key" in headers);
    if (!isUncertain) this.#judge(operation?.name ?? method, answer.refusal, options.wants);
    return { ok, status, body: answer.body, text: answer.text, headers: answer.response.headers };
  }

  /** Sends the call until it is answered, if the service dies meanwhile. */
  async #sendUntilAnswered(path: string, init: RequestInit): Promise<Received & { readonly times: number }> {
    for (let times = 1; ; times += 1) {
      const isLast = !this.context.isDying || times === MAX_ATTEMPTS;
      try {
        const received = await this.#sendOnce(path, init);
        if (isLast || received.refusal === null || !TEMPORARY.includes(received.refusal))
          return { ...received, times };
      } catch (error) {
        if (isLast) throw error;
      }
      this.context.tally.repeated += 1;
      await pause(RETRY_MS);
    }
  }

  async #sendOnce(path: string, init: RequestInit): Promise<Received> {
    const send = () => fetch(new URL(path, this.context.running.runtime.urls.service), init);
    const response = await (init.method === "GET" ? retryOnce(send) : send());
    const text = await response.text();
    const body = text === "" ? null : JSON.parse(text);
    return { response, text, body, refusal: response.ok ? null : `${response.status} ${body?.code}` };
  }

  #judge(operation: string, refusal: string | null, wants: string | undefined): void {
    const { refusals } = this.account.profile;
    if (refusal !== null && refusals.includes(refusal)) return;
    const isRight =
      wants === undefined ? refusal === null || this.kind.refusals.includes(refusal) : refusal === wants;
    if (!isRight)
      this.context.tally.fault(this.kind.name, `${operation} answered ${refusal ?? "no refusal"}`);
  }
}

const bodyOf = (body: unknown): string => (typeof body === "string" ? body : JSON.stringify(body));
