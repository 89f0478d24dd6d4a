import { env } from "cloudflare:workers";
import type { Message } from "../../src/ports/messages.ts";
import { drained } from "./dump.ts";

export type Notice = Pick<Message<"radar">, "kind" | "id" | "boards">;

type SendBatch = (this: Queue, messages: Iterable<MessageSendRequest>) => Promise<unknown>;

/** The notices to Radar that `act` leaves in an account's outbox; they are not delivered. */
export const noticesBy = async (accountId: string, act: () => Promise<unknown>): Promise<Notice[]> => {
  await drained(accountId);
  const notices: Notice[] = [];
  const prototype = Object.getPrototypeOf(env.RADAR_QUEUE) as object;
  const original = Reflect.get(prototype, "sendBatch") as SendBatch;
  const noting: SendBatch = async function noting(messages) {
    const others: MessageSendRequest[] = [];
    for (const message of messages) {
      const body = message.body as Message<"radar">;
      if (!Object.hasOwn(body, "boards")) others.push(message);
      else if (body.accountId === accountId)
        for (const id of [body.id, ...(body.more ?? [])])
          notices.push({ kind: body.kind, id, boards: body.boards });
    }
    return others.length === 0 ? undefined : Reflect.apply(original, this, [others]);
  };
  Reflect.set(prototype, "sendBatch", noting);
  try {
    await act();
    await drained(accountId);
  } finally {
    Reflect.set(prototype, "sendBatch", original);
  }
  return notices;
};
