import { Refusal } from "../errors/refusal.ts";
import { sha256Hex } from "../lib/digest.ts";
import type { AppContext } from "./context.ts";
import type { WriteEndpoint } from "./endpoint.ts";

/** 1 to 100 printable ASCII characters (decisions §2). */
const FORM = /^[\x20-\x7e]{1,100}$/;

const NOT_TAKEN = {
  detail: {
    "pt-BR": "Esta rota não aceita Idempotency-Key: repetida, ela faz de novo.",
    en: "This route does not take an Idempotency-Key: repeated, it does its work again.",
  },
} as const;

/**
 * The call's key; none on a dry run, which writes nothing to protect. A route that cannot keep the promise refuses the
 * key: who sends it believes that a retry is safe.
 */
export const idempotencyKey = (
  c: AppContext,
  endpoint: WriteEndpoint,
): { key: string | null; fault: Refusal | null } => {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return { key: null, fault: null };
  if (!endpoint.idempotent) return { key: null, fault: new Refusal("invalid_idempotency_key", NOT_TAKEN) };
  if (!FORM.test(key)) return { key: null, fault: new Refusal("invalid_idempotency_key") };
  const dryRun = new URL(c.req.url).searchParams.get("dryRun") === "true";
  return { key: dryRun ? null : key, fault: null };
};

/** Method, path, query and body: the same key with another request is refused. */
export const fingerprintOf = async (c: AppContext, body: Uint8Array): Promise<string> => {
  const { pathname, search } = new URL(c.req.url);
  return sha256Hex(`${c.req.method}\n${pathname}\n${search}\n${await sha256Hex(body)}`);
};
