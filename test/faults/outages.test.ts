import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { type JobName, runJob } from "../../src/jobs/registry.ts";
import { JOB_QUEUES } from "../../src/ports/job-queues.ts";
import { servicesOf } from "../../src/services.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { typesOf } from "../support/dashboard.ts";
import { drained } from "../support/dump.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { feedXml, flat, putFeed } from "../support/feed-stage.ts";
import { type Answer, answerOf, type Method, requestOf } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { person } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { pictured } from "../support/picture-web.ts";
import { deliveriesOf, makeWebhook } from "../support/receiver.ts";
import { type Call, respondWith, retry } from "../support/serve-with.ts";
import { deliver, drainEverything, queueOf, redeliver } from "./drain-everything.ts";
import { type HeldMessage, stubPlatform, takeMessages } from "./stub-platform.ts";
import { serve } from "./stub-web.ts";

stubPlatform();

interface Outage {
  /** Failing bindings; objects' own calls fail too if the platform's methods are replaced. */
  readonly env: Env;
  /** How often the service encountered it. */
  failures(): number;
  end(): void;
}

/** Makes methods of the platform fail for every caller. */
const refusing = (of: readonly (readonly [object, readonly string[]])[], message: string): Outage => {
  const fail = vi.fn(async () => {
    throw new Error(message);
  });
  const kept = of.flatMap(([target, names]) =>
    names.map((name) => {
      const prototype = Object.getPrototypeOf(target) as object;
      const own = Reflect.get(prototype, name) as unknown;
      Reflect.set(prototype, name, fail);
      return () => Reflect.set(prototype, name, own);
    }),
  );
  return {
    env,
    failures: () => fail.mock.calls.length,
    end: () => {
      for (const restore of kept) restore();
    },
  };
};

/** One queue refuses every sender; the others work. */
const refusingQueue = (name: string): Outage => {
  const prototype = Object.getPrototypeOf(env.PHOTO_QUEUE) as Queue<HeldMessage>;
  const own = prototype.sendBatch;
  let failures = 0;
  prototype.sendBatch = async function sendBatch(messages) {
    const sent = [...messages];
    if (!sent.some(({ body }) => queueOf(body) === name)) return Reflect.apply(own, this, [sent]);
    failures += 1;
    throw new Error("Queue sendBatch failed: Internal Server Error");
  };
  return {
    env,
    failures: () => failures,
    end: () => {
      prototype.sendBatch = own;
    },
  };
};

/** Makes objects not answer the Worker. */
const silenceOf = (label: string): Outage => {
  const how = new Error("Network connection lost.");
  const faulty = faultyEnv({ at: "each", among: label, when: "before", how });
  return {
    env: faulty.env,
    failures: () => faulty.calls.filter((call) => call.startsWith(label)).length,
    end: () => undefined,
  };
};

/** A store or service whose every call fails. */
const OUTAGES: Readonly<Record<string, () => Outage>> = {
  D1: () =>
    refusing(
      [
        [env.DB, ["batch", "exec"]],
        [env.DB.prepare("SELECT 1"), ["all", "first", "raw", "run"]],
      ],
      "D1_ERROR: Network connection lost.",
    ),
  R2: () =>
    refusing(
      [[env.PHOTOS, ["get", "head", "put", "delete", "list"]]],
      "put: We encountered an internal error. Please try again. (10001)",
    ),
  "the queues": () =>
    refusing([[env.PHOTO_QUEUE, ["send", "sendBatch"]]], "Queue sendBatch failed: Internal Server Error"),
  ...Object.fromEntries(
    [...JOB_QUEUES, "webhooks"].map((name) => [`the queue ${name}`, () => refusingQueue(name)] as const),
  ),
  "the gates": () => silenceOf("ACCOUNT_GATE."),
  "the logs": () => silenceOf("EVENT_LOG."),
  "the boards": () => silenceOf("MATCH_BOARD."),
};

const JOBS: readonly JobName[] = [
  "outbox-sweep",
  "photo-sweep",
  "batch-sweep",
  "delivery-sweep",
  "radar-sweep",
];

/** The number of the morning's calls that succeed first. */
const BEGINNINGS = [0, 2];

const PHONES = [{ number: "+5511900000001" }];

