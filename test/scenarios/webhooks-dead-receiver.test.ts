import { expect, it, vi } from "vitest";
import { makeAccount } from "../support/api.ts";
import { eventually } from "../support/eventually.ts";
import { commitEvents, deliveriesOf, makeWebhook, receiver, status } from "../support/receiver.ts";

const EVENTS = 1_000;
const LIVE_ENDPOINTS = 9;

it("a dead receiver delays nobody while a thousand events go to ten endpoints", async () => {
  const { api, accountId } = await makeAccount();
  const counts = new Map<string, Set<string>>();
  const hanging = Promise.withResolvers<Response>();
  const web = receiver();
  // The post to the dead receiver never times out: whoever waited for it would wait forever.
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(new AbortController().signal);
  const dead = await makeWebhook(api);
  for (let made = 0; made < LIVE_ENDPOINTS; made += 1) await makeWebhook(api);
  web.answer = ({ url, id }) => {
    counts.set(url, (counts.get(url) ?? new Set()).add(id));
    return url === dead.url ? hanging.promise : status(200);
  };
  await commitEvents(accountId, 1);
  await eventually(() => expect(counts.get(dead.url)?.size).toBe(1));
  await commitEvents(accountId, EVENTS);
  const full = () => [...counts.values()].filter(({ size }) => size === 1 + EVENTS).length;
  await eventually(() => expect(full()).toBe(LIVE_ENDPOINTS));
  expect(await deliveriesOf(api, dead.id, "?status=DELIVERED")).toEqual([]);
  await api.delete(`/webhooks/${dead.id}`);
  hanging.reject(new Error("The test is over."));
});
