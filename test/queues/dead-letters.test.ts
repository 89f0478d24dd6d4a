import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { queue } from "../../queues/index.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { harmlessMessage } from "../support/dead-letter.ts";

const deliver = async (name: string, bodies: readonly unknown[], bindings: Env = env) => {
  const messages = bodies.map((body) => ({
    id: crypto.randomUUID(),
    timestamp: new Date(),
    attempts: 1,
    body,
  }));
  const batch = createMessageBatch(name, messages);
  const context = createExecutionContext();
  await queue(batch, bindings, context);
  return { ids: messages.map(({ id }) => id), result: await getQueueResult(batch, context) };
};

const letterOf = async (id: string) => (await backoffice.get(`/dead-letters/${id}`)).body.data;

it("the consumer keeps a message that its queue gave up, with its account and kind", async () => {
  const { accountId } = await makeAccount();
  const { ids, result } = await deliver("photos-dead", [harmlessMessage(accountId)]);
  expect(result.explicitAcks).toEqual(ids);
  expect(await letterOf(ids[0]!)).toMatchObject({
    queue: "photos",
    kind: "discard",
    accountId,
    state: "OPEN",
  });
});

it("the consumer keeps no message that its queue still retries", async () => {
  const { accountId } = await makeAccount();
  const { ids } = await deliver("photos", [harmlessMessage(accountId)]);
  expect(await letterOf(ids[0]!)).toBeUndefined();
});

it("the consumer keeps an unreadable message, and has it delivered again", async () => {
  const { ids, result } = await deliver("radar-dead", [{ v: 999 }]);
  expect(result.explicitAcks).toEqual([]);
  expect(await letterOf(ids[0]!)).toMatchObject({ queue: "radar", kind: null, accountId: null });
});

it("the consumer has a message delivered again that could not be kept", async () => {
  const { accountId } = await makeAccount();
  const body = { v: 1, accountId, webhookId: "wh_0000000000000000" };
  const broken = { ...env, DB: { prepare: () => ({ bind: () => ({}) }) } } as unknown as Env;
  const { ids, result } = await deliver("webhooks-dead", [body], broken);
  expect([result.explicitAcks, result.retryMessages.map(({ msgId }) => msgId)]).toEqual([[], ids]);
});
