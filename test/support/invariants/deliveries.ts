import { type Check, type Row, violationUnless } from "./stored.ts";

const ROUND_ATTEMPTS = 7;
const LOGGED_ATTEMPTS = 50;
const GONE = 410;
/** By now a reminder, alarm or sweep has found every due delivery. */
const OVERDUE_MS = 10 * 60_000;

const isOpen = ({ status }: Row): boolean => status === "PENDING" || status === "RETRYING";

/** The status agrees with the next attempt and the past attempts. */
const stateOf = (row: Row): string[] => {
  const { id, status, next_attempt_at: next, finished_at: finished, delivered_at: delivered } = row;
  return [
    ...violationUnless(
      isOpen(row) === (next !== null),
      `${id} is ${status}, but its next attempt is at ${next}`,
    ),
    ...violationUnless(
      isOpen(row) === (finished === null),
      `${id} is ${status}, but finished at ${finished}`,
    ),
    ...violationUnless(
      (status === "DELIVERED") === (delivered !== null),
      `${id} is ${status}, but delivered at ${delivered}`,
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
    ...violationUnless(
      fits[status as string] === true,
      `${id} is ${status} after ${round} attempts of its round`,
    ),
    ...violationUnless(
      attempts >= round,
      `${id} was tried ${attempts} times, but ${round} times in its last round`,
    ),
    ...violationUnless(
      logged.length === Math.min(attempts, LOGGED_ATTEMPTS) && (logged.at(-1)?.statusCode ?? null) === code,
      `${id} was tried ${attempts} times and last got ${code}, but ${logged.length} attempts are logged`,
    ),
  ];
};

/** A delivery shows its true outcome, belongs to an endpoint, has something to send, and is not overdue. */
export const deliveries: Check = ({ deliveries: all, endpoints, entries, now }) => {
  const owners = new Set(endpoints.map(({ id }) => id));
  const bodies = new Set(entries.map(({ id }) => id));
  return all.flatMap((row) => {
    const due = Math.max((row.next_attempt_at ?? now) as number, row.leased_until as number);
    return [
      ...stateOf(row),
      ...attemptsOf(row),
      ...violationUnless(
        owners.has(row.endpoint_id),
        `${row.id} belongs to ${row.endpoint_id}, which is gone`,
      ),
      ...violationUnless(bodies.has(row.event_id), `${row.id} has nothing to send`),
      ...violationUnless(!isOpen(row) || due > now - OVERDUE_MS, `${row.id} has been due since ${due}`),
    ];
  });
};
