import { ERRORS } from "../../../src/errors/catalog.ts";
import { choose } from "../../../test/support/random.ts";
import type { Operation } from "../coverage.ts";
import type { Kind, Turn } from "../turn.ts";

/** By then every other kind has had its turns. */
const WARM_CALLS = 10_000;
const DRY_RUNS = 0.2;

/** An example may name an object that the account lacks, or a state that it already has. */
export const REFUSALS = Object.entries(ERRORS)
  .filter(([, { status }]) => status < 500 && status !== 401)
  .map(([code, { status }]) => `${status} ${code}`);

/** The operations that no other kind has called by then. */
const left = new Set<Operation>();

/** A value for a path parameter: the id of an object of the account, if there is one. */
const pathValueOf = ({ account, random }: Turn, name: string): string => {
  const known: Readonly<Record<string, string | undefined>> = {
    propertyId: account.properties.pick(random)?.id,
    leadId: account.leads.pick(random)?.id,
    webhookId: account.endpoints[0]?.id,
  };
  return known[name] ?? `EXAMPLE-${account.next()}`;
};

/** Calls an operation with the example of its body, and with ids of the account's objects in its path. */
export const callAsDocumented = async (turn: Turn, { method, path, body }: Operation): Promise<void> => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(pathValueOf(turn, name)));
  const dryRun = method !== "GET" && turn.random() < DRY_RUNS ? "?dryRun=true" : "";
  await turn.call(method, filled + dryRun, body === undefined ? {} : { body });
};

/** Calls an operation that no other kind calls, as documented. */
const callDocumented = async (turn: Turn): Promise<void> => {
  const { tally, coverage } = turn.context;
  if (tally.calls < WARM_CALLS) return;
  for (const operation of coverage.uncalled) left.add(operation);
  if (left.size === 0) return;
  await callAsDocumented(turn, choose(turn.random, [...left]));
};

/** An endpoint that has no kind of its own. */
export const KINDS: readonly Kind[] = [
  { name: "call as documented", weight: 2, refusals: REFUSALS, act: callDocumented },
];
