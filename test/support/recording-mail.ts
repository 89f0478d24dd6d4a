/** Stands in for the way out of e-mail: keeps what it is given. */
export class RecordingMail {
  readonly sent: unknown[] = [];

  async send(mail: unknown): Promise<void> {
    this.sent.push(mail);
  }
}
