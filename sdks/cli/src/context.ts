import { RealEstateClient } from "../../typescript/real-estate-account.ts";
import { apiAddress, storedLogin } from "./credentials.ts";
import { EXIT, Stop } from "./stop.ts";
import { fill, type Language, TEXTS, type Text } from "./texts.ts";

/** The caller's language and output format, and the API with their key. */
export class Context {
  readonly language: Language;
  readonly isJson: boolean;

  constructor(language: Language, isJson: boolean) {
    this.language = language;
    this.isJson = isJson;
  }

  text(text: Text, values: Readonly<Record<string, unknown>> = {}): string {
    return fill(text, this.language, values);
  }

  /** Prints a result: a line for people, or a line of JSON for programs. */
  result(line: string, members: unknown): void {
    process.stdout.write(`${this.isJson ? JSON.stringify(members) : line}\n`);
  }

  /** Prints a message that is not a result. */
  note(text: Text, values: Readonly<Record<string, unknown>> = {}): void {
    process.stderr.write(`${this.text(text, values)}\n`);
  }

  /** @throws Stop if there is no key */
  client(): RealEstateClient {
    const { REAL_ESTATE_URL: url, REAL_ESTATE_KEY: key } = process.env;
    // Combining one variable with the stored login could write to the wrong account.
    if (!url !== !key) throw new Stop(EXIT.usage, TEXTS.halfEnvironment);
    const stored = url && key ? { url: apiAddress(url), key } : storedLogin();
    if (!stored) throw new Stop(EXIT.key, TEXTS.noKey);
    // Retries often, because a long import keeps exceeding the limit of calls per second.
    return new RealEstateClient({
      baseUrl: stored.url,
      apiKey: stored.key,
      language: this.language,
      retries: 6,
    });
  }
}
