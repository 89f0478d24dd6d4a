import { setTimeout as pause } from "node:timers/promises";
import { listingOf, refOf } from "../listing.ts";
import type { Kind, Turn } from "../turn.ts";

const MAX_ITEMS = 8;
const POLL_MS = 1_000;
/** Several batches of an account share four items a second. */
const MAX_POLLS = 60;
/** A batch whose message died with the service waits for the sweep, after each death. */
const MAX_POLLS_DYING = 1_200;

/** The local runtime processes one batch of all accounts at a time, at four items a second. */
const RARE = 0.15;

type Type = "properties" | "leads";

const itemOf = (turn: Turn, type: Type): object => {
  if (turn.random() < 0.05) return { externalRef: refOf(turn), color: "blue" };
  if (type === "properties") return { ...listingOf(turn.random), externalRef: refOf(turn) };
  const externalRef = `CLI-${turn.account.next()}`;
  return { externalRef, name: "Cliente de Lote", email: `${externalRef}@clientes.test`, consentGiven: true };
};

const untilDone = async (turn: Turn, path: string, total: number): Promise<void> => {
  const most = turn.context.isDying ? MAX_POLLS_DYING : MAX_POLLS;
  for (let polls = 0; polls < most; polls += 1) {
    const { ok, body } = await turn.call("GET", path);
    if (ok && body.data.status === "DONE") {
      const counted = Object.values(body.data.counts as Record<string, number>);
      turn.claim(counted.reduce((sum, count) => sum + count, 0) === total, "a batch counts all its items");
      return;
    }
    await pause(POLL_MS);
  }
  turn.claim(false, `a batch of ${total} items is done in ${most} s`);
};

const run = async (turn: Turn, type: Type): Promise<void> => {
  const size = 2 + Math.floor(turn.random() * MAX_ITEMS);
  const items = Array.from({ length: size }, () => itemOf(turn, type));
  const dryRun = turn.random() < 0.1 ? "?dryRun=true" : "";
  const { ok, body } = await turn.call("POST", `/${type}/batch${dryRun}`, { body: { items } });
  if (ok) await untilDone(turn, `/${type}/batch/${body.data.id}`, size);
};

/** Batches, polled until they are done. */
export const KINDS: readonly Kind[] = [
  { name: "batch of properties", weight: RARE, refusals: [], act: (turn) => run(turn, "properties") },
  { name: "batch of clients", weight: RARE, refusals: [], act: (turn) => run(turn, "leads") },
];
