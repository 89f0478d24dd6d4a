import { respond } from "../contract/answer.ts";
import { BODY_BYTES, readBytes } from "../contract/body.ts";
import type { AppContext } from "../contract/context.ts";
import { rawPath } from "../contract/mount.ts";
import { parseInput } from "../contract/parse.ts";
import { Refusal } from "../errors/refusal.ts";
import { readCursor, writeCursor } from "../lib/cursor.ts";
import { readActor } from "./actor.ts";
import type { BackofficeCall, BackofficeEndpoint } from "./endpoint.ts";

const NO_BYTES = new Uint8Array();
/** Stands where a cursor of the API names its account. */
const CURSOR_OWNER = "backoffice";

const callOf = (c: AppContext, actor: string): BackofficeCall => {
  const { services, meter } = c.var;
  // The path as sent: a cursor of one account's list is not good for another's.
  const scope = {
    secret: services.settings.cursorSecret,
    accountId: CURSOR_OWNER,
    route: rawPath(c.req.raw),
  };
  return {
    services,
    actor,
    meter,
    language: c.var.language,
    clock: services.clock,
    directory: services.directory,
    shardNames: services.shardNames,
    shard: services.shard,
    gate: services.gate,
    writeCursor: async (position) => position && writeCursor(scope, position),
    readCursor: async (cursor) => {
      if (cursor === undefined) return null;
      const position = await readCursor(scope, cursor);
      if (!position) throw new Refusal("invalid_cursor");
      return position;
    },
  };
};

/** Actor, validation, handler: the one path of every call of the platform side. */
export const serveBackoffice = async (c: AppContext, endpoint: BackofficeEndpoint): Promise<Response> => {
  const bytes = endpoint.body === undefined ? NO_BYTES : await readBytes(c.req.raw, BODY_BYTES);
  const { actor, faults } = readActor(c.req.raw.headers);
  const input = parseInput(c, endpoint, bytes, faults);
  const { status, body } = await endpoint.handle(callOf(c, actor), input as never);
  return respond(c, { status, headers: {}, body: JSON.stringify(body) });
};
