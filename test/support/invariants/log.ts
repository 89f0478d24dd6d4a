import { broken, type Check } from "./stored.ts";

/** The log has no hole, and begins where it was forgotten up to. */
export const order: Check = ({ entries, forgotten }) => {
  const end = (forgotten[0]?.sequence ?? 0) as number;
  return entries.flatMap(({ sequence }, at) =>
    broken(sequence === end + at + 1, `a hole in the log before ${sequence}`),
  );
};

/** Whoever drained the outbox has taken all of it. */
export const outboxEmpty: Check = ({ outbox }) =>
  outbox.map(({ id, refused_by }) => `${id} is left in the outbox${refused_by ? ` by ${refused_by}` : ""}`);
