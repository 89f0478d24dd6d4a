import { byRef, listingOf, refOf } from "../listing.ts";
import type { Answer, Kind, Turn } from "../turn.ts";

const writeOf = (turn: Turn): { readonly method: string; readonly path: string; readonly body: object } => {
  const listing = listingOf(turn.random);
  if (turn.random() < 0.5) return { method: "PUT", path: byRef(refOf(turn)), body: listing };
  return { method: "POST", path: "/properties", body: { ...listing, externalRef: refOf(turn) } };
};

/** However often it is sent, even two at a time: one write, and one answer for all. */
const retry = async (turn: Turn): Promise<void> => {
  const { method, path, body } = writeOf(turn);
  const headers = { "Idempotency-Key": `${turn.account.id}-${turn.account.next()}` };
  const send = (): Promise<Answer> => turn.call(method, path, { body, headers });
  const first = turn.random() < 0.5 ? await Promise.all([send(), send()]) : [await send()];
  const answers = [...first, await send()].filter(({ ok }) => ok);
  turn.claim(new Set(answers.map(({ text }) => text)).size <= 1, "a key has one answer");
  const made = answers.filter((answer) => !answer.headers.has("Idempotent-Replayed"));
  turn.claim(made.length <= 1, "a key writes once");
  if (answers.length > 0)
    await turn.call(method, path, { body: { ...body, bedrooms: 9 }, headers, wants: REUSED });
};

const REUSED = "422 idempotency_key_reused";

/** Writes repeated under their key. */
export const KINDS: readonly Kind[] = [
  {
    name: "retry under a key",
    weight: 4,
    refusals: ["409 idempotency_in_progress", "409 concurrent_write"],
    act: retry,
  },
];
