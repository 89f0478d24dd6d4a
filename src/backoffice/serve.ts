import { respond } from "../contract/answer.ts";
import { BODY_BYTES } from "../contract/body.ts";
import { WITHOUT_BODY } from "../contract/call.ts";
import type { AppContext } from "../contract/context.ts";
import { cursorsOf } from "../contract/cursors.ts";
import { readBody, readPath, readQuery } from "../contract/http-input.ts";
import { findCursor, type Parsed, parseInput, refuseParsed } from "../contract/parse.ts";
import { follow } from "../domain/follow/index.ts";
import { readActor } from "./actor.ts";
import type { BackofficeCall, BackofficeEndpoint } from "./endpoint.ts";
import { developmentFaults } from "./production.ts";

/** Stands where a cursor of the API names its account. */
const CURSOR_OWNER = "backoffice";

const callOf = (c: AppContext, actor: string, parsed: Parsed): BackofficeCall => {
  const services = c.get("services");
  const meter = c.get("meter");
  const { readCursor, writeCursor } = cursorsOf({ services, path: c.req.path }, CURSOR_OWNER, parsed);
  return {
    services,
    actor,
    meter,
    language: c.get("language"),
    clock: services.clock,
    directory: services.directory,
    shardNames: services.shardNames,
    shard: services.shard,
    gate: services.gate,
    log: services.log,
    follow,
    writeCursor: async (position) => position && writeCursor(position),
    readCursor: async (cursor) => (cursor === undefined ? null : readCursor(cursor)),
  };
};

/** Actor, validation, handler: the one path of every call of the platform side. */
export const serveBackoffice = async (c: AppContext, endpoint: BackofficeEndpoint): Promise<Response> => {
  const body = endpoint.route.method === "get" ? WITHOUT_BODY : await readBody(c, BODY_BYTES);
  const { actor, faults } = readActor(c.req.raw.headers);
  const parsed = parseInput(endpoint, {
    params: readPath(c, endpoint.route.path),
    query: readQuery(c),
    body,
    faults,
  });
  const call = callOf(c, actor, parsed);
  const allFaults = [...parsed.faults, ...developmentFaults(call, endpoint, parsed.input.body)];
  const input = parsed.input as never;
  if (allFaults.length > 0)
    throw await refuseParsed({ ...parsed, faults: allFaults }, findCursor(call, input), async () =>
      parsed.input.body === undefined ? [] : endpoint.faults?.(call, input),
    );
  const reply = await endpoint.handle(call, input);
  return respond(c, { status: reply.status, headers: {}, body: JSON.stringify(reply.body) });
};
