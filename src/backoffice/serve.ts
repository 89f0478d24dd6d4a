import { type AppContext, scopeOf } from "../contract/context.ts";
import { answerCall, receiving } from "../contract/serve-http.ts";
import { Refusal } from "../errors/refusal.ts";
import { ptEn, type Sentence } from "../lib/language.ts";
import { readActor } from "./actor.ts";
import type { BackofficeEndpoint } from "./endpoint.ts";

const PERSON_REQUIRED: Sentence = ptEn(
  "Esta decisão deve ser tomada por uma pessoa, no console do operador.",
  "This must be decided by a person, in the operator's console.",
);

/** The HTTP entry point of the platform side. */
export const serveBackoffice = async (c: AppContext, endpoint: BackofficeEndpoint): Promise<Response> => {
  if (endpoint.operator?.person && scopeOf(c).services.settings.environment === "production")
    throw new Refusal("access_denied", { detail: PERSON_REQUIRED });
  const { actor, faults } = readActor(c.req.raw.headers);
  return receiving(c, endpoint.route, faults, (sent) =>
    answerCall(c, endpoint, { caller: { actor }, sent, claim: null }),
  );
};
