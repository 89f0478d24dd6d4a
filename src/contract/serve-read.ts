import { refuseCursor } from "../errors/refusal.ts";
import { readCursor, writeCursor } from "../lib/cursor.ts";
import { type Admitted, admit, identify } from "./admission.ts";
import { type Answer, respond } from "./answer.ts";
import type { AppContext, Caller } from "./context.ts";
import { allShards, contextOfRead, knownDatabase, openForRead } from "./contexts.ts";
import type { Endpoint, ReadCall, ReadEndpoint } from "./endpoint.ts";
import { JsonText } from "./json-text.ts";
import { isOverLimit } from "./over-limits.ts";
import { findCursor, parseInput, refuseParsed } from "./parse.ts";

const NO_BYTES = new Uint8Array();

const readCall = (
  c: AppContext,
  caller: Caller,
  db: D1Database | D1DatabaseSession,
  admission: Promise<Admitted>,
): ReadCall => {
  const services = c.get("services");
  // The path as sent: a cursor of one object's list is not good for another's.
  const scope = {
    secret: services.settings.cursorSecret,
    accountId: caller.accountId,
    route: c.req.path,
  };
  return {
    ...contextOfRead(c, caller.accountId, db),
    captacao: services.settings.captacao,
    directory: services.directory,
    ...allShards(services),
    principal: async () => (await admission).principal,
    log: () => services.log(caller.accountId),
    board: services.board,
    writeCursor: (position) => writeCursor(scope, position),
    readCursor: async (cursor) => {
      const position = await readCursor(scope, cursor);
      if (!position) throw refuseCursor();
      return position;
    },
  };
};

type Outcome = { done: true; answer: Answer } | { done: false; error: unknown };

const attempt = async (c: AppContext, endpoint: ReadEndpoint, call: ReadCall): Promise<Outcome> => {
  try {
    const parsed = parseInput(c, endpoint as Endpoint, NO_BYTES);
    const input = parsed.input as never;
    if (parsed.faults.length > 0)
      throw await refuseParsed(parsed, findCursor(call, input), async () => endpoint.faults?.(call, input));
    const body = await endpoint.read(call, input);
    if (body instanceof JsonText)
      return { done: true, answer: { status: 200, headers: {}, body: body.text } };
    const headers = endpoint.headers?.(body) ?? {};
    return { done: true, answer: { status: 200, headers, body: JSON.stringify(body) } };
  } catch (error) {
    return { done: false, error };
  }
};

/**
 * A read runs beside its admission, and its result is thrown away on refusal. It waits for the gate where it must: when
 * several shards leave open where the account lies, when replicas serve reads and the bookmark decides; and where the
 * account is over its limits, so that what is refused costs no query.
 */
export const serveRead = async (c: AppContext, endpoint: ReadEndpoint): Promise<Response> => {
  const caller = await identify(c);
  const admission = admit(c, endpoint, caller, null);
  const services = c.get("services");
  const known = isOverLimit(caller.accountId, services.clock) ? null : knownDatabase(services, endpoint);
  const db = known ?? openForRead(services, endpoint, await admission);
  const reading = attempt(c, endpoint, readCall(c, caller, db, admission));
  await admission;
  const outcome = await reading;
  if (!outcome.done) throw outcome.error;
  return respond(c, outcome.answer);
};
