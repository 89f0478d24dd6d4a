import { choose } from "../../../test/support/random.ts";
import type { Kind, Turn } from "../turn.ts";

/** Registers an endpoint, makes every call about it, and removes it. */
const manage = async (turn: Turn): Promise<void> => {
  const url = `${turn.context.receivers}/healthy/managed-${turn.account.next()}`;
  const { ok, body } = await turn.call("POST", "/webhooks", { body: { url, types: ["property.created"] } });
  if (!ok) return;
  const path = `/webhooks/${body.data.id}`;
  const since = new Date().toISOString();
  const tested = await turn.call("POST", `${path}/test`);
  if (tested.ok) {
    const { delivered, statusCode, error, ms } = tested.body.data;
    // A receiver in this process may answer too late on a slow machine; that events arrive is compared at the end.
    turn.claim(
      delivered || error === "timeout",
      `a test reaches a healthy receiver: ${statusCode} ${error} after ${ms} ms`,
    );
  }
  await turn.call("POST", `${path}/rotate-secret`);
  await turn.call("PATCH", path, { body: { status: "DISABLED" } });
  await turn.call("PATCH", path, { body: { status: "ACTIVE", redeliverSince: since } });
  const list = await turn.call("GET", "/webhooks");
  if (list.ok) turn.claim(list.text.includes(body.data.id), "an endpoint is listed");
  await turn.call("DELETE", path);
};

const watch = async (turn: Turn): Promise<void> => {
  if (turn.account.endpoints.length === 0) return;
  const { id } = choose(turn.random, turn.account.endpoints);
  const { ok, body } = await turn.call("GET", `/webhooks/${id}/deliveries?limit=50`);
  if (!ok || body.data.length === 0 || turn.random() < 0.7) return;
  const delivery = choose(turn.random, body.data as { id: string }[]);
  await turn.call("POST", `/webhooks/${id}/deliveries/${delivery.id}/retry`);
};

/** Webhook endpoints, managed and watched. */
export const KINDS: readonly Kind[] = [
  { name: "manage a webhook", weight: 1, refusals: [], act: manage },
  // A disabled endpoint gets no further round.
  { name: "watch deliveries", weight: 4, refusals: ["422 request_refused"], act: watch },
];
