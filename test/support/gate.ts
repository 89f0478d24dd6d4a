import { env } from "cloudflare:workers";
import type { AccountGate } from "../../durable-objects/account-gate/object.ts";
import { sha256Hex } from "../../src/lib/digest.ts";
import type { Admission, AdmissionRequest } from "../../src/ports/account-gate.ts";
import type { TestAccount } from "./api.ts";

export const gateOf = (accountId: string): DurableObjectStub<AccountGate> =>
  env.ACCOUNT_GATE.getByName(accountId) as unknown as DurableObjectStub<AccountGate>;

/** Calls an account's gate as a call with its key does, without a route. */
export const admit = async (
  { accountId, keyId, key }: TestAccount,
  request: Partial<AdmissionRequest> = {},
): Promise<Admission> =>
  gateOf(accountId).admit({
    accountId,
    keyId,
    keyHash: await sha256Hex(key),
    ip: null,
    permission: null,
    countsMonth: true,
    claim: null,
    ...request,
  });

export const codeOf = (admission: Admission): string => (admission.admitted ? "admitted" : admission.code);
