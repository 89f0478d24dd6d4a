import { env } from "cloudflare:workers";
import { keepDeadLetters } from "../../src/domain/dead-letters/letter.ts";
import type { TestAccount } from "./api.ts";

/** A message that asks for something already done, so that it may be sent again at any time. */
export const harmlessMessage = (accountId: string) => ({
  v: 1,
  kind: "discard",
  accountId,
  shard: "DB",
});

/** A message of the account that the photo queue gave up on. @returns its id */
export const aDeadLetter = async ({ accountId }: Pick<TestAccount, "accountId">): Promise<string> => {
  const id = crypto.randomUUID();
  const message = { id, queue: "photos", body: harmlessMessage(accountId) } as const;
  await keepDeadLetters(env.DB, [message], Date.now());
  return id;
};
