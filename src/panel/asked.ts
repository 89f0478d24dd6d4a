import { type SentInput, WITHOUT_BODY } from "../contract/call.ts";
import { MINUTE_MS } from "../lib/clock.ts";
import { sha256Hex } from "../lib/digest.ts";
import type { DoorCall } from "../ports/panel.ts";

/** How long a proof of who acts holds for operations that ask for one. */
const PROOF_MS = 10 * MINUTE_MS;

export const isProved = ({ provedAt }: { readonly provedAt: number }, now: number): boolean =>
  now < provedAt + PROOF_MS;

export const sentOf = ({ params, query, body }: Pick<DoorCall, "params" | "query" | "body">): SentInput => ({
  params: { values: params ?? {}, faults: [] },
  query: { values: query ?? {}, faults: [] },
  body: body === undefined ? WITHOUT_BODY : { kind: "object", value: body },
  faults: [],
});

/** Nobody guesses it: 16 random bytes. A shorter one makes nothing the same. */
const ONCE_CHARS = 22;

/** A form sent again with other content is another write. */
export const onceOf = async (
  { operationId, once, body }: DoorCall,
  actor: string,
): Promise<{ once?: string }> =>
  once === undefined || once.length < ONCE_CHARS
    ? {}
    : { once: await sha256Hex(JSON.stringify([operationId, actor, once, body ?? null])) };
