import type { OperationId } from "../../../src/documentation/all.ts";
import type { TestAccount } from "../../support/api.ts";
import type { Call } from "../../support/contract-client.ts";
import type { Verdict } from "../refusals/refusal.ts";

/** A valid call of an operation. */
export interface Sample extends Call {
  /** Ids, codes and e-mails of the account that the call mentions: no other account may learn of them. */
  readonly names?: readonly string[];
  /** A write that leaves nothing behind in the account. */
  readonly traceless?: true;
}

/**
 * Makes a call, with the object it needs, afresh each time. A write must change something the first time it is sent, so
 * that it differs from a dry run and a replay.
 */
export type MakeSample = (account: TestAccount) => Promise<Sample> | Sample;

/** Changes the object of a call, as somebody else may between preview and confirmation. */
export type Meanwhile = (account: TestAccount, call: Call) => Promise<unknown>;

/** What the tests of all operations need for each one. */
export interface OperationSample {
  readonly call: MakeSample;
  /** For a list: the call whose pages are walked, with at least three items if the list has that many. */
  readonly walk?: MakeSample;
  /** For a write that agents have; null if its preview does not depend on an object. */
  readonly meanwhile?: Meanwhile | null;
  /** For a write with an Idempotency-Key: what lifts each of its own refusals, or why nothing does. */
  readonly refusals?: readonly Verdict[];
}

/** The samples of a resource's operations: the compiler reports missing and unknown ones. */
export type Samples<Id extends OperationId = OperationId> = Readonly<Record<Id, OperationSample>>;

/** A call that needs nothing but a key. */
export const plain: MakeSample = () => ({});

/** A code that must be escaped in a path. */
export const newRef = (): string => `AP ${crypto.randomUUID()}/1`;

/** Makes an object of the account three times, for a list of three items. */
export const threeOf =
  (make: (account: TestAccount) => Promise<unknown>): MakeSample =>
  async (account) => {
    for (let made = 0; made < 3; made += 1) await make(account);
    return {};
  };

/** Like `threeOf`, but an account's tests share the three objects. */
export const sharedThree = (make: (account: TestAccount) => Promise<unknown>): MakeSample => {
  const known = new WeakMap<TestAccount, Promise<Sample>>();
  return (account) => {
    const walk = known.get(account) ?? Promise.resolve(threeOf(make)(account));
    known.set(account, walk);
    return walk;
  };
};

/** The object that a successful creation answered. */
export const made = async <Body>(answer: Promise<{ status: number; text: string; body: { data: Body } }>) => {
  const { status, text, body } = await answer;
  if (status !== 201) throw new Error(`No object for a sample: ${text}`);
  return body.data;
};
