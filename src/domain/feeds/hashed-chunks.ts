import type { FetchFault } from "../../outbound/guarded-fetch.ts";

/** The bytes of a feed as they arrive, and their hash. */
export class HashedChunks {
  readonly #source: AsyncGenerator<Uint8Array>;
  readonly #digest = new crypto.DigestStream("SHA-256");
  readonly #writer = this.#digest.getWriter();
  fault: FetchFault | null = null;

  constructor(source: AsyncGenerator<Uint8Array>) {
    this.#source = source;
  }

  /** A broken connection, or compressed bytes that cannot be unpacked, cut the feed off. Any other failure is ours. */
  async *read(): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for await (const chunk of this.#source) {
        await this.#writer.write(chunk);
        yield chunk;
      }
    } catch (error) {
      this.fault = (error as Error).name === "TimeoutError" ? "timeout" : "network_error";
    }
  }

  async end(): Promise<string> {
    await this.#writer.close();
    return new Uint8Array(await this.#digest.digest).toHex();
  }
}
