/** Replaces the mail service: records its messages. */
export class RecordingMail {
  readonly sent: unknown[] = [];

  async send(mail: unknown): Promise<void> {
    this.sent.push(mail);
  }
}
