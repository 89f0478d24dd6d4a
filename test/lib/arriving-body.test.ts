import { describe, expect, it } from "vitest";
import { ArrivingBody, BodyMemory } from "../../src/lib/arriving-body.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";

const LIMIT = 4_000_000;

/** A clock whose waits end when it is moved past them. */
class Time {
  #now = Date.UTC(2030, 0, 1);
  #waiting: { readonly at: number; readonly done: () => void }[] = [];

  readonly now = (): number => this.#now;

  readonly wait = (ms: number): Promise<void> =>
    new Promise((done) => this.#waiting.push({ at: this.#now + ms, done }));

  get waiting(): number {
    return this.#waiting.length;
  }

  async pass(ms: number): Promise<void> {
    this.#now += ms;
    const due = this.#waiting.filter(({ at }) => at <= this.#now);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
    for (const { done } of due) done();
    for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
  }
}

const never = (): Promise<never> => new Promise(() => undefined);

/** A body of these pieces, which then ends, or never does. */
const streamOf = (
  pieces: readonly Uint8Array[],
  { ends = true, type = undefined as "bytes" | undefined } = {},
) => {
  let at = 0;
  let isCancelled = false;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array> | ReadableByteStreamController) => {
    const piece = pieces[at];
    at += 1;
    if (piece) controller.enqueue(piece.slice() as never);
    else if (ends) {
      controller.close();
      (controller as ReadableByteStreamController).byobRequest?.respond(0);
    } else return never();
    return undefined;
  };
  const cancel = () => {
    isCancelled = true;
  };
  const stream = new ReadableStream({ type: type as "bytes", pull, cancel });
  return { stream, reads: () => at, isCancelled: () => isCancelled };
};

const bytes = (length: number, value = 7): Uint8Array => new Uint8Array(length).fill(value);

const make = (
  body: ReadableStream<Uint8Array> | null,
  { declared, weight = 1, limit = LIMIT }: { declared?: number; weight?: number; limit?: number } = {},
) => {
  const time = new Time();
  const headers = new Headers(declared === undefined ? {} : { "Content-Length": String(declared) });
  const memory = new BodyMemory(64_000_000, 24_000_000);
  const arriving = new ArrivingBody({ headers, body }, { limit, clock: time, wait: time.wait, weight });
  return { time, memory, arriving, read: () => arriving.read(memory, "a") };
};

describe.each([undefined, "bytes"] as const)("a body in a stream of type %s", (type) => {
  it("is read whole, however it is cut", async () => {
    const pieces = [bytes(1, 1), bytes(70_000, 2), bytes(3, 3), bytes(9_000, 4)];
    const { read } = make(streamOf(pieces, { type }).stream);
    const whole = await read();
    expect(Buffer.concat(pieces).equals(whole as Uint8Array)).toBe(true);
  });

  it("of unknown length stops at its limit, and the rest is not read", async () => {
    const { stream, reads, isCancelled } = streamOf(Array(1_000).fill(bytes(1_000_000)), { type });
    const { read, arriving } = make(stream);
    expect(await read()).toBe("too_large");
    expect(reads()).toBeLessThan(10);
    arriving.release();
    expect(isCancelled()).toBe(true);
  });

  it("takes at most twice the memory of what has arrived", async () => {
    const { stream } = streamOf([bytes(100_000), bytes(50_000)], { type, ends: false });
    const { read, memory, time } = make(stream, { declared: LIMIT });
    void read();
    await time.pass(1);
    const other = memory.open("a", time.now());
    expect(memory.resize(other, 24_000_000 - 300_000, time.now())).toBe(true);
    expect(memory.resize(other, 24_000_000 - 150_000, time.now())).toBe(false);
  });
});

describe("a body", () => {
  it("is empty without a stream", async () => {
    const { read, arriving } = make(null);
    expect(arriving.isWhole).toBe(true);
    expect(await read()).toEqual(new Uint8Array());
  });

  it("that declares too much is refused unread", async () => {
    const { stream, reads } = streamOf([bytes(10)]);
    const { read } = make(stream, { declared: LIMIT + 1 });
    expect(await read()).toBe("too_large");
    // The platform asks for the first piece by itself.
    expect(reads()).toBeLessThanOrEqual(1);
  });

  it("that breaks off is reported as broken off", async () => {
    const stream = new ReadableStream({ pull: () => Promise.reject(new Error("gone")) });
    expect(await make(stream).read()).toBe("broken");
  });

  it.each([
    { has: "not declared its length", declared: undefined, seconds: 30 },
    { has: "a megabyte", declared: 1_000_000, seconds: 30 },
    { has: "little more", declared: 1_000_001, seconds: 60 },
    { has: "four megabytes", declared: LIMIT, seconds: 60 },
  ])("that has $has has $seconds seconds", async ({ declared, seconds }) => {
    const { stream } = streamOf([bytes(10)], { ends: false });
    const { read, time } = make(stream, declared === undefined ? {} : { declared });
    let outcome: unknown = "waits";
    void read().then((end) => {
      outcome = end;
    });
    await time.pass(seconds * SECOND_MS - 1);
    expect(outcome).toBe("waits");
    await time.pass(1);
    expect(outcome).toBe("late");
  });

  it("that trickles in is cut off at its time limit, although something keeps arriving", async () => {
    const time = new Time();
    const stream = new ReadableStream({
      pull: async (controller) => {
        await time.wait(SECOND_MS);
        controller.enqueue(bytes(1));
      },
    });
    const memory = new BodyMemory(64_000_000, 24_000_000);
    const body = { headers: new Headers({ "Content-Length": "500000" }), body: stream };
    const reading = new ArrivingBody(body, { limit: LIMIT, clock: time, wait: time.wait }).read(memory, "a");
    for (let second = 0; second < 31; second += 1) await time.pass(SECOND_MS);
    expect(await reading).toBe("late");
  });

  it("gets the time for a second megabyte once it has sent one", async () => {
    const { stream } = streamOf([bytes(1_000_001)], { ends: false });
    const { read, time } = make(stream);
    let outcome: unknown = "waits";
    void read().then((end) => {
      outcome = end;
    });
    await time.pass(1);
    await time.pass(59_998);
    expect(outcome).toBe("waits");
    await time.pass(1);
    expect(outcome).toBe("late");
  });

  it("finds no room if its owner's other bodies fill the memory, counted by what using each one takes", async () => {
    const { read, memory, time } = make(streamOf([bytes(2_000_000)]).stream, { weight: 3 });
    const other = memory.open("a", time.now());
    memory.resize(other, 24_000_000 - 3 * 2_000_000 + 1, time.now());
    expect(await read()).toBe("no_room");
  });

  it("takes no memory when several declare much and send nothing", async () => {
    const many = Array.from({ length: 60 }, () =>
      make(streamOf([], { ends: false }).stream, { declared: LIMIT }),
    );
    const { memory, time } = many[0]!;
    for (const { arriving } of many) void arriving.read(memory, "a");
    await time.pass(1);
    expect(memory.resize(memory.open("a", time.now()), 24_000_000, time.now())).toBe(true);
  });
});

