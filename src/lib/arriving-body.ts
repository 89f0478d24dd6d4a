import { type Clock, MINUTE_MS, SECOND_MS, type Wait } from "./clock.ts";

/** Longer than a body may take and its call runs. The share of a call that was cut off is never given back. */
const SHARE_MS = 1.5 * MINUTE_MS;

/** What one body takes of an isolate's memory. */
interface Share {
  readonly owner: string;
  until: number;
  bytes: number;
}

/**
 * The memory that bodies take in an isolate, whose 128 MB serve all of its calls. Nobody takes more than half of what
 * the others have left: however many fill it, the next one still finds room.
 */
export class BodyMemory {
  readonly #limit: number;
  readonly #maxOfOne: number;
  readonly #shares = new Set<Share>();

  /** In bytes. */
  constructor(limit: number, maxOfOne: number) {
    this.#limit = limit;
    this.#maxOfOne = maxOfOne;
  }

  /** @param owner whose bodies count together */
  open(owner: string, now: number): Share {
    const share = { owner, until: now + SHARE_MS, bytes: 0 };
    this.#shares.add(share);
    return share;
  }

  /** @returns false if there is no room for so many; the share then stays as it is */
  resize(share: Share, bytes: number, now: number): boolean {
    if (!this.#fits(share, bytes)) {
      for (const one of this.#shares) if (one.until <= now) this.#shares.delete(one);
      if (!this.#fits(share, bytes)) return false;
    }
    share.bytes = bytes;
    return true;
  }

  /** The call of a share goes on: it lasts as long again. */
  keep(share: Share, now: number): void {
    share.until = now + SHARE_MS;
  }

  #fits(share: Share, bytes: number): boolean {
    let own = bytes;
    let others = 0;
    for (const one of this.#shares) {
      if (one === share) continue;
      if (one.owner === share.owner) own += one.bytes;
      else others += one.bytes;
    }
    return own <= Math.min(this.#maxOfOne, (this.#limit - others) / 2);
  }

  close(share: Share): void {
    this.#shares.delete(share);
  }
}

/** The next piece of a body. */
export type Piece = Uint8Array | "end" | "broken";

interface Pieces {
  /** @param limit how many bytes are reserved for it, where the stream lets its reader do that */
  next(limit: number): Promise<Piece>;
  cancel(): void;
}

const orBroken = async (piece: Promise<Piece>): Promise<Piece> => {
  try {
    return await piece;
  } catch {
    // A broken body is the sender's fault, not ours.
    return "broken";
  }
};

/** Bodies from the platform: the buffer is ours, and is used again. */
const intoRoom = (reader: ReadableStreamBYOBReader): Pieces => {
  let buffer = new ArrayBuffer(0);
  const next = async (limit: number): Promise<Piece> => {
    if (buffer.byteLength < limit) buffer = new ArrayBuffer(limit);
    const { done, value } = await reader.read(new Uint8Array(buffer));
    if (done) return "end";
    buffer = value.buffer as ArrayBuffer;
    return value;
  };
  return { next: (limit) => orBroken(next(limit)), cancel: () => void reader.cancel().catch(() => null) };
};

/** Streams of a program's own making. */
const asTheyCome = (reader: ReadableStreamDefaultReader<Uint8Array>): Pieces => {
  const next = async (): Promise<Piece> => {
    const { done, value } = await reader.read();
    return done ? "end" : value;
  };
  return { next: () => orBroken(next()), cancel: () => void reader.cancel().catch(() => null) };
};

/** Reads a body piece by piece. A piece is valid until the next one is asked for. */
export const piecesOf = (body: ReadableStream<Uint8Array>): Pieces => {
  try {
    return intoRoom(body.getReader({ mode: "byob" }));
  } catch {
    return asTheyCome(body.getReader());
  }
};

const MEGABYTE = 1_000_000;
/** For each megabyte of a body, once it has begun. */
const MEGABYTE_MS = 30 * SECOND_MS;
const MAX_MS = MINUTE_MS;

/** What is reserved for a body of which nothing has arrived. */
const FIRST_BYTES = 4_096;
const PIECE_BYTES = 65_536;

/** What the first look reads: nearly every body but batches and files. */
const PEEK_BYTES = 16_384;
/** Longer than a second packet takes from a sender that splits headers and body. */
const PEEK_MS = 100;

/** Why a body could not be read: over its limit, not in its time, no memory for it now, or broken off. */
export type BodyFault = "too_large" | "late" | "no_room" | "broken";

const timer: Wait = (ms) => new Promise((done) => setTimeout(done, ms));

interface Reading {
  /** In bytes. */
  readonly limit: number;
  readonly clock: Clock;
  /** The memory that its use takes, in its own length. */
  readonly weight?: number;
  readonly wait?: Wait;
}

/**
 * The body of a request. Nothing of it is read before somebody asks, no more is reserved for it than has arrived, and
 * it ends at its limit, at its time, or where the memory does.
 */
export class ArrivingBody {
  readonly #reading: Reading;
  readonly #declared: number;
  #pieces: Pieces | null;
  /** A piece that was asked for, until its bytes are taken. */
  #next: Promise<Piece> | null = null;
  #bytes = new Uint8Array(0);
  #size = 0;
  #held: { readonly memory: BodyMemory; readonly share: Share } | null = null;

  /** @param source a request, or bytes that are there already: they are held as they are, without a copy */
  constructor(source: Pick<Request, "headers" | "body"> | Uint8Array<ArrayBuffer>, reading: Reading) {
    this.#reading = reading;
    if (source instanceof Uint8Array) {
      this.#bytes = source;
      this.#size = source.byteLength;
      this.#declared = source.byteLength;
      this.#pieces = null;
      return;
    }
    const { headers, body } = source;
    this.#declared = Number(headers.get("content-length")) || 0;
    this.#pieces = body && this.#declared <= reading.limit ? piecesOf(body) : null;
  }

  /** Reads a small body that has already arrived, in memory of its own: the caller need not be known. */
  async peek(memory: BodyMemory): Promise<void> {
    if (this.#declared > PEEK_BYTES) return;
    this.#hold(memory, "");
    const { wait = timer } = this.#reading;
    await this.#pump(
      wait(PEEK_MS).then(() => "late" as const),
      PEEK_BYTES,
    );
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#size);
  }

  get isWhole(): boolean {
    return this.#pieces === null && !this.#isTooLong;
  }

  get #isTooLong(): boolean {
    return Math.max(this.#declared, this.#size) > this.#reading.limit;
  }

  /** @param owner for whom it is held until it is released */
  async read(memory: BodyMemory, owner: string): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
    if (this.#isTooLong) return "too_large";
    this.#hold(memory, owner);
    const { clock, weight = 1 } = this.#reading;
    const { share } = this.#held!;
    if (!memory.resize(share, this.#bytes.byteLength * weight, clock.now())) return "no_room";
    if (this.#pieces === null) return this.bytes;
    const fault = await this.#pump(this.#late(), Number.POSITIVE_INFINITY);
    return fault ?? this.bytes;
  }

  /** Says that it is still in use, for longer than a share lasts. */
  keep(): void {
    this.#held?.memory.keep(this.#held.share, this.#reading.clock.now());
  }

  /** Gives its memory back, and reads no more of it. */
  release(): void {
    this.#held?.memory.close(this.#held.share);
    this.#held = null;
    this.#pieces?.cancel();
    this.#pieces = null;
  }

  #hold(memory: BodyMemory, owner: string): void {
    this.#held?.memory.close(this.#held.share);
    this.#held = { memory, share: memory.open(owner, this.#reading.clock.now()) };
  }

  async #late(): Promise<"late"> {
    const { clock, wait = timer } = this.#reading;
    const began = clock.now();
    for (;;) {
      const megabytes = Math.max(1, Math.ceil(Math.max(this.#declared, this.#size) / MEGABYTE));
      const left = began + Math.min(MAX_MS, megabytes * MEGABYTE_MS) - clock.now();
      if (left <= 0) return "late";
      await wait(left);
    }
  }

  async #pump(late: Promise<"late">, enough: number): Promise<BodyFault | null> {
    while (this.#pieces !== null && this.#size < enough) {
      const size = Math.min(PIECE_BYTES, Math.max(FIRST_BYTES, this.#size));
      this.#next ??= this.#pieces.next(size);
      const piece = await Promise.race([this.#next, late]);
      const fault = typeof piece === "string" && piece !== "end" ? piece : this.#take(piece);
      if (fault !== null) return fault;
      this.#next = null;
    }
    return null;
  }

  #take(piece: Uint8Array | "end"): BodyFault | null {
    if (piece === "end") {
      this.#pieces = null;
      return null;
    }
    const size = this.#size + piece.byteLength;
    if (size > this.#reading.limit) return "too_large";
    if (size > this.#bytes.byteLength && !this.#grow(size)) return "no_room";
    this.#bytes.set(piece, this.#size);
    this.#size = size;
    // HTTP lets no body be longer than it declares, so nobody need ask whether more comes.
    if (size === this.#declared) this.#pieces = null;
    return null;
  }

  /** Doubles, so that a body which comes byte by byte is not copied at each. */
  #grow(size: number): boolean {
    const { limit, clock, weight = 1 } = this.#reading;
    const most = Math.min(limit, Math.max(size, this.#declared || limit));
    const length = Math.min(most, Math.max(size, 2 * this.#bytes.byteLength, FIRST_BYTES));
    const { memory, share } = this.#held!;
    if (!memory.resize(share, length * weight, clock.now())) return false;
    const bytes = new Uint8Array(length);
    bytes.set(this.#bytes.subarray(0, this.#size));
    this.#bytes = bytes;
    return true;
  }
}

/** Reads a body for a caller that needs it only briefly, and gives its memory back. */
export const readBody = async (
  request: Pick<Request, "headers" | "body">,
  { memory, owner, ...reading }: Reading & { readonly memory: BodyMemory; readonly owner: string },
): Promise<Uint8Array | BodyFault> => {
  const body = new ArrivingBody(request, reading);
  try {
    return await body.read(memory, owner);
  } finally {
    body.release();
  }
};