/** An integration's calls of a morning, each write under its own key. */
const morningOf = ({ key }: TestAccount, photos: readonly string[]): Call[] => {
  const call = (method: Method, path: string, body: unknown, at: number): Call => ({
    key,
    method,
    path,
    options: { body, headers: { "Idempotency-Key": `morning-${at}` } },
  });
  const items = [listing({ externalRef: "AP-3" }), listing({ externalRef: "AP-4" })];
  const sent: Parameters<typeof call>[] = [
    ["PUT", "/properties/by-ref/AP-1", listing({ photos: photos.slice(1) }), 1],
    ["POST", "/properties", listing({ externalRef: "AP-2" }), 2],
    ["POST", "/leads", person({ externalRef: "C-1", phones: PHONES }), 3],
    ["POST", "/properties/batch", { items }, 4],
    ["PUT", "/properties/by-ref/AP-1", listing({ photos, salePrice: 700_000 }), 5],
    ["POST", "/feed/sync", undefined, 6],
  ];
  return sent.map((one) => call(...one));
};

const isReported = ({ status, body, headers }: Answer): boolean =>
  status < 300 || ([503, 504].includes(status) && body.retryable && Number(headers.get("Retry-After")) > 0);

/** Delivers the queues' messages. @returns those that could not be processed */
const deliverHeld = async (accountId: string, bindings: Env): Promise<HeldMessage[]> => {
  const kept: HeldMessage[] = [];
  for (const message of takeMessages(accountId)) {
    if ((await deliver(queueOf(message), message, bindings)) !== "acked") kept.push(message);
  }
  return kept;
};

const send = async (call: Call, bindings: Env): Promise<Answer> =>
  answerOf(
    await respondWith(bindings, requestOf(call.method, `/v1${call.path}`, call.key, call.options ?? {})),
    call.path,
  );

const CASES = Object.keys(OUTAGES).flatMap((name) => BEGINNINGS.map((calls) => [name, calls] as const));

it.each(CASES)("an outage of %s after %i calls loses nothing and does nothing twice", async (name, first) => {
  const account = await makeAccount();
  const { accountId, api } = account;
  const photos = ["a", "b"].map((name) => `http://localhost:9099/${accountId}/${name}`);
  for (const url of photos) serve(url, pictured(url.slice(-1)));
  const feed = `http://localhost:9099/${accountId}.xml`;
  serve(feed, () => new Response(feedXml(flat("AP-5"))));
  await putFeed(account, feed);
  const { id: webhookId } = await makeWebhook(api);
  const calls = morningOf(account, photos);

  const answers: Answer[] = [];
  for (const call of calls.slice(0, first)) answers.push(await send(call, env));
  const outage = OUTAGES[name]!();
  for (const call of calls.slice(first)) answers.push(await send(call, outage.env));
  const kept = await deliverHeld(accountId, outage.env);
  for (const job of JOBS) await runJob(job, servicesOf(outage.env), Date.now()).catch(() => undefined);
  outage.end();
  expect(answers.filter((answer) => !isReported(answer))).toEqual([]);
  expect(outage.failures()).toBeGreaterThan(0);

  for (const call of calls) expect((await retry(call)).status).toBeLessThan(300);
  for (const message of kept) await redeliver(queueOf(message), message);
  await drainEverything(accountId);
  await drained(accountId);
  const listed = (await api.get("/properties")).body.data;
  expect(listed.map((one: { externalRef: string }) => one.externalRef).sort()).toEqual([
    "AP-1",
    "AP-2",
    "AP-3",
    "AP-4",
    "AP-5",
  ]);
  const shown = (await api.get("/properties/by-ref/AP-1")).body.data;
  expect([shown.salePrice, shown.photoSync.state, shown.photos.length]).toEqual([700_000, "DONE", 2]);
  expect((await api.get("/leads")).body.data).toHaveLength(1);
  const types = await typesOf(account);
  const count = (type: string): number => types.filter((one) => one === type).length;
  expect([count("property.created"), count("lead.created"), count("batch.done")]).toEqual([5, 1, 1]);
  const states = (await deliveriesOf(api, webhookId, "?limit=100")).map(({ status }) => status);
  expect(new Set(states)).toEqual(new Set(["DELIVERED"]));
  expect(await brokenInvariants(accountId)).toEqual([]);
});
