import type { Form } from "../form/form.ts";
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
const follow: Task = { do: "follow", options: { types: ["property.created", "lead.created"] } };
const asked = (query: Readonly<Record<string, string>>) => ({
  request: { method: "GET", path: ["events"], query: { types: "property.created,lead.created", ...query } },
});
const since = "2026-03-01T00:00:00Z";
const position = (cursor: string | null, sequence: number, from: string | null = null) =>
  JSON.stringify({ cursor, since: from, sequence });

/** Lists that are read to their end. */
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
      name: "a page that fails in passing is read again",
      client: { backoffMs: 5 },
      task: team,
      replies: [pages[0]!, { fault: "truncate" }, pages[2]!],
      answer: members("abc"),
    },
  ];
};

/** The log is followed from where one was. */
const FOLLOW_VECTORS: readonly Vector[] = [
  {
    name: "the log is followed until it is current",
    task: follow,
    replies: LOG,
    ...asked({}),
    answer: { events: [1, 2, 3].map(event), position: position("n2", 3), failed: false },
  },
  {
    name: "an event whose handler fails is not passed over",
    task: { ...follow, failAt: 2, options: { ...follow.options, since } },
    replies: LOG.slice(0, 1),
    ...asked({ since }),
    answer: { events: [event(1)], position: position(null, 1, since), failed: true },
  },
  {
    name: "the log goes on after the last event handled",
    task: { ...follow, position: position(null, 1, since) },
    replies: LOG,
    ...asked({ since }),
    answer: { events: [2, 3].map(event), position: position("n2", 3), failed: false },
  },
  {
    name: "the log goes on within a page",
    task: { ...follow, position: position("n0", 1) },
    replies: LOG,
    ...asked({ cursor: "n0" }),
    answer: { events: [2, 3].map(event), position: position("n2", 3), failed: false },
  },
  {
    name: "a bare cursor is a position, too",
    task: { ...follow, position: "n1" },
    replies: LOG.slice(1),
    ...asked({ cursor: "n1" }),
    answer: { events: [event(3)], position: position("n2", 3), failed: false },
  },
];

/** Lists and the log, over their pages. */
export const pageVectors = (form: Form): Vector[] => [...listVectors(form), ...FOLLOW_VECTORS];
