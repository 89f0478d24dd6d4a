import { type Rounds, type Side, sideOf } from "../calls/measure.ts";
import { type Call, Connection, wireOf } from "../load/connection.ts";
import { drive, type Window } from "../load/drive.ts";
import { CALLS, type CallName, PAGES, type Peer } from "./peer.ts";

/** The results of one peer's calls of one kind. */
export interface Measured extends Side {
  /** Of one answer's body. */
  readonly bytes: number;
}

/** By call, then by peer, in the given order. */
export type Results = Readonly<Record<CallName, readonly Measured[]>>;

const nextOf =
  ({ url, calls }: Peer, name: CallName) =>
  (): Call => {
    const { method, path, headers, body, status } = calls[name]();
    return { wire: wireOf(new URL(path, url), method, headers, body), status };
  };

const answerOf = async (peer: Peer, name: CallName): Promise<string> => {
  const connection = await Connection.open(peer.url);
  const text = await connection.send(nextOf(peer, name)());
  connection.close();
  return text;
};

interface Page {
  /** The place of a page's listings in the service's and Directus's answers, and in PocketBase's. */
  readonly data?: readonly unknown[];
  readonly items?: readonly unknown[];
}

/** An empty page would make the comparison meaningless. @throws if a peer shows fewer */
const checkPages = async (peers: readonly Peer[]): Promise<void> => {
  for (const name of PAGES) {
    const pages = await Promise.all(peers.map((peer) => answerOf(peer, name)));
    const counts = pages.map((text) => {
      const { data, items = data } = JSON.parse(text) as Page;
      return items?.length ?? 0;
    });
    if (counts.includes(0) || new Set(counts).size > 1) throw new Error(`${name} shows ${counts} listings.`);
  }
};

/** A different peer begins each round, so that none always follows the same one. */
const turned = <T>(things: readonly T[], by: number): T[] => {
  const at = by % things.length;
  return [...things.slice(at), ...things.slice(0, at)];
};

/** Rounds over all calls, the peers in turn, so that a slow machine slows all. */
export const measurePeers = async (
  peers: readonly Peer[],
  { rounds, milliseconds, connections }: Rounds,
): Promise<Results> => {
  await checkPages(peers);
  const windows = new Map(CALLS.map((name) => [name, new Map(peers.map((peer) => [peer, [] as Window[]]))]));
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of CALLS) {
      for (const peer of turned(peers, round)) {
        const load = { target: peer.url, pid: peer.pid, connections, milliseconds };
        const window = await drive({ ...load, next: nextOf(peer, name) });
        if (round > 0) windows.get(name)!.get(peer)!.push(window);
      }
    }
  }
  const results: Partial<Record<CallName, Measured[]>> = {};
  for (const name of CALLS) {
    results[name] = [];
    for (const peer of peers) {
      const side = sideOf(windows.get(name)!.get(peer)!);
      results[name].push({ ...side, bytes: Buffer.byteLength(await answerOf(peer, name)) });
    }
  }
  return results as Results;
};
