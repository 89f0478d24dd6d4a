import type { Job } from "./account.ts";
import type { Param, Told } from "../../../src/intake/sheets/refusals.ts";
import { type Client, Refused } from "./client.ts";
import { Pending } from "./pending.ts";

/** A form carries 1 MB, as it is written in one. */
const MOST_CHARS = 900_000;
const MOST_ITEMS = 200;
/** So few that a person who does not wait for a trial waits for little of it. */
const MOST_TRIED = 100;
const POLL_MS = 2_000;

export interface Result {
  readonly index: number;
  readonly externalRef: string | null;
  readonly outcome: string;
  readonly id: string | null;
  readonly code: string | null;
  readonly detail: string | null;
  readonly invalidParams: readonly Param[];
  readonly result: Told | null;
}

interface Batch {
  readonly status: string;
  readonly processed: number;
  readonly results: readonly Result[];
}

/** A row, and what the service said of it. */
export interface Ended {
  readonly job: Job;
  readonly result: Result;
}

interface Chunk {
  readonly jobs: readonly Job[];
  readonly items: string;
}

const itemOf = (job: Job, consent: boolean): string =>
  JSON.stringify({ ...(consent && { consentGiven: true }), ...job.input, externalRef: job.source.ref });

/** In the order of the rows, none of them too long for a form. */
const chunksOf = (jobs: readonly Job[], consent: boolean, most: number): Chunk[] => {
  const chunks: { jobs: Job[]; texts: string[]; chars: number }[] = [];
  for (const job of jobs) {
    const text = itemOf(job, consent);
    const { length } = encodeURIComponent(text);
    const last = chunks.at(-1);
    const fits = last && last.jobs.length < most && last.chars + length <= MOST_CHARS;
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

const waited = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function followed(
  client: Client,
  id: string,
  tell: (processed: number) => void,
): Promise<readonly Result[]> {
  for (;;) {
    const { data } = await client.read<{ data: Batch }>(`/batch/${id}`);
    tell(data.processed);
    if (data.status === "DONE") return data.results;
    await waited(POLL_MS);
  }
}

export interface Watcher {
  /** All rows are with the service. @param isAll whether nothing is left to do here, so that the page may be closed */
  handedOver(isAll: boolean): void;
  progress(done: number): void;
}

/**
 * What the service would say of each row, a part at a time: a person who begins to write meanwhile ends it.
 * @param tell of the rows tried so far
 */
export async function tryRows(
  client: Client,
  jobs: readonly Job[],
  consent: boolean,
  { signal, tell }: { readonly signal: AbortSignal; readonly tell: (tried: readonly Ended[]) => void },
): Promise<void> {
  const ended: Ended[] = [];
  for (const { jobs: own, items } of chunksOf(jobs, consent, MOST_TRIED)) {
    if (signal.aborted) return;
    // Another trial is another batch: what it says of the plan and of other objects holds for now.
    const form = { items, once: crypto.randomUUID(), trial: "1" };
    const { data } = await client.send<{ data: { id: string } }>("/batch", form);
    const results = await followed(client, data.id, () => {});
    ended.push(...results.map((result) => ({ job: own[result.index]!, result })));
    if (!signal.aborted) tell(ended);
  }
}

/**
 * Hands all rows over as batches, then watches them. The key of a batch is its content and the state that the rows were
 * compared with, so the same sheet dropped again, in another tab too, is the same batch until something has changed.
 */
export async function run(
  client: Client,
  jobs: readonly Job[],
  consent: boolean,
  watcher: Watcher,
): Promise<Ended[]> {
  const pending = new Pending(client);
  const sent: { readonly chunk: Chunk; readonly id: string }[] = [];
  for (const chunk of chunksOf(jobs, consent, MOST_ITEMS)) {
    const { items } = chunk;
    const once = await digestOf(`${items}${chunk.jobs.map(({ stored }) => stored?.updatedAt ?? "").join()}`);
    const { data } = await client.send<{ data: { id: string } }>("/batch", { items, once });
    pending.keep(data.id, chunk.jobs);
    sent.push({ chunk, id: data.id });
  }
  watcher.handedOver(jobs.every(({ status }) => status === undefined));
  const ended: Ended[] = [];
  for (const { chunk, id } of sent) {
    const results = await followed(client, id, (processed) => watcher.progress(ended.length + processed));
    for (const result of results) ended.push(await withStatus(client, id, chunk.jobs[result.index]!, result));
    pending.forget(id);
  }
  watcher.progress(jobs.length);
  return ended;
}

/** Sets the states of an import that was left before its rows were written. @returns those refused, and why */
export async function finish(client: Client): Promise<string[]> {
  const pending = new Pending(client);
  const refused: string[] = [];
  for (const { batchId, states } of pending.all()) {
    const results = await followed(client, batchId, () => {}).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      refused.push(`${batchId}: ${error.message}`);
      return [];
    });
    for (const { index, id, outcome, externalRef } of results) {
      const status = states[index];
      if (status === undefined || id === null || outcome === "REJECTED") continue;
      const why = await setStatus(client, batchId, { propertyId: id, status });
      if (why !== undefined) refused.push(`${externalRef}: ${why}`);
    }
    pending.forget(batchId);
  }
  return refused;
}

/** @returns why not, if it was refused */
async function setStatus(
  client: Client,
  batchId: string,
  form: { readonly propertyId: string; readonly status: string },
): Promise<string | undefined> {
  try {
    await client.send("/status", { ...form, once: await digestOf(JSON.stringify([batchId, form])) });
    return undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.message;
  }
}

/** A state is set behind the row's write, and only if that was taken. */
async function withStatus(client: Client, batchId: string, job: Job, result: Result): Promise<Ended> {
  if (job.status === undefined || result.id === null || result.outcome === "REJECTED") return { job, result };
  const detail = await setStatus(client, batchId, { propertyId: result.id, status: job.status });
  if (detail !== undefined)
    return { job, result: { ...result, outcome: "REJECTED", code: "status", detail } };
  const outcome = result.outcome === "UNCHANGED" ? "STATUS_SET" : result.outcome;
  return { job, result: { ...result, outcome } };
}