describe("a glance", () => {
  it("asks for nothing more once everything declared has arrived, and sets no timer for the rest", async () => {
    const { stream, reads } = streamOf([bytes(600)], { ends: false });
    const { arriving, memory, read, time } = make(stream, { declared: 600 });
    await arriving.peek(memory);
    const waiting = time.waiting;
    expect(await read()).toHaveLength(600);
    expect(time.waiting).toBe(waiting);
    // The platform asks for the next piece by itself.
    expect(reads()).toBeLessThanOrEqual(2);
  });

  it("reads a small body that has arrived", async () => {
    const { arriving, memory, read } = make(streamOf([bytes(5_000), bytes(600)]).stream, { declared: 5_600 });
    await arriving.peek(memory);
    expect(arriving.isWhole).toBe(true);
    expect(await read()).toHaveLength(5_600);
  });

  it("does not wait for a body that has not arrived, and loses nothing of it", async () => {
    const time = new Time();
    let send: (piece: Uint8Array | null) => void = () => undefined;
    const stream = new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes(3, 1));
        send = (piece) => (piece ? controller.enqueue(piece) : controller.close());
      },
    });
    const memory = new BodyMemory(64_000_000, 24_000_000);
    const body = { headers: new Headers(), body: stream };
    const arriving = new ArrivingBody(body, { limit: LIMIT, clock: time, wait: time.wait });
    const peeked = arriving.peek(memory);
    await time.pass(100);
    await peeked;
    expect(arriving.isWhole).toBe(false);
    const reading = arriving.read(memory, "a");
    send(bytes(2, 2));
    send(null);
    expect(await reading).toEqual(Uint8Array.of(1, 1, 1, 2, 2));
  });

  it("does not begin to read a long body", async () => {
    const { stream } = streamOf([bytes(16_385)]);
    const { arriving, memory } = make(stream, { declared: 16_385 });
    await arriving.peek(memory);
    expect(arriving.isWhole).toBe(false);
  });

  it("holds no more than its memory allows, and leaves the body to be read later", async () => {
    const { arriving, read } = make(streamOf([bytes(3_000)]).stream);
    await arriving.peek(new BodyMemory(0, 0));
    expect(arriving.isWhole).toBe(false);
    expect(await read()).toHaveLength(3_000);
  });
});

describe("a body that is already complete", () => {
  const full = (length: number) => {
    const time = new Time();
    const memory = new BodyMemory(64_000_000, 24_000_000);
    const sent = new Uint8Array(length);
    return { memory, time, sent, arriving: new ArrivingBody(sent, { limit: LIMIT, clock: time }) };
  };

  it("is held unchanged, counted and not copied", async () => {
    const { memory, time, sent, arriving } = full(3_000_000);
    const read = await arriving.read(memory, "a");
    expect((read as Uint8Array).buffer).toBe(sent.buffer);
    const fits = () => memory.resize(memory.open("a", time.now()), 22_000_000, time.now());
    expect(fits()).toBe(false);
    arriving.release();
    expect(fits()).toBe(true);
  });

  it("keeps its memory while it is used", async () => {
    const { memory, time, arriving } = full(3_000_000);
    await arriving.read(memory, "a");
    await time.pass(80 * SECOND_MS);
    arriving.keep();
    await time.pass(80 * SECOND_MS);
    expect(memory.resize(memory.open("a", time.now()), 22_000_000, time.now())).toBe(false);
  });

  it("is refused over its limit, and if there is no room", async () => {
    const { memory, arriving } = full(LIMIT + 1);
    expect(await arriving.read(memory, "a")).toBe("too_large");
    expect(await full(3_000_000).arriving.read(new BodyMemory(4_000_000, 4_000_000), "a")).toBe("no_room");
  });
});
