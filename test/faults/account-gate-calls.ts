import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { AccountGate } from "../../durable-objects/account-gate/object.ts";
import { sha256Hex } from "../../src/lib/digest.ts";
import type { Admission, AdmissionRequest } from "../../src/ports/account-gate.ts";
import { makeAccount, type Overrides, type TestAccount } from "../support/api.ts";
import type { FaultyEnv } from "../support/faulty-env.ts";
import { gateOf } from "../support/gate.ts";
import { runInObject } from "./run-in-object.ts";
import type { Subject } from "./walk.ts";

/** An account's gate as it lives in its object: with memory, and with ports that fail only on command. */
class GateInObject {
  /** How many calls it received, and how many it admitted, since it started. */
  received = 0;
  admitted = 0;
  readonly #account: TestAccount;
  #ports: Env = env;
  #gate: AccountGate | null = null;

  constructor(account: TestAccount) {
    this.#account = account;
  }

  async within(faulty: FaultyEnv, work: (gate: AccountGate) => Promise<unknown>): Promise<unknown> {
    // Calls to one gate wait for each other, so that none overtakes another.
    if (this.#ports !== env) return "waits";
    this.#ports = faulty.env;
    try {
      return await runInObject(gateOf(this.#account.accountId), faulty, (state) => work(this.#of(state)));
    } finally {
      this.#ports = env;
    }
  }

  /** Uses the gate while no port fails. */
  run<T>(work: (gate: AccountGate) => Promise<T>): Promise<T> {
    return runInDurableObject(gateOf(this.#account.accountId), (_, state) => work(this.#of(state)));
  }

  async admit(gate: AccountGate, request: Partial<AdmissionRequest> = {}): Promise<Admission> {
    const { accountId, keyId, key } = this.#account;
    const keyHash = await sha256Hex(key);
    this.received += 1;
    const admission = await gate.admit({
      accountId,
      keyId,
      keyHash,
      ip: null,
      permission: null,
      countsMonth: true,
      claim: null,
      ...request,
    });
    if (admission.admitted) this.admitted += 1;
    return admission;
  }

  admitMember(gate: AccountGate): Promise<Admission> {
    const { accountId } = this.#account;
    const permissions = ["properties:write"] as const;
    return gate.admitMember({
      accountId,
      personId: "psn_walked",
      permissions,
      permission: "properties:write",
      claim: CLAIMED.claim!,
    });
  }

  place(gate: AccountGate): Promise<string | null> {
    return gate.place(this.#account.accountId);
  }

  /** The count in the gate's storage, whatever its memory has. */
  async callsWritten(): Promise<number> {
    const [counts] = await runInDurableObject(gateOf(this.#account.accountId), (_, { storage }) =>
      storage.sql.exec<{ calls: number }>("SELECT calls FROM counts").toArray(),
    );
    return counts?.calls ?? 0;
  }

  /** Forgets what the object's death loses: the memory, and the calls counted there. */
  die(): void {
    this.#gate = null;
    this.#ports = env;
    this.received = 0;
    this.admitted = 0;
  }

  #of(state: DurableObjectState): AccountGate {
    const ports = new Proxy({ ...env }, { get: (_, name) => Reflect.get(this.#ports, name) });
    this.#gate ??= new AccountGate(state, ports);
    return this.#gate;
  }
}

interface GateSubject {
  readonly name: string;
  readonly overrides?: Overrides;
  readonly ignoredColumns?: Subject["ignoredColumns"];
  prepare(gateInObject: GateInObject): Promise<unknown>;
  work(gateInObject: GateInObject, gate: AccountGate): Promise<unknown>;
  /** @returns what the caller finally knows */
  again(gateInObject: GateInObject): Promise<unknown>;
}

const gateSubject = ({ name, overrides, ignoredColumns, prepare, work, again }: GateSubject): Subject => ({
  name,
  ...(ignoredColumns && { ignoredColumns }),
  stage: async () => {
    const account = await makeAccount(overrides);
    const gateInObject = new GateInObject(account);
    await prepare(gateInObject);
    return {
      accountId: account.accountId,
      attempt: (faulty) => gateInObject.within(faulty, (gate) => work(gateInObject, gate)),
      afterwards: async (first) => {
        if (first === "died") gateInObject.die();
        return again(gateInObject);
      },
    };
  },
});

/** A repeated call, under its existing claim if it has one. */
const CLAIMED: Partial<AdmissionRequest> = {
  claim: { key: "walked", fingerprint: "same", claimId: "claim" },
};

/** Every admitted call is counted once, and no other. */
const assertCounted = async (gateInObject: GateInObject): Promise<void> => {
  const { received, admitted } = gateInObject;
  const counted = await gateInObject.callsWritten();
  if (counted < admitted || counted > received)
    throw new Error(`${counted} calls are counted, of ${received} made and ${admitted} admitted.`);
};

const PREPARED_CALLS = 4;

/** A gate that has slept since its one call, and therefore asks the log. */
const letSleep = async (gateInObject: GateInObject): Promise<void> => {
  await gateInObject.run((gate) => gateInObject.admit(gate));
  gateInObject.die();
};

export const ACCOUNT_GATE_CALLS: readonly Subject[] = [
  gateSubject({
    name: "AccountGate.usage: after a sleep",
    prepare: letSleep,
    work: (_, gate) => gate.usage(),
    again: async (gateInObject) => (await gateInObject.run((gate) => gate.usage()))[0]?.calls,
  }),
  gateSubject({
    name: "AccountGate.keyUse: after a sleep",
    prepare: letSleep,
    work: (_, gate) => gate.keyUse(),
    again: async (gateInObject) => Object.keys(await gateInObject.run((gate) => gate.keyUse())).length,
  }),
  gateSubject({
    name: "AccountGate.admit: a call under a key",
    prepare: async () => undefined,
    work: (gateInObject, gate) => gateInObject.admit(gate, CLAIMED),
    again: async (gateInObject) => {
      const admission = await gateInObject.run((gate) => gateInObject.admit(gate, CLAIMED));
      await gateInObject.run((gate) => gate.alarm());
      await assertCounted(gateInObject);
      return admission.admitted ? admission.claim : admission.code;
    },
  }),
  gateSubject({
    name: "AccountGate.admitMember: a person's write",
    prepare: async () => undefined,
    work: (gateInObject, gate) => gateInObject.admitMember(gate),
    again: async (gateInObject) => {
      const admission = await gateInObject.run((gate) => gateInObject.admitMember(gate));
      if (!admission.admitted) return admission.code;
      if ((await gateInObject.callsWritten()) > 0) throw new Error("A person's call is counted.");
      return admission.claim;
    },
  }),
  gateSubject({
    name: "AccountGate.place: where the account is",
    prepare: async () => undefined,
    work: (gateInObject, gate) => gateInObject.place(gate),
    again: (gateInObject) => gateInObject.run((gate) => gateInObject.place(gate)),
  }),
  gateSubject({
    name: "AccountGate.alarm: calls to write, and a notice",
    overrides: { access: { limits: { monthlyQuota: PREPARED_CALLS + 1 } } },
    prepare: (gateInObject) =>
      gateInObject.run(async (gate) => {
        for (let call = 0; call < PREPARED_CALLS; call += 1) await gateInObject.admit(gate);
      }),
    work: (_, gate) => gate.alarm(),
    again: async (gateInObject) => {
      const counted = await gateInObject.callsWritten();
      if (counted !== PREPARED_CALLS) throw new Error(`${counted} of ${PREPARED_CALLS} calls are written.`);
      await gateInObject.run((gate) => gate.alarm());
      return counted;
    },
  }),
];
