import { JSON_MEDIA_TYPE } from "../contract/answer.ts";
import type { AppContext } from "../contract/context.ts";
import type { Markup } from "./pages/layout.ts";
import { STYLE } from "./pages/style.ts";

const CACHE = "public, max-age=300";

let styleSource: Promise<string> | undefined;

/** A page runs nothing, loads nothing, sends nothing: its own style sheet is all it has (CSP 3 §6.7.3, hash sources). */
const policy = async (): Promise<string> => {
  styleSource ??= crypto.subtle
    .digest("SHA-256", new TextEncoder().encode(STYLE))
    .then((digest) => `'sha256-${new Uint8Array(digest).toBase64()}'`);
  return `default-src 'none'; style-src ${await styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
};

const headersFor = (c: AppContext, type: string): Record<string, string> => ({
  "Content-Type": type,
  "Content-Language": c.get("language"),
  "Cache-Control": CACHE,
  Vary: "Accept, Accept-Language",
});

export const answerPage = async (c: AppContext, markup: Markup): Promise<Response> =>
  new Response(String(await markup), {
    headers: {
      ...headersFor(c, "text/html; charset=utf-8"),
      "Content-Security-Policy": await policy(),
      "Referrer-Policy": "no-referrer",
    },
  });

/** @param text JSON already */
export const answerJson = (c: AppContext, text: string, extra: Record<string, string> = {}): Response =>
  new Response(text, { headers: { ...headersFor(c, JSON_MEDIA_TYPE), ...extra } });
