import { Webhook } from "standardwebhooks";
import type { ExpectedRequest, Vector } from "../vectors/vector.ts";
import type { Agent, Outcome } from "./agent.ts";
import { differences, unmet, withoutNulls } from "./compare.ts";
import type { SeenRequest, StandIn } from "./stand-in.ts";

const API_KEY = "rea_vectors";

const queryOf = (target: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(target.split("?")[1] ?? ""));

/** The headers of every request. */
const headerFaults = ({ headers, body }: SeenRequest, language: string, isKeyed: boolean): string[] => [
  ...(headers.authorization === `Bearer ${API_KEY}` ? [] : ["no Authorization"]),
  ...(new RegExp(`^real-estate-account-sdk-${language}/\\d`).test(headers["user-agent"] as string)
    ? []
    : [`User-Agent is ${headers["user-agent"]}`]),
  ...(body === "" || headers["content-type"] === "application/json" ? [] : ["no Content-Type"]),
  ...((headers["idempotency-key"] !== undefined) === isKeyed
    ? []
    : [`Idempotency-Key is ${headers["idempotency-key"]}`]),
];

const requestFaults = (expected: ExpectedRequest, seen: SeenRequest): string[] => {
  const found = {
    method: seen.method,
    path: seen.target.split("?")[0]!.split("/").slice(1).map(decodeURIComponent),
    ...(expected.query && { query: queryOf(seen.target) }),
    ...("body" in expected && { body: JSON.parse(seen.body) as unknown }),
  };
  const { headers = {}, ...rest } = expected;
  return [...differences(rest, found), ...unmet(headers, seen.headers)];
};

/** Checks that all attempts of a call are equal, with the same key; the pages of a list are separate calls. */
const attemptFaults = ({ task }: Vector, seen: readonly SeenRequest[]): string[] =>
  task.do !== "call"
    ? []
    : seen.flatMap(({ method, target, body, headers }) =>
        differences(
          [seen[0]!.method, seen[0]!.target, seen[0]!.body, seen[0]!.headers["idempotency-key"]],
          [method, target, body, headers["idempotency-key"]],
        ),
      );

const parsedPosition = (answer: unknown): unknown => {
  const { position, ...rest } = answer as { position?: string };
  return position === undefined ? answer : { ...rest, position: JSON.parse(position) };
};

const signedFaults = ({ task, answer }: Vector, found: unknown): string[] => {
  const { headers, body } = found as { headers: Record<string, string>; body: string };
  const faults = differences(answer, JSON.parse(body));
  // The library uses its own clock.
  const at = new Date((task.now ?? 0) * 1_000);
  const signature = new Webhook(task.secrets![0]!).sign(task.message!.id, at, body);
  const expected = {
    "webhook-id": task.message!.id,
    "webhook-timestamp": String(task.now),
    "webhook-signature": signature,
  };
  return [...faults, ...differences(expected, headers)];
};

const errorFaults = ({ error = {}, says = "" }: Vector, found: Outcome["error"]): string[] => {
  if (!found) return ["no error came"];
  const isSaid = String(found.message).toLowerCase().includes(says.toLowerCase());
  return [...unmet(error, found), ...(isSaid ? [] : [`it says ${found.message}`])];
};

const outcomeFaults = (vector: Vector, outcome: Outcome): string[] => {
  if (vector.error) return errorFaults(vector, outcome.error);
  if (outcome.error) return [`failed: ${JSON.stringify(outcome.error)}`];
  if (vector.task.do === "sign") return signedFaults(vector, outcome.answer);
  if (vector.task.do !== "stream")
    return differences(withoutNulls(vector.answer), withoutNulls(outcome.answer));
  return differences(parsedPosition(vector.answer), parsedPosition(outcome.answer));
};

/** Runs one vector with an SDK. @returns the faults */
export async function runVector(
  vector: Vector,
  language: string,
  agent: Agent,
  standIn: StandIn,
): Promise<string[]> {
  const replies = vector.replies ?? [];
  const scene = `s${Math.random().toString(36).slice(2)}`;
  const baseUrl = standIn.play(scene, replies);
  const began = performance.now();
  const outcome = await agent.perform({
    ...vector.task,
    client: { baseUrl, apiKey: API_KEY, ...vector.client },
  });
  // Two processes' clocks differ by fractions of a millisecond.
  const took = Math.ceil(performance.now() - began);
  const seen = standIn.seen(scene);
  const attempts = vector.attempts ?? replies.length;
  return [
    ...outcomeFaults(vector, outcome),
    ...(vector.responses ? differences(vector.responses, outcome.responses, "responses") : []),
    ...(vector.told ? differences(vector.told, outcome.told, "told") : []),
    ...(seen.length === attempts ? [] : [`asked ${seen.length} times, not ${attempts}`]),
    ...seen.flatMap((request) => headerFaults(request, language, vector.isKeyed ?? false)),
    ...(vector.request && seen[0] ? requestFaults(vector.request, seen[0]) : []),
    ...attemptFaults(vector, seen),
    ...(vector.leastMs !== undefined && took < vector.leastMs ? [`waited ${took} ms only`] : []),
  ];
}
