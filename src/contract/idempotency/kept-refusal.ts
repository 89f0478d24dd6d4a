import { ERRORS } from "../../errors/catalogue.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { Answer } from "../answer.ts";

/** Marks every replay. */
export const REPLAYED = { "Idempotent-Replayed": "true" } as const;

/** Stored in parts, without a language: a retry may ask for the other one (rules 7.3). */
export const keptRefusal = ({ code, details }: Refusal): Answer => ({
  status: ERRORS[code].status,
  headers: {},
  body: JSON.stringify({ code, details }),
});

/** A stored refusal, to be repeated. */
export const replayedRefusal = ({ body }: Pick<Answer, "body">): Refusal => {
  const { code, details } = JSON.parse(body) as Pick<Refusal, "code"> & Partial<Pick<Refusal, "details">>;
  return new Refusal(code, { ...details, headers: { ...details?.headers, ...REPLAYED } });
};
