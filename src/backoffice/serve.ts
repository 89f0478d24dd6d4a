import type { AppContext } from "../contract/context.ts";
import { answerCall, receive } from "../contract/serve-http.ts";
import { readActor } from "./actor.ts";
import type { BackofficeEndpoint } from "./endpoint.ts";

/** The HTTP door of the platform side. */
export const serveBackoffice = async (c: AppContext, endpoint: BackofficeEndpoint): Promise<Response> => {
  const { actor, faults } = readActor(c.req.raw.headers);
  const sent = await receive(c, endpoint.route, faults);
  return answerCall(c, endpoint, { caller: { actor }, sent, claim: null });
};
