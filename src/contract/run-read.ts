import { MEMBER_ENTRIES, readContext } from "../call-context.ts";
import { type Admitted, admitting, isOverLimit } from "./admission.ts";
import {
  type Answer,
  type Answered,
  brokerOf,
  type Call,
  isKey,
  JsonText,
  Versioned,
  versionHeader,
} from "./call.ts";
import { allShards, knownDatabase, openForRead } from "./contexts.ts";
import type { Endpoint, ReadCall, ReadEndpoint } from "./endpoint.ts";
import { type Cursors, cursorsOf, findCursor, parseRead, refuseParsed } from "./parse.ts";

/** Without the cursors, which need the filters of the list. */
type UnreadCall = Omit<ReadCall, keyof Cursors>;

const readCall = (
  call: Call,
  db: D1Database | D1DatabaseSession,
  admission: Promise<Admitted>,
): UnreadCall => {
  const { services, caller, meter, language } = call;
  const brokerId = brokerOf(caller);
  const maxEntries = isKey(caller) ? undefined : MEMBER_ENTRIES;
  return {
    ...readContext(services, { accountId: caller.accountId, db, meter, language, brokerId, maxEntries }),
    captacao: services.settings.captacao,
    directory: services.directory,
    ...allShards(services),
    principal: async () => (await admission).principal,
    log: () => services.log(caller.accountId),
    board: services.board,
  };
};

const read = async (endpoint: ReadEndpoint, call: Call, unread: UnreadCall): Promise<Answer> => {
  const parsed = parseRead(endpoint as Endpoint, call.sent);
  const list = { accountId: call.caller.accountId, base: "/v1", route: endpoint.route } as const;
  const reading: ReadCall = { ...unread, ...cursorsOf(call, list, parsed) };
  const input = parsed.input as never;
  if (parsed.faults.length > 0)
    throw await refuseParsed(parsed, findCursor(reading, input), async () =>
      endpoint.faults?.(reading, input),
    );
  const body = await endpoint.read(reading, input);
  if (body instanceof JsonText) return { status: 200, headers: {}, body: body.text };
  if (body instanceof Versioned)
    return { status: 200, headers: versionHeader(body.version), body: JSON.stringify(body.body) };
  return { status: 200, headers: endpoint.headers?.(body) ?? {}, body: JSON.stringify(body) };
};

/**
 * A read runs during its admission, and a refusal discards its result. It waits for the gate only if necessary: if only
 * the gate knows which of several shards is the account's, if replicas serve reads and the gate has the bookmark, or if
 * the account is over its limits, so that a refused call costs no query.
 * @throws Refusal
 */
const runDuringAdmission = async (
  endpoint: ReadEndpoint,
  call: Call,
  admission: Promise<Admitted>,
): Promise<Answered> => {
  const { services, caller } = call;
  const known = isOverLimit(caller.accountId, services.clock) ? null : knownDatabase(services, endpoint);
  const db = known ?? openForRead(services, endpoint, await admission);
  const reading = read(endpoint, call, readCall(call, db, admission));
  // If the gate refuses the call, a failed read does not matter.
  reading.catch(() => null);
  await admission;
  return { answer: await reading, basis: null };
};

export const runRead = admitting(runDuringAdmission);
