import { BodyMemory, readBody } from "../lib/arriving-body.ts";
import { MINUTE_MS } from "../lib/clock.ts";
import { mac, toBase64Url } from "../lib/digest.ts";

/** A POST that the probe received, kept for the run that waits for it. */
export interface Arrival {
  readonly headers: Readonly<Record<string, string | null>>;
  readonly body: string;
}

type Store = Pick<R2Bucket, "get" | "put" | "delete">;

const MAC_BYTES = 24;
const PATH = /^\/hooks\/(\d{13})-[\w-]{32}$/;
const SIGNED_HEADERS = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;
/** No delivery to the probe is larger. */
const MAX_BYTES = 20_000;
const MEMORY = new BodyMemory(100 * MAX_BYTES, 50 * MAX_BYTES);

const fileOf = (path: string): string => path.slice(1);

/** The address of a run's webhook, which only the holder of the key can compute. */
export const hookPath = async (key: string, at: number): Promise<string> =>
  `/hooks/${at}-${toBase64Url(await mac(key, `probe-hook ${at}`, MAC_BYTES))}`;

/** When the run of this address began; NaN for any other address. */
export const hookTime = (path: string): number => Number(PATH.exec(path)?.[1] ?? Number.NaN);

/** Keeps a POST to the address of a run that still waits. @returns whether it was one */
export const keepArrival = async (
  store: Store,
  key: string | undefined,
  request: Request,
  now: number,
): Promise<boolean> => {
  const { pathname } = new URL(request.url);
  const at = hookTime(pathname);
  if (key === undefined || !(Math.abs(now - at) < MINUTE_MS) || pathname !== (await hookPath(key, at)))
    return false;
  const read = await readBody(request, {
    memory: MEMORY,
    owner: "",
    limit: MAX_BYTES,
    clock: { now: () => now },
  });
  if (typeof read === "string") return false;
  const body = new TextDecoder().decode(read);
  const headers = Object.fromEntries(SIGNED_HEADERS.map((name) => [name, request.headers.get(name)]));
  await store.put(fileOf(pathname), JSON.stringify({ headers, body } satisfies Arrival));
  return true;
};

/** The POST to a run's address, which is deleted. */
export const takeArrival = async (store: Store, path: string): Promise<Arrival | null> => {
  const found = await store.get(fileOf(path));
  if (!found) return null;
  const arrival = await found.json<Arrival>();
  await store.delete(fileOf(path));
  return arrival;
};
