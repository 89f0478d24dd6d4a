import { mayRead } from "../../../src/vocabulary/event-types.ts";
import { isLogComplete } from "./log-contents.ts";
import { type Check, type Row, type Stored, violationUnless } from "./stored.ts";

const WINDOW_MS = 48 * 3_600_000;
const FAILURE_MINIMUM = 5;

const dataOf = ({ data }: Row): Row => JSON.parse(data as string) as Row;

/** Whether an event certainly followed the endpoint's present subscription, by the clock or in the log. */
const isAfter = (entry: Row, endpoint: Row, first: number): boolean =>
  (entry.created_at as number) > (endpoint.updated_at as number) ||
  (endpoint.updated_at === endpoint.created_at && (entry.sequence as number) > first);

/** Each event that an endpoint subscribes to and may read has one delivery to it. */
const fannedOut = (stored: Stored, endpoint: Row): string[] => {
  const [standing] = stored.standing;
  if (standing?.open !== 1 || (standing.since as number) > (endpoint.created_at as number)) return [];
  const scopes = JSON.parse(standing.scopes as string) as string[];
  const types = JSON.parse(endpoint.types as string) as string[];
  const own = stored.deliveries.filter(({ endpoint_id: id }) => id === endpoint.id);
  const made = new Map(own.map((delivery) => [delivery.event_id, delivery]));
  const delivered = stored.entries.filter(({ id }) => made.has(id));
  const first = (delivered[0]?.sequence ?? Number.POSITIVE_INFINITY) as number;
  return stored.entries
    .filter((entry) => isAfter(entry, endpoint, first))
    .filter(({ type }) => types.length === 0 || types.includes(type as string))
    .filter((entry) => mayRead(scopes, { type: entry.type as string, data: entry.data as string }))
    .flatMap(({ id, type }) =>
      violationUnless(made.has(id), `${endpoint.id} has no delivery of ${type} ${id}`),
    );
};

/** If half of five or more deliveries failed within 48 hours, the endpoint must be disabled. */
const wronglyActive = ({ deliveries }: Stored, { id, status, counted_from: from }: Row): string[] => {
  const own = deliveries.filter(({ endpoint_id: owner }) => owner === id);
  const isReopened = own.some(({ attempts, round_attempts: round }) => attempts !== round);
  if (status === "DISABLED" || isReopened) return [];
  const ended = own.filter((row) => row.finished_at !== null && row.status !== "SKIPPED");
  const last = Math.max(...ended.map((row) => row.finished_at as number));
  const since = Math.max(from as number, last - WINDOW_MS);
  const counted = ended.filter((row) => (row.finished_at as number) > since);
  const failed = counted.filter((row) => row.status === "FAILED").length;
  return violationUnless(
    counted.length < FAILURE_MINIMUM || failed * 2 < counted.length,
    `${id} is active after ${failed} failures in ${counted.length} deliveries`,
  );
};

/** The log shows each endpoint's status; a disabled one has no open delivery, and its owner was notified. */
const standingOf = (stored: Stored, endpoint: Row): string[] => {
  const { id, status, disabled_at: at, disabled_reason: reason } = endpoint;
  const published = stored.entries
    .filter(({ type }) => type === "webhook.disabled" || type === "webhook.recovered")
    .filter((entry) => dataOf(entry).id === id)
    .at(-1);
  const isDisabled = status === "DISABLED";
  const open = stored.deliveries.filter(
    (row) => row.endpoint_id === id && row.next_attempt_at !== null,
  ).length;
  const mails = [...stored.mails, ...stored.ownerMails].map((mail) => mail.id);
  return [
    ...violationUnless(
      !isLogComplete(stored) || isDisabled === (published?.type === "webhook.disabled"),
      `${id} is ${status}, but its last event is ${published?.type}`,
    ),
    ...violationUnless(
      isDisabled === (at !== null && reason !== null),
      `${id} is ${status}, but was disabled at ${at}: ${reason}`,
    ),
    ...violationUnless(!isDisabled || open === 0, `${id} is disabled, but has ${open} open deliveries`),
    ...violationUnless(
      !isDisabled || reason === "MANUAL" || mails.includes(`webhook-${id}-${at}`),
      `nobody was notified that ${id} is disabled`,
    ),
  ];
};

/** Endpoints, their deliveries, and their events in the log agree. */
export const webhooks: Check = (stored) => [
  ...violationUnless(
    stored.endpoints.length === 0 || stored.webhookAccounts.length === 1,
    "the sweep does not know of the account's endpoints",
  ),
  ...stored.endpoints.flatMap((endpoint) => [
    ...fannedOut(stored, endpoint),
    ...wronglyActive(stored, endpoint),
    ...standingOf(stored, endpoint),
  ]),
];
