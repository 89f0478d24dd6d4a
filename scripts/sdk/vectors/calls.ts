import type { Reply, Task, Vector } from "./vector.ts";

export const TITLES = { title: "Refused", requestId: "3f6e1c9a-8f43-4c53-9a55-0d1f6d2f7b10" };
const PROBLEM = { "Content-Type": "application/problem+json" };

export const problem = (
  status: number,
  code: string,
  members: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Reply => ({
  status,
  headers: { ...PROBLEM, ...headers },
  body: { type: `https://docs.example/erros/${code}`, status, code, ...TITLES, ...members },
});

/** A placeholder for the operation's answer, from the form. */
export const done = { status: 200, body: "done" } as const satisfies Reply;
export const read: Task = { do: "call", resource: "feed", verb: "get" };
export const keyed: Task = { do: "call", resource: "feed", verb: "sync" };
export const unkeyed: Task = {
  do: "call",
  resource: "webhooks",
  verb: "create",
  body: { url: "https://crm.example/x" },
};
export const busy = problem(503, "upstream_busy", { retryable: true }, { "Retry-After": "1" });
export const broken = problem(500, "internal");

export const seen = (name: string, task: Task, replies: readonly Reply[], rest: Partial<Vector>): Vector => ({
  name,
  client: { backoffMs: 5 },
  task,
  replies,
  ...rest,
});

export const ok = { answer: "done" } as const;
export const own = { idempotencyKey: "mine-1", retries: 0 };
export const notOurs = (status: number, contentType: string | null = "application/json") => ({
  error: { class: "UnexpectedAnswerError", status, contentType },
  says: contentType === null ? `(${status})` : `(${status}, ${contentType})`,
});
export const transport = { error: { class: "TransportError" } } as const;
