/** The platform's limits: messages and bytes of one batch, bytes of one message. */
const MAX_AT_ONCE = 100;
const MAX_BYTES_AT_ONCE = 256_000;
const MAX_BYTES = 128_000;

const bytesOf = (body: unknown): number => new TextEncoder().encode(JSON.stringify(body)).byteLength;

/** Replaces a queue: records its messages, or refuses them while `refusal` is set or when they exceed the limits. */
export class RecordingQueue {
  readonly messages: unknown[] = [];
  /** The number of messages in each batch sent. */
  readonly sendings: number[] = [];
  refusal: Error | null = null;

  async send(body: unknown): Promise<void> {
    await this.sendBatch([{ body }]);
  }

  async sendBatch(batch: Iterable<{ body: unknown }>): Promise<void> {
    if (this.refusal) throw this.refusal;
    const bodies = [...batch].map(({ body }) => body);
    const bytes = bodies.map(bytesOf);
    const all = bytes.reduce((sum, one) => sum + one, 0);
    if (bodies.length > MAX_AT_ONCE) throw new Error(`Batch of ${bodies.length} messages exceeds the limit.`);
    if (all > MAX_BYTES_AT_ONCE) throw new Error(`Batch of ${all} bytes exceeds the limit.`);
    if (Math.max(...bytes) > MAX_BYTES) throw new Error("A message exceeds the limit.");
    this.messages.push(...bodies);
    this.sendings.push(bodies.length);
  }
}
