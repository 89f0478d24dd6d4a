import { type Account, type Job, Refused } from "./account.ts";

/** A form carries 1 MB, as it is written in one. */
const MOST_CHARS = 900_000;
const MOST_ITEMS = 200;
const POLL_MS = 2_000;

export interface Result {
  readonly index: number;
  readonly externalRef: string | null;
  readonly outcome: string;
  readonly id: string | null;
  readonly code: string | null;
  readonly detail: string | null;
  readonly invalidParams: readonly Param[];
}

export interface Param {
  readonly name: string;
  readonly pointer?: string;
  readonly code: string;
  readonly reason: string;
  readonly allowed?: readonly string[];
  readonly suggestions?: readonly {
    readonly name: string;
    readonly uf: string;
    readonly neighborhood?: string;
  }[];
}

interface Batch {
  readonly status: string;
  readonly processed: number;
  readonly results: readonly Result[];
}

export interface Ended {
  readonly job: Job;
  readonly result: Pick<Result, "outcome" | "code" | "detail" | "invalidParams">;
}

interface Chunk {
  readonly jobs: readonly Job[];
  readonly items: string;
}

const itemOf = (job: Job, consent: boolean): string =>
  JSON.stringify({ ...(consent && { consentGiven: true }), ...job.input, externalRef: job.source.ref });

/** In the order of the rows, none of them too long for a form. */
const chunksOf = (jobs: readonly Job[], consent: boolean): Chunk[] => {
  const chunks: { jobs: Job[]; texts: string[]; chars: number }[] = [];
  for (const job of jobs) {
    const text = itemOf(job, consent);
    const { length } = encodeURIComponent(text);
    const last = chunks.at(-1);
    const fits = last && last.jobs.length < MOST_ITEMS && last.chars + length <= MOST_CHARS;
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

export interface Watcher {
  /** All is with the service: the page may be closed. */
  handedOver(): void;
  progress(done: number): void;
}

/**
 * Hands all rows over as batches, then watches them. The key of a batch is its content and the state that the rows were
 * compared with, so the same sheet dropped again, in another tab too, is the same batch until something has changed.
 */
export async function run(
  account: Account,
  jobs: readonly Job[],
  consent: boolean,
  watcher: Watcher,
): Promise<Ended[]> {
  const chunks = chunksOf(jobs, consent);
  const sent: { readonly chunk: Chunk; readonly id: string }[] = [];
  for (const chunk of chunks) {
    const { items } = chunk;
    const once = await digestOf(`${items}${chunk.jobs.map(({ stored }) => stored?.updatedAt ?? "").join()}`);
    const { data } = await account.send<{ data: { id: string } }>("/batch", { items, once });
    sent.push({ chunk, id: data.id });
  }
  if (jobs.every(({ status }) => status === undefined)) watcher.handedOver();
  const ended: Ended[] = [];
  for (const { chunk, id } of sent) {
    const results = await followed(account, id, (processed) => watcher.progress(ended.length + processed));
    for (const result of results)
      ended.push(await withStatus(account, id, chunk.jobs[result.index]!, result));
  }
  watcher.progress(jobs.length);
  return ended;
}

async function followed(
  account: Account,
  id: string,
  tell: (processed: number) => void,
): Promise<readonly Result[]> {
  for (;;) {
    const { data } = await account.read<{ data: Batch }>(`/batch/${id}`);
    tell(data.processed);
    if (data.status === "DONE") return data.results;
    await waited(POLL_MS);
  }
}

/** A state is set behind the row's write, and only if that was taken. */
async function withStatus(account: Account, batchId: string, job: Job, result: Result): Promise<Ended> {
  if (job.status === undefined || result.id === null || result.outcome === "REJECTED") return { job, result };
  const form = { propertyId: result.id, status: job.status };
  try {
    await account.send("/status", { ...form, once: await digestOf(JSON.stringify([batchId, form])) });
    return {
      job,
      result: { ...result, outcome: result.outcome === "UNCHANGED" ? "STATUS_SET" : result.outcome },
    };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { job, result: { outcome: "REJECTED", code: "status", detail: error.message, invalidParams: [] } };
  }
}
