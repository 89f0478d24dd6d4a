import { broken, type Check, type Row } from "./stored.ts";

const ROUND_ATTEMPTS = 7;
const LOGGED_ATTEMPTS = 50;
const GONE = 410;
/** By now a reminder, alarm or sweep has found every due delivery. */
const OVERDUE_MS = 10 * 60_000;

const isOpen = ({ status }: Row): boolean => status === "PENDING" || status === "RETRYING";

/** The status agrees with the coming and past attempts. */
const stateOf = (row: Row): string[] => {
  const { id, status, next_attempt_at: next, finished_at: finished, delivered_at: delivered } = row;
  return [
    ...broken(isOpen(row) === (next !== null), `${id} is ${status}, next tried at ${next}`),
    ...broken(isOpen(row) === (finished === null), `${id} is ${status}, finished at ${finished}`),
    ...broken(
      (status === "DELIVERED") === (delivered !== null),
      `${id} is ${status}, delivered at ${delivered}`,
    ),
  ];
};

const attemptsOf = (row: Row): string[] => {
  const {
    id,
    status,
    attempts,
    round_attempts: round,
    last_status_code: code,
  } = row as Row & Record<"attempts" | "round_attempts", number>;
  const logged = JSON.parse(row.attempt_log as string) as { statusCode: number | null }[];
  const fits: Readonly<Record<string, boolean>> = {
    PENDING: round === 0,
    RETRYING: round > 0 && round < ROUND_ATTEMPTS,
    DELIVERED: round > 0 && round <= ROUND_ATTEMPTS,
    FAILED: round === ROUND_ATTEMPTS || code === GONE,
    SKIPPED: true,
  };
  return [
    ...broken(fits[status as string] === true, `${id} is ${status} after ${round} attempts of its round`),
    ...broken(attempts >= round, `${id} was tried ${attempts} times, ${round} of them lately`),
    ...broken(
      logged.length === Math.min(attempts, LOGGED_ATTEMPTS) && (logged.at(-1)?.statusCode ?? null) === code,
      `${id} was tried ${attempts} times and last got ${code}, logged are ${logged.length}`,
    ),
  ];
};

/** A delivery shows its true outcome, has its contents, and is deleted in time. */
export const deliveries: Check = ({ deliveries: all, endpoints, entries, now }) => {
  const owners = new Set(endpoints.map(({ id }) => id));
  const bodies = new Set(entries.map(({ id }) => id));
  return all.flatMap((row) => {
    const due = Math.max((row.next_attempt_at ?? now) as number, row.leased_until as number);
    return [
      ...stateOf(row),
      ...attemptsOf(row),
      ...broken(owners.has(row.endpoint_id), `${row.id} is of ${row.endpoint_id}, which is gone`),
      ...broken(bodies.has(row.event_id), `${row.id} has nothing to send`),
      ...broken(!isOpen(row) || due > now - OVERDUE_MS, `${row.id} has been due since ${due}`),
    ];
  });
};
