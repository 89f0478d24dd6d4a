import type { Fault } from "../../errors/faults.ts";
import { sha256Hex } from "../../lib/digest.ts";
import { newId } from "../../lib/id.ts";
import type { ClaimRequest } from "../../ports/account-gate.ts";
import type { AppContext } from "../context.ts";
import type { WriteEndpoint } from "../endpoint.ts";
import { rawQuery } from "../http-input.ts";

/** 1 to 100 printable ASCII characters (rules 7.1). */
const FORM = /^[\x20-\x7e]{1,100}$/;

const REFUSED = { in: "header", name: "Idempotency-Key", alone: "invalid_idempotency_key" } as const;
const NOT_TAKEN: Fault = { ...REFUSED, code: "not_taken" };
const MALFORMED: Fault = {
  ...REFUSED,
  code: "invalid_format",
  args: { format: "1-100 printable ASCII characters" },
};

/**
 * The call's key; none on a dry run, which writes nothing to protect. A route that cannot keep the promise refuses
 * the key, because its sender relies on safe retries.
 */
export const readIdempotencyKey = (
  c: AppContext,
  endpoint: WriteEndpoint,
): { key: string | null; faults: readonly Fault[] } => {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return { key: null, faults: [] };
  if (!endpoint.idempotent) return { key: null, faults: [NOT_TAKEN] };
  if (!FORM.test(key)) return { key: null, faults: [MALFORMED] };
  const dryRun = rawQuery(c.req.raw).get("dryRun") === "true";
  return { key: dryRun ? null : key, faults: [] };
};

/** Method, path, query and body, and the caller where it matters: the same key with another request is refused. */
const fingerprintOf = async (c: AppContext, body: Uint8Array, asker: string): Promise<string> => {
  const { pathname, search } = new URL(c.req.url);
  return sha256Hex(`${c.req.method}\n${pathname}\n${search}\n${await sha256Hex(body)}${asker}`);
};

/** The call's request to the gate with its admission. */
export const claimRequest = async (
  c: AppContext,
  key: string,
  body: Uint8Array,
  { endpoint, keyId }: { readonly endpoint: WriteEndpoint; readonly keyId: string },
): Promise<ClaimRequest> => {
  const asker = endpoint.differsByKey?.(rawQuery(c.req.raw)) ? `\n${keyId}` : "";
  return { key, fingerprint: await fingerprintOf(c, body, asker), claimId: newId("claim") };
};
