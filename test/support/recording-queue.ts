/** The platform's. */
const MOST_AT_ONCE = 100;

/** Stands in for a queue: keeps what it is given, or refuses it while `refusal` is set, or when it is too much at once. */
export class RecordingQueue {
  readonly messages: unknown[] = [];
  refusal: Error | null = null;

  async send(body: unknown): Promise<void> {
    await this.sendBatch([{ body }]);
  }

  async sendBatch(batch: Iterable<{ body: unknown }>): Promise<void> {
    if (this.refusal) throw this.refusal;
    const bodies = [...batch].map(({ body }) => body);
    if (bodies.length > MOST_AT_ONCE)
      throw new Error(`Batch of ${bodies.length} messages exceeds the limit.`);
    this.messages.push(...bodies);
  }
}
