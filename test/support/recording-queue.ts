/** Stands in for a queue: keeps what it is given, or refuses it while `refusal` is set. */
export class RecordingQueue {
  readonly messages: unknown[] = [];
  refusal: Error | null = null;

  async send(body: unknown): Promise<void> {
    await this.sendBatch([{ body }]);
  }

  async sendBatch(batch: Iterable<{ body: unknown }>): Promise<void> {
    if (this.refusal) throw this.refusal;
    for (const { body } of batch) this.messages.push(body);
  }
}
