import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { Ask } from "./catalogue.ts";

/** The platform refused the call and did nothing. */
export class D1Refusal extends Error {}

/** No answer came: the call may have taken effect, or may still be running. */
export class LostAnswer extends Error {}

/** What a run needs of a database. */
export interface RemoteDatabase {
  readonly ask: Ask;
  /** Runs a file as one transaction; meanwhile the database answers nothing else. */
  readonly importFile: (text: string) => Promise<void>;
  /** The present moment, to which the database can be restored. */
  readonly bookmark: () => Promise<string>;
}

export interface D1Account {
  /** Ends without a slash. */
  readonly baseUrl: string;
  readonly accountId: string;
  readonly token: string;
  readonly pause: (ms: number) => Promise<unknown>;
}

const PATIENCE_MS = 90_000;
const POLL_MS = 1_000;
/** Half an hour. */
const MAX_POLLS = 1_800;
const MAX_LOST_POLLS = 5;
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

interface Envelope {
  readonly success?: boolean;
  readonly result?: unknown;
  readonly errors?: readonly { readonly code?: number; readonly message?: string }[];
}

interface ImportAnswer {
  readonly success?: boolean;
  readonly status?: "active" | "complete" | "error";
  readonly at_bookmark?: string;
  readonly upload_url?: string;
  readonly filename?: string;
  readonly error?: string;
  readonly errors?: readonly string[];
}

const wordsOf = ({ errors = [] }: Envelope, status: number): string =>
  errors.map(({ code, message }) => `${message ?? ""} [code: ${code}]`).join("; ") || `status ${status}`;

const isLost = (status: number): boolean => status >= FIRST_SERVER_ERROR || status === TOO_MANY_REQUESTS;

/** @throws LostAnswer if no answer comes */
const send = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error: Error) => {
    throw new LostAnswer(`no answer: ${error.message}`);
  });

async function call<T>({ token }: D1Account, url: string, body?: object): Promise<T> {
  const answer = await send(url, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const envelope = (await answer.json().catch(() => ({}))) as Envelope;
  if (isLost(answer.status)) throw new LostAnswer(wordsOf(envelope, answer.status));
  if (!answer.ok || envelope.success !== true) throw new D1Refusal(wordsOf(envelope, answer.status));
  return envelope.result as T;
}

async function upload(url: string, bytes: Buffer<ArrayBuffer>, etag: string): Promise<void> {
  const answer = await send(url, { method: "PUT", body: bytes });
  const received = answer.headers.get("etag")?.replaceAll('"', "");
  if (isLost(answer.status)) throw new LostAnswer(`upload: status ${answer.status}`);
  if (!answer.ok) throw new D1Refusal(`upload: status ${answer.status}`);
  if (received !== etag) throw new LostAnswer(`upload: another file has arrived (${received})`);
}

const isUnderWay = (answer: ImportAnswer): boolean =>
  answer.success !== false && answer.status !== "complete" && answer.status !== "error";

async function poll(account: D1Account, url: string, bookmark: string | undefined): Promise<ImportAnswer> {
  for (let lost = 0; ; lost += 1) {
    await account.pause(POLL_MS);
    try {
      return await call<ImportAnswer>(account, url, { action: "poll", current_bookmark: bookmark });
    } catch (error) {
      if (error instanceof LostAnswer && lost < MAX_LOST_POLLS) continue;
      // An import that ended meanwhile is no longer known.
      throw new LostAnswer((error as Error).message);
    }
  }
}

async function importFile(account: D1Account, url: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const etag = createHash("md5").update(bytes).digest("hex");
  const begun = await call<ImportAnswer>(account, url, { action: "init", etag });
  let state = begun;
  // If the file was uploaded before, this call starts the import.
  if (begun.upload_url !== undefined) {
    await upload(begun.upload_url, bytes, etag);
    state = await call(account, url, { action: "ingest", etag, filename: begun.filename });
  }
  for (let polls = 0; isUnderWay(state); polls += 1) {
    if (polls === MAX_POLLS) throw new LostAnswer("the import has not ended");
    state = await poll(account, url, state.at_bookmark);
  }
  if (state.success === false || state.status === "error")
    throw new D1Refusal(state.error ?? state.errors?.join("; ") ?? "the import has failed");
}

export function remoteDatabase(account: D1Account, id: string): RemoteDatabase {
  const url = `${account.baseUrl}/accounts/${account.accountId}/d1/database/${id}`;
  return {
    ask: async (statement) => {
      const [answer] = await call<{ results: Record<string, unknown>[] }[]>(
        account,
        `${url}/query`,
        statement,
      );
      return answer?.results ?? [];
    },
    importFile: (text) => importFile(account, `${url}/import`, text),
    bookmark: async () => (await call<{ bookmark: string }>(account, `${url}/time_travel/bookmark`)).bookmark,
  };
}
