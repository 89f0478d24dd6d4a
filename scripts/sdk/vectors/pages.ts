import type { Form } from "../form/form.ts";
import { problem } from "./calls.ts";
import { ContractValues } from "./values.ts";
import type { Reply, Task, Vector } from "./vector.ts";

const team: Task = { do: "all", resource: "team", verb: "list", options: { limit: 2 } };
const event = (sequence: number) => ({
  id: `evt_${sequence}`,
  type: sequence === 3 ? "type.of.tomorrow" : "property.created",
  sequence,
  createdAt: "2026-03-10T12:00:00.000Z",
  data: { id: `prop-${sequence}` },
});
const events = (sequences: readonly number[], nextCursor: string, hasMore: boolean): Reply => ({
  status: 200,
  body: { events: sequences.map(event), nextCursor, hasMore },
});
const LOG = [events([1, 2], "n1", true), events([3], "n2", false)];
const stream: Task = { do: "stream", options: { types: ["property.created", "lead.created"] } };
const requestWith = (query: Readonly<Record<string, string>>) => ({
  request: { method: "GET", path: ["events"], query: { types: "property.created,lead.created", ...query } },
});
const since = "2026-03-01T00:00:00Z";
/** Pages of the log that repeat the same events, each with one of the cursors as the next. */
const circle = (cursors: readonly string[]) => cursors.map((cursor) => events([1, 2], cursor, true));
const position = (cursor: string | null, sequence: number, from: string | null = null) =>
  JSON.stringify({ cursor, since: from, sequence });

/** Vectors of lists that are read to their end. */
const listVectors = (form: Form): Vector[] => {
  const member = new ContractValues(form, true).valueOf(
    { kind: "model", name: "TeamMember" },
    "member",
    "full",
  );
  const members = (names: string) => [...names].map((accountId) => ({ ...(member as object), accountId }));
  const page = (names: string, nextCursor: string | null): Reply => ({
    status: 200,
    body: { data: members(names), nextCursor },
  });
  const pages = [page("ab", "c1"), page("", "c2"), page("c", null)];
  return [
    { name: "all pages are walked, empty ones too", task: team, replies: pages, answer: members("abc") },
    {
      name: "a page is read when it is reached",
      task: { ...team, take: 2 },
      replies: pages,
      attempts: 1,
      answer: members("ab"),
    },
    {
      name: "a list that repeats a cursor is abandoned",
      task: team,
      replies: [page("ab", "c1"), page("cd", "c2"), page("ef", "c1")],
      error: { class: "RepeatedCursorError" },
    },
    {
      name: "a list that leads to itself is abandoned",
      task: team,
      replies: [page("ab", "c1"), page("cd", "c1")],
      error: { class: "RepeatedCursorError" },
    },
    {
      name: "a page is not repeated by the HTTP library on a kept connection",
      task: { ...team, options: { limit: 2, retries: 0 } },
      replies: [pages[0]!, { fault: "drop" }],
      error: { class: "TransportError" },
      // Only its HttpClient decides on that, and only for reads.
      notIn: ["java"],
    },
    {
      name: "a page that fails temporarily is read again",
      client: { backoffMs: 5 },
      task: team,
      replies: [pages[0]!, { fault: "truncate" }, pages[2]!],
      answer: members("abc"),
    },
  ];
};

