import type { Random } from "../../test/support/random.ts";
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
export interface Stand {
  readonly base: URL;
  readonly tally: Tally;
  readonly coverage: Coverage;
  /** All accounts of the run, for work between them. */
  readonly accounts: readonly SoakAccount[];
  /** The pictures' address. */
  readonly pictures: string;
  readonly receivers: string;
}

/** One account making one kind of call. */
export class Turn {
  readonly kind: Pick<Kind, "name" | "refusals">;
  readonly account: SoakAccount;
  readonly random: Random;
  readonly stand: Stand;

  constructor(kind: Pick<Kind, "name" | "refusals">, account: SoakAccount, random: Random, stand: Stand) {
    this.kind = kind;
    this.account = account;
    this.random = random;
    this.stand = stand;
  }

  call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    return this.#send(method, `/v1${path}`, this.account.key, options);
  }

  /** Makes the dashboard's or the operator's part of it. */
  operate(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    return this.#send(method, `/backoffice${path}`, BACKOFFICE_TOKEN, options);
  }

  /** A condition that must always be true; if not, that is a fault. */
  claim(holds: boolean, promise: string): void {
    if (!holds) this.stand.tally.fault(this.kind.name, `broken promise: ${promise}`);
  }

  async #send(method: string, path: string, credential: string, options: CallOptions): Promise<Answer> {
    const operation = this.stand.coverage.note(method, path);
    const began = performance.now();
    const answer = await fetch(new URL(path, this.stand.base), {
      method,
      headers: {
        Authorization: `Bearer ${options.key ?? credential}`,
        "Content-Type": "application/json",
        ...options.headers,
      },
      body: options.body === undefined ? null : bodyOf(options.body),
    });
    const text = await answer.text();
    const body = text === "" ? null : JSON.parse(text);
    const { ok, status, headers } = answer;
    const code = ok ? null : String(body?.code);
    this.stand.tally.answered(this.kind.name, status, code, performance.now() - began);
    this.#judge(operation, ok ? null : `${status} ${code}`, options.wants);
    return { ok, status, body, text, headers };
  }

  #judge(operation: string, refusal: string | null, wants: string | undefined): void {
    const { refusals } = this.account.profile;
    if (refusal !== null && refusals.includes(refusal)) return;
    const isRight =
      wants === undefined ? refusal === null || this.kind.refusals.includes(refusal) : refusal === wants;
    if (!isRight) this.stand.tally.fault(this.kind.name, `${operation} answered ${refusal ?? "no refusal"}`);
  }
}

const bodyOf = (body: unknown): string => (typeof body === "string" ? body : JSON.stringify(body));
