import type { Admitted } from "./admission.ts";
import type { Answer, Answered } from "./answer.ts";
import type { Call } from "./call.ts";
import { allShards, contextOfRead, knownDatabase, openForRead } from "./contexts.ts";
import { type Cursors, cursorsOf } from "./cursors.ts";
import type { Endpoint, ReadCall, ReadEndpoint } from "./endpoint.ts";
import { JsonText } from "./json-text.ts";
import { isOverLimit } from "./over-limits.ts";
import { findCursor, parseInput, refuseParsed } from "./parse.ts";

/** Cursors are read and written once the filters of the list are known. */
type UnreadCall = Omit<ReadCall, keyof Cursors>;

const readCall = (
  call: Call,
  db: D1Database | D1DatabaseSession,
  admission: Promise<Admitted>,
): UnreadCall => {
  const { services, caller } = call;
  return {
    ...contextOfRead(call, caller.accountId, db),
    captacao: services.settings.captacao,
    directory: services.directory,
    ...allShards(services),
    principal: async () => (await admission).principal,
    log: () => services.log(caller.accountId),
    board: services.board,
  };
};

const read = async (endpoint: ReadEndpoint, call: Call, unread: UnreadCall): Promise<Answer> => {
  const parsed = parseInput(endpoint as Endpoint, call.sent);
  const reading: ReadCall = { ...unread, ...cursorsOf(call, call.caller.accountId, parsed) };
  const input = parsed.input as never;
  if (parsed.faults.length > 0)
    throw await refuseParsed(parsed, findCursor(reading, input), async () =>
      endpoint.faults?.(reading, input),
    );
  const body = await endpoint.read(reading, input);
  if (body instanceof JsonText) return { status: 200, headers: {}, body: body.text };
  return { status: 200, headers: endpoint.headers?.(body) ?? {}, body: JSON.stringify(body) };
};

/**
 * A read runs beside its admission, and its result is thrown away on refusal. It waits for the gate where it must: when
 * several shards leave open where the account lies, when replicas serve reads and the bookmark decides; and where the
 * account is over its limits, so that a refused call costs no query.
 * @throws Refusal
 */
export const runRead = async (
  endpoint: ReadEndpoint,
  call: Call,
  admission: Promise<Admitted>,
): Promise<Answered> => {
  const { services, caller } = call;
  const known = isOverLimit(caller.accountId, services.clock) ? null : knownDatabase(services, endpoint);
  const db = known ?? openForRead(services, endpoint, await admission);
  const reading = read(endpoint, call, readCall(call, db, admission));
  // A read that fails before the gate refuses the call is not a failure of anything.
  reading.catch(() => null);
  await admission;
  return { answer: await reading, basis: null };
};