/** The log is read from the stored position. */
const STREAM_VECTORS: readonly Vector[] = [
  {
    name: "the log is followed until it is current",
    task: stream,
    replies: LOG,
    ...requestWith({}),
    answer: { events: [1, 2, 3].map(event), position: position("n2", 3), failed: false },
  },
  {
    name: "a store that holds empty text holds nothing",
    task: { ...stream, position: "" },
    replies: LOG,
    ...requestWith({}),
    answer: { events: [1, 2, 3].map(event), position: position("n2", 3), failed: false },
  },
  {
    name: "a store that holds nothing begins at the oldest event",
    task: { ...stream, position: null },
    replies: LOG,
    ...requestWith({}),
    answer: { events: [1, 2, 3].map(event), position: position("n2", 3), failed: false },
  },
  {
    name: "a store that holds nothing begins at the time that is given",
    task: { ...stream, position: null, options: { ...stream.options, since } },
    replies: LOG,
    ...requestWith({ since }),
    answer: { events: [1, 2, 3].map(event), position: position("n2", 3), failed: false },
  },
  {
    name: "an event during which the loop is left comes again",
    task: { ...stream, failAt: 2, options: { ...stream.options, since } },
    replies: LOG.slice(0, 1),
    ...requestWith({ since }),
    answer: { events: [event(1)], position: position(null, 1, since), failed: true },
  },
  {
    name: "an event counts as handled when the next one is asked for",
    task: { ...stream, take: 3, options: { ...stream.options, pollMs: 5 } },
    replies: [events([1, 2], "n1", false), events([], "n1", false), events([3, 4], "n2", false)],
    ...requestWith({}),
    answer: { events: [1, 2, 3].map(event), position: position("n1", 2), failed: false },
  },
  {
    name: "a stream outlives more failures than a call has retries",
    client: { backoffMs: 5 },
    task: { ...stream, take: 3, options: { ...stream.options, pollMs: 5 } },
    replies: [LOG[0]!, { fault: "drop" }, { fault: "drop" }, { fault: "drop" }, { fault: "drop" }, LOG[1]!],
    ...requestWith({}),
    answer: { events: [1, 2, 3].map(event), position: position("n1", 2), failed: false },
  },
  {
    name: "a stream waits as long as it is asked to",
    client: { backoffMs: 5, maxWaitMs: 10 },
    task: { ...stream, take: 3 },
    replies: [LOG[0]!, problem(429, "rate_limited", {}, { "Retry-After": "1" }), LOG[1]!],
    ...requestWith({}),
    leastMs: 1_000,
    answer: { events: [1, 2, 3].map(event), position: position("n1", 2), failed: false },
  },
  {
    name: "a stream ends when its key is no longer accepted",
    task: { ...stream, take: 3 },
    replies: [LOG[0]!, problem(401, "unauthorized")],
    ...requestWith({}),
    error: { class: "UnauthorizedError", status: 401 },
  },
  {
    name: "the log goes on after the last event handled",
    task: { ...stream, position: position(null, 1, since) },
    replies: LOG,
    ...requestWith({ since }),
    answer: { events: [2, 3].map(event), position: position("n2", 3), failed: false },
  },
  {
    name: "the log goes on within a page",
    task: { ...stream, position: position("n0", 1) },
    replies: LOG,
    ...requestWith({ cursor: "n0" }),
    answer: { events: [2, 3].map(event), position: position("n2", 3), failed: false },
  },
  {
    name: "a bare cursor is a position, too",
    task: { ...stream, position: "n1" },
    replies: LOG.slice(1),
    ...requestWith({ cursor: "n1" }),
    answer: { events: [event(3)], position: position("n2", 3), failed: false },
  },
];

const CIRCLE_VECTORS: readonly Vector[] = [
  {
    name: "a log that repeats a cursor is abandoned",
    task: stream,
    replies: circle(["n1", "n2", "n1"]),
    ...requestWith({}),
    error: { class: "RepeatedCursorError" },
  },
  {
    name: "a log that leads back to an earlier position is abandoned",
    task: { ...stream, position: "n1" },
    replies: circle(["n1"]),
    ...requestWith({ cursor: "n1" }),
    error: { class: "RepeatedCursorError" },
  },
  {
    name: "a log that is current stays where it is",
    task: { ...stream, position: position("n2", 3) },
    replies: [events([], "n2", false)],
    ...requestWith({ cursor: "n2" }),
    answer: { events: [], position: position("n2", 3), failed: false },
  },
];

/** Pages of lists and of the log. */
export const pageVectors = (form: Form): Vector[] => [
  ...listVectors(form),
  ...STREAM_VECTORS,
  ...CIRCLE_VECTORS,
];
