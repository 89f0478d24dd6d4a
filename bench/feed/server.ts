import { Readable } from "node:stream";
import { LocalServer } from "../../scripts/local/server.ts";

export interface Served {
  readonly url: string;
  /** Serves these pieces from now on, one after another. */
  serve(pieces: () => Iterable<string>): void;
  /** From now on answers 304 to requests that name the current version. */
  notModified(): void;
  readonly requests: number;
  close(): void;
}

const ETAG = '"feed-1"';

export const serveFeed = async (): Promise<Served> => {
  let pieces: () => Iterable<string> = () => [];
  let requests = 0;
  let isConditional = false;
  const server = new LocalServer(({ headers }, response) => {
    requests += 1;
    if (isConditional && headers["if-none-match"] === ETAG) {
      response.writeHead(304, { ETag: ETAG }).end();
      return;
    }
    response.writeHead(200, { "Content-Type": "application/xml", ETag: ETAG });
    Readable.from(pieces()).pipe(response);
  });
  await server.listen();
  return {
    url: `${server.origin}/feed.xml`,
    serve: (next) => {
      pieces = next;
      isConditional = false;
    },
    notModified: () => {
      isConditional = true;
    },
    get requests() {
      return requests;
    },
    close: () => server.close(),
  };
};
