/** What is tried, in this order. Without a key only the first. */
export const STEPS = ["documents", "reads", "writes", "events"] as const;

export type StepName = (typeof STEPS)[number];

export interface Step {
  readonly name: StepName;
  readonly ok: boolean;
  readonly ms: number;
}

export interface Trying {
  readonly url: string;
  /** Of a sandbox. */
  readonly key: string | undefined;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
}

const PATIENCE_MS = 10_000;
const LOOKS = 8;
const LOOK_MS = 1_000;
const REF = "PROBE-1";
const MINUTE_MS = 60_000;

const send = async (
  { url, key, fetch }: Trying,
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

/** The same write twice under one key: the second is answered like the first. @returns the property's id */
const write = async (trying: Trying, began: number): Promise<string> => {
  const sent = {
    method: "PUT",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": `probe-${Math.floor(began / MINUTE_MS)}`,
    },
    body: JSON.stringify({
      ...{
        title: `Probe ${new Date(began).toISOString().slice(0, 16)}`,
        type: "CASA_RUA",
        purposes: ["VENDA"],
      },
      ...{ salePrice: 780_000, address: { city: "Curitiba", state: "PR", neighborhood: "Batel" } },
    }),
  };
  const path = `/v1/properties/by-ref/${REF}`;
  const [first, second] = [await send(trying, path, sent), await send(trying, path, sent)];
  if (first !== second) throw new Error("repeated otherwise");
  return (JSON.parse(first) as { data: { id: string } }).data.id;
};

const seeEvent = async (trying: Trying, id: string, began: number): Promise<void> => {
  const since = encodeURIComponent(new Date(began).toISOString());
  for (let look = 0; look < LOOKS; look += 1) {
    const text = await send(trying, `/v1/events?types=property.created,property.updated&since=${since}`);
    const { events } = JSON.parse(text) as { events: readonly { data: { id?: string } }[] };
    if (events.some(({ data }) => data.id === id)) return;
    await trying.pause(LOOK_MS);
  }
  throw new Error("no event");
};

/** Tries each step; one that needs what another has not done fails with it. */
export const tryAll = async (trying: Trying): Promise<Step[]> => {
  const began = trying.now();
  let written: string | null = null;
  const tries: Readonly<Record<StepName, () => Promise<unknown>>> = {
    documents: () => send(trying, "/docs/openapi.json"),
    reads: async () => {
      await send(trying, "/v1/me");
      await send(trying, "/v1/properties?limit=1");
    },
    writes: async () => {
      written = await write(trying, began);
    },
    events: async () => {
      if (written === null) throw new Error("nothing was written");
      await seeEvent(trying, written, began);
    },
  };
  const steps: Step[] = [];
  for (const name of trying.key === undefined ? STEPS.slice(0, 1) : STEPS) {
    const start = trying.now();
    const ok = await tries[name]().then(
      () => true,
      () => false,
    );
    steps.push({ name, ok, ms: trying.now() - start });
  }
  return steps;
};
