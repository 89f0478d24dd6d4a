import { type Check, violationUnless } from "./stored.ts";

/** The log has no gap, and begins after its last deleted entry. */
export const order: Check = ({ entries, forgotten }) => {
  const end = (forgotten[0]?.sequence ?? 0) as number;
  return entries.flatMap(({ sequence }, at) =>
    violationUnless(sequence === end + at + 1, `a hole in the log before ${sequence}`),
  );
};

/** After a drain, the outbox is empty. */
export const outboxEmpty: Check = ({ outbox }) =>
  outbox.map(
    ({ id, refused_by }) => `${id} is left in the outbox${refused_by ? `, refused by ${refused_by}` : ""}`,
  );
