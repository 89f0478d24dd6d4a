import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { waitAfter } from "../../queues/redelivery.ts";
import { newId } from "../../src/lib/id.ts";
import { MESSAGE_VERSION } from "../../src/ports/message-version.ts";
import { handlers } from "../../src/relay.ts";

type Answer = (request: Request) => Promise<Response>;

/** The environment of a Worker that is far from its databases, and the requests that it passes on. */
const farFrom = (answer: Answer) => {
  const passed: Request[] = [];
  const fetch = async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    passed.push(request.clone());
    return answer(request);
  };
  return { passed, far: { ...env, SELF: { fetch } } as unknown as Env };
};

const placed: Answer = (request) => exports.default.fetch(request);
const nobody: Answer = async () => new Response(null, { status: 404 });

const radar = () => ({
  v: MESSAGE_VERSION,
  accountId: newId("account"),
  shard: "DB",
  kind: "lead",
  id: newId("lead"),
  boards: [],
  more: [],
});

/** The outcome of each message after the handler. */
const deliver = async (far: Env, queue: string, bodies: readonly unknown[]): Promise<unknown[]> => {
  const outcomes: unknown[] = bodies.map(() => "unsettled");
  const messages = bodies.map((body, at) => ({
    id: `message-${at}`,
    timestamp: new Date(),
    attempts: 1,
    body,
    ack: () => {
      outcomes[at] = "done";
    },
    retry: (options?: QueueRetryOptions) => {
      outcomes[at] = options?.delaySeconds;
    },
  }));
  const context = createExecutionContext();
  await handlers.queue({ queue, messages } as unknown as MessageBatch<unknown>, far, context);
  await waitOnExecutionContext(context);
  return outcomes;
};

it.for([
  ["beside its databases", placed],
  ["here, if the other version knows no such work", nobody],
] as const)("a message is worked on %s, and each has its own outcome", async ([, answer]) => {
  const { passed, far } = farFrom(answer);
  expect(await deliver(far, "radar", [radar()])).toEqual(["done"]);
  expect(await deliver(far, "feeds", [{ v: MESSAGE_VERSION }, 7])).toEqual([waitAfter(1), waitAfter(1)]);
  expect(passed).toHaveLength(2);
});

it("a webhook's message is not passed on, because its work outlasts it", async () => {
  const { passed, far } = farFrom(placed);
  expect(await deliver(far, "webhooks-dead", [{}])).toEqual(["done"]);
  expect(passed).toEqual([]);
});

it.for([
  ["is cut", async () => Promise.reject(new Error("cut"))],
  ["fails", async () => new Response(null, { status: 500 })],
] as const)("no message is acknowledged if its relay %s, so all come again", async ([, answer]) => {
  const settled: string[] = [];
  const settle = (how: string) => () => settled.push(how);
  const message = { id: "message-0", timestamp: new Date(), attempts: 1, body: radar() };
  const messages = [{ ...message, ack: settle("done"), retry: settle("again") }];
  const batch = { queue: "radar", messages } as unknown as MessageBatch<unknown>;
  await expect(handlers.queue(batch, farFrom(answer).far, createExecutionContext())).rejects.toThrow();
  expect(settled).toEqual([]);
});

const CRON = { cron: "*/2 * * * *", scheduledTime: Date.now() } as ScheduledController;

it("the jobs of a cron run near their databases", async () => {
  const { passed, far } = farFrom(placed);
  const runs = "SELECT count(*) AS n FROM job_runs WHERE job = 'trash-purge'";
  const count = () => env.DB.prepare(runs).first<number>("n");
  const before = (await count())!;
  await handlers.scheduled(CRON, far, createExecutionContext());
  expect([passed.length, await count()]).toEqual([1, before + 1]);
});

it("a cron fails if its jobs fail there", async () => {
  const broken = { ...env, DB: null } as unknown as Env;
  const { far } = farFrom((request) =>
    handlers.fetch(
      request as Request<unknown, IncomingRequestCfProperties>,
      broken,
      createExecutionContext(),
    ),
  );
  await expect(handlers.scheduled(CRON, far, createExecutionContext())).rejects.toThrow("failed");
});

it("nobody else can relay work, or even see that relayed work is accepted", async () => {
  const { passed, far } = farFrom(placed);
  await deliver(far, "radar", [radar()]);
  const [signed] = passed;
  const send = (url: string, signature?: string) =>
    exports.default.fetch(
      new Request(url, {
        method: "POST",
        body: JSON.stringify({ cron: CRON }),
        headers: signature === undefined ? {} : { "Relay-Signature": signature },
      }),
    );
  const comparable = async (response: Response) => [
    response.status,
    (await response.text()).replaceAll(/"(requestId|instance)":"[^"]+"/g, ""),
  ];
  const unknown = await comparable(await send("https://placed/nothing"));
  expect(unknown[0]).toBe(404);
  const right = signed!.headers.get("Relay-Signature")!;
  for (const signature of [undefined, "", right.slice(1), `0${right.slice(1)}`, right.replace(/./g, "0")])
    if (signature !== right) expect(await comparable(await send(signed!.url, signature))).toEqual(unknown);
});

it("work signed with any accepted secret is accepted", async () => {
  const { far } = farFrom((request) =>
    handlers.fetch(
      request as Request<unknown, IncomingRequestCfProperties>,
      { ...env, KEY_SECRET_2: "a newer secret of 32 characters." } as Env,
      createExecutionContext(),
    ),
  );
  expect(await deliver(far, "radar", [radar()])).toEqual(["done"]);
});
