import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  type CloudflareAccount,
  call,
  isLost,
  LostAnswer,
  PlatformRefusal,
  send,
} from "../cloudflare/client.ts";
import type { Ask } from "./catalog.ts";

/** What a run needs of a database. */
export interface RemoteDatabase {
  readonly ask: Ask;
  /** Runs a file as one transaction; meanwhile the database answers nothing else. */
  readonly importFile: (text: string) => Promise<void>;
  /** The present moment, to which the database can be restored. */
  readonly bookmark: () => Promise<string>;
}

const POLL_MS = 1_000;
const BAD_REQUEST = 400;
/** Half an hour. */
const MAX_POLLS = 1_800;
const MAX_LOST_POLLS = 5;

interface ImportAnswer {
  readonly success?: boolean;
  readonly status?: "active" | "complete" | "error";
  readonly at_bookmark?: string;
  readonly upload_url?: string;
  readonly filename?: string;
  readonly error?: string;
  readonly errors?: readonly string[];
}

async function upload(url: string, bytes: Buffer<ArrayBuffer>, etag: string): Promise<void> {
  const answer = await send(url, { method: "PUT", body: bytes });
  const received = answer.headers.get("etag")?.replaceAll('"', "");
  if (isLost(answer.status)) throw new LostAnswer(`upload: status ${answer.status}`);
  if (!answer.ok) throw new PlatformRefusal(answer.status, `upload: status ${answer.status}`);
  if (received !== etag) throw new LostAnswer(`upload: another file has arrived (${received})`);
}

const isUnderWay = (answer: ImportAnswer): boolean =>
  answer.success !== false && answer.status !== "complete" && answer.status !== "error";

async function poll(
  account: CloudflareAccount,
  path: string,
  bookmark: string | undefined,
): Promise<ImportAnswer> {
  for (let lost = 0; ; lost += 1) {
    await (account.pause ?? wait)(POLL_MS);
    try {
      return await call<ImportAnswer>(account, path, {
        body: { action: "poll", current_bookmark: bookmark },
      });
    } catch (error) {
      if (error instanceof LostAnswer && lost < MAX_LOST_POLLS) continue;
      // An import that ended meanwhile is no longer known.
      throw new LostAnswer((error as Error).message);
    }
  }
}

async function importFile(account: CloudflareAccount, path: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const etag = createHash("md5").update(bytes).digest("hex");
  const begun = await call<ImportAnswer>(account, path, { body: { action: "init", etag } });
  let state = begun;
  // If the file was uploaded before, this call starts the import.
  if (begun.upload_url !== undefined) {
    await upload(begun.upload_url, bytes, etag);
    state = await call(account, path, { body: { action: "ingest", etag, filename: begun.filename } });
  }
  for (let polls = 0; isUnderWay(state); polls += 1) {
    if (polls === MAX_POLLS) throw new LostAnswer("the import has not ended");
    state = await poll(account, path, state.at_bookmark);
  }
  if (state.success === false || state.status === "error")
    throw new PlatformRefusal(
      BAD_REQUEST,
      state.error ?? state.errors?.join("; ") ?? "the import has failed",
    );
}

export function remoteDatabase(account: CloudflareAccount, id: string): RemoteDatabase {
  const path = `/accounts/${account.accountId}/d1/database/${id}`;
  return {
    ask: async (statement) => {
      const [answer] = await call<{ results: Record<string, unknown>[] }[]>(account, `${path}/query`, {
        body: statement,
      });
      return answer?.results ?? [];
    },
    importFile: (text) => importFile(account, `${path}/import`, text),
    bookmark: async () =>
      (await call<{ bookmark: string }>(account, `${path}/time_travel/bookmark`)).bookmark,
  };
}
