import { ERRORS } from "../../errors/catalogue.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { Answer } from "../answer.ts";

/** Every replay says that it is one. */
export const REPLAYED = { "Idempotent-Replayed": "true" } as const;

/** Kept in its parts, in no language: who asks again may ask in the other one (rules 7.3). */
export const keptRefusal = ({ code, details }: Refusal): Answer => ({
  status: ERRORS[code].status,
  headers: {},
  body: JSON.stringify({ code, details }),
});

/** A refusal as it was kept, to be answered again. */
export const replayedRefusal = ({ body }: Pick<Answer, "body">): Refusal => {
  const { code, details } = JSON.parse(body) as Pick<Refusal, "code"> & Partial<Pick<Refusal, "details">>;
  return new Refusal(code, { ...details, headers: { ...details?.headers, ...REPLAYED } });
};
