import { env } from "cloudflare:workers";
import { type Answer, send } from "../support/http.ts";

const HTML = "text/html,application/xhtml+xml,*/*;q=0.8";

/** Asks for a page as a browser does. */
export const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  send("GET", path, null, { headers: { Accept: HTML, ...headers } });

/** The address of every page, as the assistants' list has it. */
export const addresses = async (language: string): Promise<string[]> => {
  const { text } = await get(`/docs/llms.txt?lang=${language}`);
  return [...text.matchAll(/\]\((\S+)\.md\?lang=/g)].map(([, address]) =>
    address!.slice(env.PUBLIC_URL.length),
  );
};
