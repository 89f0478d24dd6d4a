/** An answer that is already JSON text, so that stored text is not parsed and written again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
