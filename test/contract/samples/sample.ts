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

/** Does to the object of a call what somebody else may do meanwhile. */
export type Meanwhile = (account: TestAccount, call: Call) => Promise<unknown>;

/** What the suites over all operations need of each. */
export interface OperationSample {
  readonly call: MakeSample;
  /** Of a list: the call whose pages are walked, with at least three items where so many are there. */
  readonly walk?: MakeSample;
  /** Of a write that agents have; null where its preview rests on no object. */
  readonly meanwhile?: Meanwhile | null;
  /** Of a write under a key: what lifts each of its own refusals, or why nothing does. */
  readonly refusals?: readonly Verdict[];
}

/** Of each operation of a resource: the compiler names those that lack, and those that are none. */
export type Samples<Id extends OperationId = OperationId> = Readonly<Record<Id, OperationSample>>;

/** A call that takes no more than a key. */
export const plain: MakeSample = () => ({});

/** A code that needs escapes in a path. */
export const newRef = (): string => `AP ${crypto.randomUUID()}/1`;

/** Does what makes an object of the account three times, for a list of three items. */
export const three =
  (make: (account: TestAccount) => Promise<unknown>): MakeSample =>
  async (account) => {
    for (let made = 0; made < 3; made += 1) await make(account);
    return {};
  };

/** Does so the first time it is asked of an account. */
export const onceThree = (make: (account: TestAccount) => Promise<unknown>): MakeSample => {
  const known = new WeakMap<TestAccount, Promise<Sample>>();
  return (account) => {
    const walk = known.get(account) ?? Promise.resolve(three(make)(account));
    known.set(account, walk);
    return walk;
  };
};

/** What the account's own write of an object answered. */
export const made = async <Body>(answer: Promise<{ status: number; text: string; body: { data: Body } }>) => {
  const { status, text, body } = await answer;
  if (status !== 201) throw new Error(`No object for a sample: ${text}`);
  return body.data;
};
