import { type Clock, MINUTE_MS, SECOND_MS, type Wait } from "./clock.ts";

/** Longer than a body takes to arrive and its call to run: then the call was cut off, and never gave its share back. */
const SHARE_MS = 1.5 * MINUTE_MS;

/** What one body takes of an isolate's memory. */
interface Share {
  readonly owner: string;
  until: number;
  bytes: number;
}

/**
 * The memory that bodies may take in an isolate, whose 128 MB serve all its calls. An owner's bodies get at most half
 * of what other owners' leave free, so that the next owner still finds room, however many there are.
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

  /** @returns false if there is no room for this many bytes; the share then stays as it is */
  resize(share: Share, bytes: number, now: number): boolean {
    if (!this.#fits(share, bytes)) {
      for (const one of this.#shares) if (one.until <= now) this.#shares.delete(one);
      if (!this.#fits(share, bytes)) return false;
    }
    share.bytes = bytes;
    return true;
  }

  /** Extends a share whose call is still running. */
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
  /** @param limit the size of the buffer for it, if the stream lets its reader supply one */
  next(limit: number): Promise<Piece>;
  cancel(): void;
}

const catchBroken = async (piece: Promise<Piece>): Promise<Piece> => {
  try {
    return await piece;
  } catch {
    // A broken body is the sender's fault, not ours.
    return "broken";
  }
};

/** For bodies from the platform: they are read into our own buffer, which is reused. */
const intoBuffer = (reader: ReadableStreamBYOBReader): Pieces => {
  let buffer = new ArrayBuffer(0);
  const next = async (limit: number): Promise<Piece> => {
    if (buffer.byteLength < limit) buffer = new ArrayBuffer(limit);
    const { done, value } = await reader.read(new Uint8Array(buffer));
    if (done) return "end";
    buffer = value.buffer as ArrayBuffer;
    return value;
  };
  return { next: (limit) => catchBroken(next(limit)), cancel: () => void reader.cancel().catch(() => null) };
};

/** For streams made by a program, which cannot fill a buffer of ours. */
const asChunks = (reader: ReadableStreamDefaultReader<Uint8Array>): Pieces => {
  const next = async (): Promise<Piece> => {
    const { done, value } = await reader.read();
    return done ? "end" : value;
  };
  return { next: () => catchBroken(next()), cancel: () => void reader.cancel().catch(() => null) };
};

/** Reads a body piece by piece. A piece is valid until the next one is asked for. */
export const piecesOf = (body: ReadableStream<Uint8Array>): Pieces => {
  try {
    return intoBuffer(body.getReader({ mode: "byob" }));
  } catch {
    return asChunks(body.getReader());
  }
};

const MEGABYTE = 1_000_000;
/** The time that each megabyte of a body gets, even an incomplete one. */
const MEGABYTE_MS = 30 * SECOND_MS;
const MAX_MS = MINUTE_MS;

/** The buffer of a body of which nothing has arrived yet. */
const FIRST_BYTES = 4_096;
const PIECE_BYTES = 65_536;

/** How much the first look reads: nearly every body is smaller, except batches and files. */
const PEEK_BYTES = 16_384;
/** Longer than the second packet takes if the sender splits headers and body. */
const PEEK_MS = 100;

/** Why a body could not be read: over its limit, not in time, no memory for it now, or cut off. */
export type BodyFault = "too_large" | "late" | "no_room" | "broken";

const timer: Wait = (ms) => new Promise((done) => setTimeout(done, ms));

interface Reading {
  /** In bytes. */
  readonly limit: number;
  readonly clock: Clock;
  /** The memory that its use takes, as a multiple of its length. */
  readonly weight?: number;
  readonly wait?: Wait;
}

/**
 * The body of a request. It is read only when asked for, into memory that grows with what has arrived, and no further
 * than its limit, its time and the memory allow.
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

  /** @param source a request, or bytes that are there already, which are not copied */
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

  /** Reads a small body that has already arrived, into separate memory, because the caller is not yet known. */
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

  /** @param owner to whom its memory is charged until it is released */
  async read(memory: BodyMemory, owner: string): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
    if (this.#isTooLong) return "too_large";
    this.#hold(memory, owner);
    const { clock, weight = 1 } = this.#reading;
    const { share } = this.#held!;
    if (!memory.resize(share, this.#bytes.byteLength * weight, clock.now())) return "no_room";
    if (this.#pieces === null) return this.bytes;
    const fault = await this.#pump(this.#untilLate(), Number.POSITIVE_INFINITY);
    return fault ?? this.bytes;
  }

  /** Called when it stays in use for longer than a share lasts. */
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

  async #untilLate(): Promise<"late"> {
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
    // HTTP lets no body be longer than it declares, so there is no need to ask for more.
    if (size === this.#declared) this.#pieces = null;
    return null;
  }

  /** Doubles the buffer, so that a body that comes byte by byte is not copied for each byte. */
  #grow(size: number): boolean {
    const { limit, clock, weight = 1 } = this.#reading;
    const capacity = Math.min(limit, Math.max(size, this.#declared || limit));
    const length = Math.min(capacity, Math.max(size, 2 * this.#bytes.byteLength, FIRST_BYTES));
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
