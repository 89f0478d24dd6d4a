/** An answer that is JSON text already: what is stored as text need not be read only to be written again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
