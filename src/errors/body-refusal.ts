import type { BodyFault } from "../lib/arriving-body.ts";
import { Refusal } from "./refusal.ts";

const BUSY_SECONDS = 5;

/** The refusal of a body over its limit. */
export const tooLarge = (limit: number): Refusal =>
  new Refusal("payload_too_large", {
    detail: { "pt-BR": `O corpo passa de ${limit} bytes.`, en: `The body is over ${limit} bytes.` },
  });

/** The refusal of a body that could not be read (rules 2.11). */
export const bodyRefusal = (fault: BodyFault, limit: number): Refusal => {
  switch (fault) {
    case "too_large":
      return tooLarge(limit);
    case "late":
      return new Refusal("body_timeout");
    case "no_room":
      return new Refusal("upstream_busy", { retryAfter: BUSY_SECONDS });
    case "broken":
      return new Refusal("bad_request", {
        detail: { "pt-BR": "O corpo terminou antes da hora.", en: "The body ended too soon." },
      });
  }
};
