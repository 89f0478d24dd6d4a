import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import {
  fetchWebhooks,
  nodeWebhooks,
  type WebhookMessage,
  type WebhookReceiver,
} from "../real-estate-account.ts";

interface Delivery {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isFailing?: boolean;
  readonly bytes?: number;
}

interface Answer {
  readonly status: number;
  readonly handled: readonly string[];
}

type Send = (receiver: WebhookReceiver, delivery: Request) => Promise<number>;

/** Receives by Node's own server, with what a framework does before it calls the receiver. */
const byServer =
  (listener: (receiver: WebhookReceiver) => RequestListener): Send =>
  async (receiver, delivery) => {
    const server = createServer(listener(receiver)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const body = await delivery.text();
    const { status } = await fetch(`http://127.0.0.1:${port}`, {
      method: "POST",
      headers: delivery.headers,
      body,
    });
    server.close();
    return status;
  };

const WAYS: readonly Send[] = [
  async (receiver, delivery) => {
    try {
      return (await fetchWebhooks(receiver)(delivery)).status;
    } catch {
      return 500;
    }
  },
  byServer((receiver) => (request, response) => {
    nodeWebhooks(receiver)(request, response, () => response.writeHead(500).end());
  }),
  // The body as express.raw() leaves it.
  byServer((receiver) => async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const read = Object.assign(request, { body: Buffer.concat(chunks) });
    nodeWebhooks(receiver)(read, response, () => response.writeHead(500).end());
  }),
];

const requestOf = ({ text, headers, bytes }: Delivery): Request => {
  const body = bytes === undefined ? text : " ".repeat(bytes);
  return new Request("http://localhost/webhooks", { method: "POST", headers, body });
};

/** Receives a delivery in every way. @returns the answer, which must be the same each time */
export async function receive(delivery: Delivery, options: Omit<WebhookReceiver, "handle">): Promise<Answer> {
  const answers: Answer[] = [];
  for (const send of WAYS) {
    const handled: string[] = [];
    const handle = ({ id }: WebhookMessage): void => {
      handled.push(id);
      if (delivery.isFailing) throw new Error("The handling fails.");
    };
    answers.push({ status: await send({ ...options, handle }, requestOf(delivery)), handled });
  }
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  return answers[0]!;
}
