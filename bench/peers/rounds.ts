import { type Rounds, type Side, sideOf } from "../calls/measure.ts";
import { type Call, Connection, wireOf } from "../load/connection.ts";
import { drive } from "../load/drive.ts";
import { inTurn } from "../load/rounds.ts";
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

/** Measures every call of all peers, in turn. */
export const measurePeers = async (
  peers: readonly Peer[],
  { rounds, milliseconds, connections }: Rounds,
): Promise<Results> => {
  await checkPages(peers);
  const kinds = CALLS.map((name) => peers.map((peer) => ({ peer, name })));
  const windows = await inTurn(kinds, rounds, ({ peer, name }) => {
    const next = nextOf(peer, name);
    const load = { target: peer.url, pid: peer.pid, connections, milliseconds };
    return drive({ ...load, turn: (connection) => connection.send(next()) });
  });
  const results: Partial<Record<CallName, Measured[]>> = {};
  for (const [kind, name] of CALLS.entries()) {
    results[name] = [];
    for (const [which, peer] of peers.entries()) {
      const side = sideOf(windows[kind]![which]!);
      results[name].push({ ...side, bytes: Buffer.byteLength(await answerOf(peer, name)) });
    }
  }
  return results as Results;
};
