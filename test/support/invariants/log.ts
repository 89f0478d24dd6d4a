import { broken, type Check } from "./stored.ts";

/** The log has no hole, and its head is its last entry. */
export const order: Check = ({ entries, head }) => {
  const first = entries[0]?.sequence as number;
  const end = head[0]?.sequence;
  return [
    ...entries.flatMap(({ sequence }, at) =>
      broken(sequence === first + at, `a hole in the log before ${sequence}`),
    ),
    ...broken(end === (entries.at(-1)?.sequence ?? end), `head ${end} is not the last entry's`),
  ];
};

/** Whoever drained the outbox has taken all of it. */
export const outboxEmpty: Check = ({ outbox }) =>
  outbox.map(({ id, refused_by }) => `${id} is left in the outbox${refused_by ? ` by ${refused_by}` : ""}`);
