import type { AcceptedRow, Param } from "../../../src/intake/sheets/refusals.ts";
import type { Job } from "./account.ts";
import { type Client, Refused } from "./client.ts";
import { Pending, type States } from "./pending.ts";

/** A form may have 1 MB, URL-encoded. */
const MAX_CHARS = 900_000;
const MAX_ITEMS = 200;
/** Per trial batch: few, so that whoever skips the trial hardly waits for the current one. */
const MAX_TRIAL_ITEMS = 100;
const POLL_MS = 2_000;

export interface Result {
  readonly index: number;
  readonly externalRef: string | null;
  readonly outcome: string;
  readonly id: string | null;
  readonly code: string | null;
  readonly detail: string | null;
  readonly invalidParams: readonly Param[];
  readonly result: AcceptedRow | null;
}

/** A row with its result. */
export interface Ended {
  readonly job: Job;
  readonly result: Result;
}

interface Chunk {
  readonly jobs: readonly Job[];
  readonly items: string;
}

const itemOf = ({ input, source: { ref } }: Job, consent: boolean): string =>
  JSON.stringify({
    ...(consent && { consentGiven: true }),
    ...input,
    ...(ref !== "" && { externalRef: ref }),
  });

const hasCode = ({ source }: Job): boolean => source.ref !== "";

/** Splits the rows, in order, into chunks that fit into a form. */
const chunksOf = (jobs: readonly Job[], consent: boolean, most: number): Chunk[] => {
  const chunks: { jobs: Job[]; texts: string[]; chars: number }[] = [];
  for (const job of jobs) {
    const text = itemOf(job, consent);
    const { length } = encodeURIComponent(text);
    const last = chunks.at(-1);
    const fits = last && last.jobs.length < most && last.chars + length <= MAX_CHARS;
    const chunk = fits ? last : { jobs: [], texts: [], chars: 0 };
    if (!fits) chunks.push(chunk);
    chunk.jobs.push(job);
    chunk.texts.push(text);
    chunk.chars += length;
  }
  return chunks.map(({ jobs: own, texts }) => ({ jobs: own, items: `[${texts.join(",")}]` }));
};

const digestOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

async function resultsOf(
  client: Client,
  id: string,
  tell: (processed: number) => void,
): Promise<readonly Result[]> {
  for (;;) {
    const { data } = await client.read<{
      data: { readonly status: string; readonly processed: number; readonly results: readonly Result[] };
    }>(`/batch/${id}`);
    tell(data.processed);
    if (data.status === "DONE") return data.results;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Writes clients without a code one by one, because a batch identifies its items by code. If a client is sent again,
 * even from another tab, its phone or e-mail identifies it, and only what was missing is filled in.
 */
async function* writeUncoded(
  client: Client,
  jobs: readonly Job[],
  consent: boolean,
  isTrial = false,
): AsyncGenerator<Ended> {
  const none = { index: 0, externalRef: null, id: null, code: null, detail: null, invalidParams: [] };
  for (const job of jobs.filter((one) => !hasCode(one))) {
    const item = itemOf(job, consent);
    const form = { item, once: crypto.randomUUID(), ...(isTrial && { trial: "1" }) };
    const result = await client.send<{ result: AcceptedRow & { outcome: string } }>("/client", form).then(
      (written): Result => ({ ...none, outcome: written.result.outcome, result: written.result }),
      (error: unknown): Result => {
        if (!(error instanceof Refused)) throw error;
        return { ...none, ...error.refusal, outcome: "REJECTED", result: null };
      },
    );
    yield { job, result };
  }
}

interface Watcher {
  /** The batches have been sent. @param isAll whether nothing else is left to send, so that the page may be closed */
  handedOver(isAll: boolean): void;
  progress(done: number): void;
}

/**
 * Asks the service, in small batches, whether it would accept each row, until the signal aborts.
 * @param tell receives the rows tried so far
 */
export async function tryRows(
  client: Client,
  jobs: readonly Job[],
  consent: boolean,
  { signal, tell }: { readonly signal: AbortSignal; readonly tell: (tried: readonly Ended[]) => void },
): Promise<void> {
  const ended: Ended[] = [];
  for (const { jobs: own, items } of chunksOf(jobs.filter(hasCode), consent, MAX_TRIAL_ITEMS)) {
    if (signal.aborted) return;
    // A random key makes each trial a new batch: its results depend on what the account has at the moment.
    const form = { items, once: crypto.randomUUID(), trial: "1" };
    const { data } = await client.send<{ data: { id: string } }>("/batch", form);
    const results = await resultsOf(client, data.id, () => {});
    ended.push(...results.map((result) => ({ job: own[result.index]!, result })));
    if (!signal.aborted) tell(ended);
  }
  for await (const result of writeUncoded(client, jobs, consent, true)) {
    if (signal.aborted) return;
    ended.push(result);
    tell([...ended]);
  }
}

/** Why statuses were refused, by property id. */
type RefusedStates = ReadonlyMap<string, string>;

/** Sets the statuses of existing properties without waiting for their batch: only this page knows about them. */
async function setStates(client: Client, { batchId, states }: States): Promise<RefusedStates> {
  const refused = new Map<string, string>();
  for (const { propertyId, status } of states) {
    const form = { propertyId, status };
    const once = await digestOf(JSON.stringify([batchId, form]));
    await client.send("/status", { ...form, once }).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      refused.set(propertyId, error.message);
    });
  }
  return refused;
}

