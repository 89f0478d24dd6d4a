import type { Page, Response } from "playwright-core";

const SERVER_ERROR = 500;

/** The service's log lines of a request. */
const linesOf = (output: string, requestId: string): string[] =>
  output.split("\n").filter((line) => line.includes(requestId));

/** Every answer of 500 or more of a page's own host, with what explains it. */
export class Failures {
  readonly #output: () => string;
  readonly #failed: Response[] = [];

  constructor(output: () => string) {
    this.#output = output;
  }

  watch(page: Page, origin: string): void {
    page.on("response", (response) => {
      if (response.status() >= SERVER_ERROR && new URL(response.url()).origin === origin)
        this.#failed.push(response);
    });
  }

  /** Failures since the last call: address, request and its log lines. */
  explained(): string[] {
    return this.#failed.splice(0).map((response) => {
      const requestId = response.headers()["x-request-id"];
      const lines = requestId === undefined ? [] : linesOf(this.#output(), requestId);
      const logged = lines.length > 0 ? lines.join("\n  ") : "the log has no line of it";
      return `${response.status()} at ${response.url()}, request ${requestId ?? "unknown"}\n  ${logged}`;
    });
  }
}
