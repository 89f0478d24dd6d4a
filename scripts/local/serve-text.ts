import { LocalServer } from "./server.ts";

/** Answers every request with one text, as the site of a feed does. */
export const serveText = (text: string, type: string): Promise<LocalServer> =>
  new LocalServer((_, response) => response.setHeader("Content-Type", type).end(text)).listen();
