import { isoTime, MINUTE_MS } from "../lib/clock.ts";
import { isSigned } from "../lib/webhook-signature.ts";
import { type Arrival, hookPath, hookTime } from "./arrivals.ts";

/** The steps, in order. Without a key only the first is tried. */
export const STEPS = ["documents", "reads", "writes", "events", "webhooks"] as const;

export type StepName = (typeof STEPS)[number];

export interface Step {
  readonly name: StepName;
  readonly ok: boolean;
  readonly ms: number;
}

export interface ProbePorts {
  readonly url: string;
  readonly key: string | undefined;
  /** The probe's own address, where its webhook posts. */
  readonly ownUrl: string;
  /** What has arrived at a path of that address. */
  readonly arrived: (path: string) => Promise<Arrival | null>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
}

const PATIENCE_MS = 10_000;
const LOOKS = 8;
const LOOK_MS = 1_000;
/** A younger endpoint may belong to a run in progress. */
const LEFT_MS = 3 * MINUTE_MS;
const REF = "PROBE-1";

const send = async (
  { url, key, fetch }: ProbePorts,
  path: string,
  init: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string } = {},
): Promise<string> => {
  const own: Record<string, string> = key === undefined ? {} : { Authorization: `Bearer ${key}` };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url + path, { ...init, headers: { ...own, ...init.headers }, signal });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return text;
};

const JSON_TYPE = { "Content-Type": "application/json" };

const writeOf = (name: string, began: number) => ({
  method: "PUT",
  headers: { ...JSON_TYPE, "Idempotency-Key": `${name}-${Math.floor(began / MINUTE_MS)}` },
  body: JSON.stringify({
    title: `${name} ${isoTime(began).slice(0, 16)}`,
    type: "CASA_RUA",
    purposes: ["VENDA"],
    salePrice: 780_000,
    address: { city: "Curitiba", state: "PR", neighborhood: "Batel" },
  }),
});

/** Makes the same write twice under one key: both answers must be equal. @returns the property's id */
const write = async (ports: ProbePorts, began: number): Promise<string> => {
  const sent = writeOf("Probe", began);
  const path = `/v1/properties/by-ref/${REF}`;
  const first = await send(ports, path, sent);
  const second = await send(ports, path, sent);
  if (first !== second) throw new Error("the repeated write got another answer");
  return (JSON.parse(first) as { data: { id: string } }).data.id;
};

/** @throws Error if it is not found in time */
const lookFor = async <T>({ pause }: ProbePorts, name: string, look: () => Promise<T | null>): Promise<T> => {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const found = await look();
    if (found) return found;
    await pause(LOOK_MS);
  }
  throw new Error(`no ${name}`);
};

const seeEvent = async (ports: ProbePorts, id: string, began: number): Promise<void> => {
  const since = encodeURIComponent(isoTime(began));
  await lookFor(ports, "event", async () => {
    const text = await send(ports, `/v1/events?types=property.created,property.updated&since=${since}`);
    const { events } = JSON.parse(text) as { events: readonly { data: { id?: string } }[] };
    return events.find(({ data }) => data.id === id) ?? null;
  });
};

const removeHook = (ports: ProbePorts, id: string): Promise<string> =>
  send(ports, `/v1/webhooks/${id}`, { method: "DELETE" });

/** Removes the webhooks of runs that died. */
const removeLeft = async (ports: ProbePorts): Promise<void> => {
  const { data } = JSON.parse(await send(ports, "/v1/webhooks?limit=100")) as {
    readonly data: readonly { readonly id: string; readonly url: string }[];
  };
  const own = data.filter(({ url }) => {
    const { pathname, href } = new URL(url);
    return href.startsWith(`${ports.ownUrl}/hooks/`) && !(ports.now() - hookTime(pathname) < LEFT_MS);
  });
  for (const { id } of own) await removeHook(ports, id);
};

/** Creates a webhook to the probe itself: a write's event must arrive, signed with the endpoint's secret. */
const receiveWebhook = async (ports: ProbePorts, began: number): Promise<void> => {
  await removeLeft(ports);
  const path = await hookPath(ports.key!, began);
  const body = JSON.stringify({ url: ports.ownUrl + path, types: ["property.created", "property.updated"] });
  const text = await send(ports, "/v1/webhooks", { method: "POST", headers: JSON_TYPE, body });
  const { data, secret } = JSON.parse(text) as { data: { id: string }; secret: string };
  try {
    await send(ports, `/v1/properties/by-ref/${REF}`, writeOf("Probe webhook", began));
    const arrival = await lookFor(ports, "webhook", () => ports.arrived(path));
    const headers = { get: (name: string) => arrival.headers[name] ?? null };
    if (!(await isSigned(secret, headers, arrival.body))) throw new Error("the signature is wrong");
  } finally {
    await removeHook(ports, data.id);
    await ports.arrived(path);
  }
};

/** Tries each step; one that depends on a failed step fails too. */
export const tryAll = async (ports: ProbePorts): Promise<Step[]> => {
  const began = ports.now();
  let written: string | null = null;
  const tries: Readonly<Record<StepName, () => Promise<unknown>>> = {
    documents: () => send(ports, "/docs/openapi.json"),
    reads: async () => {
      await send(ports, "/v1/me");
      await send(ports, "/v1/properties?limit=1");
    },
    writes: async () => {
      written = await write(ports, began);
    },
    events: async () => {
      if (written === null) throw new Error("nothing was written");
      await seeEvent(ports, written, began);
    },
    webhooks: () => receiveWebhook(ports, began),
  };
  const steps: Step[] = [];
  for (const name of ports.key === undefined ? STEPS.slice(0, 1) : STEPS) {
    const start = ports.now();
    const ok = await tries[name]().then(
      () => true,
      () => false,
    );
    steps.push({ name, ok, ms: ports.now() - start });
  }
  return steps;
};
