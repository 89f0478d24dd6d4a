import type { TestAccount } from "./api.ts";
import type { Json } from "./http.ts";

export interface ReadEvent {
  readonly sequence: number;
  readonly id: string;
  readonly type: string;
  readonly createdAt: string;
  readonly data: Json;
}

/** Follows a log by `nextCursor`, as an integration does. */
export class EventReader {
  readonly events: ReadEvent[] = [];
  readonly #api: TestAccount["api"];
  readonly #query: string;
  cursor = "";

  constructor(api: TestAccount["api"], query = "limit=100") {
    this.#api = api;
    this.#query = query;
  }

  /** Reads one page. @returns whether more is available at once */
  async readOn(): Promise<boolean> {
    const { status, body } = await this.#api.get(
      `/events?${this.#query}${this.cursor && `&cursor=${this.cursor}`}`,
    );
    if (status !== 200) throw new Error(`The log answered ${status} ${body.code}`);
    this.events.push(...body.events);
    this.cursor = body.nextCursor;
    return body.hasMore;
  }

  async readAll(): Promise<ReadEvent[]> {
    while (await this.readOn());
    return this.events;
  }
}