/**
 * Sends the rows with a code as batches, sets the statuses of existing properties, then waits for the results. A
 * batch's idempotency key is a hash of its content and of when the compared objects were last changed: dropping the
 * same sheet again, even in another tab, repeats the same batch until something has changed.
 */
export async function run(
  client: Client,
  jobs: readonly Job[],
  consent: boolean,
  watcher: Watcher,
): Promise<Ended[]> {
  const pending = new Pending(client);
  const sent: { readonly chunk: Chunk; readonly id: string }[] = [];
  for (const chunk of chunksOf(jobs.filter(hasCode), consent, MAX_ITEMS)) {
    const { items } = chunk;
    const once = await digestOf(`${items}${chunk.jobs.map(({ stored }) => stored?.updatedAt ?? "").join()}`);
    const { data } = await client.send<{ data: { id: string } }>("/batch", { items, once });
    pending.keep(data.id, chunk.jobs);
    sent.push({ chunk, id: data.id });
  }
  watcher.handedOver(jobs.every((job) => hasCode(job) && job.status === undefined));
  const refused = await finish(client);
  const ended: Ended[] = [];
  for await (const result of writeUncoded(client, jobs, consent)) watcher.progress(ended.push(result));
  watcher.handedOver(true);
  for (const { chunk, id } of sent) {
    const results = await resultsOf(client, id, (processed) => watcher.progress(ended.length + processed));
    ended.push(...results.map((result) => withStatus(chunk.jobs[result.index]!, result, refused)));
  }
  watcher.progress(jobs.length);
  return ended;
}

/** Sets all statuses that are left, also those of an earlier, closed import. @returns those refused, with the reason */
export async function finish(client: Client): Promise<RefusedStates> {
  const pending = new Pending(client);
  const refused: [string, string][] = [];
  for (const states of pending.all()) {
    refused.push(...(await setStates(client, states)));
    pending.forget(states.batchId);
  }
  return new Map(refused);
}

/** A row's result, taking its status into account. */
function withStatus(job: Job, result: Result, refused: RefusedStates): Ended {
  if (job.status === undefined || result.outcome === "REJECTED") return { job, result };
  const detail = refused.get(job.stored?.id ?? "");
  if (detail !== undefined)
    return { job, result: { ...result, outcome: "REJECTED", code: "status", detail } };
  const outcome = result.outcome === "UNCHANGED" ? "STATUS_SET" : result.outcome;
  return { job, result: { ...result, outcome } };
}
