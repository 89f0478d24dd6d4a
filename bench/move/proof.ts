import { sql } from "../../src/db/statement.ts";
import { brokenIn } from "../../test/support/invariants/checks.ts";
import { rowsOf, type Stored } from "../drill/rows.ts";
import { byRef } from "../soak/listing.ts";
import { loadStored } from "../soak/stores.ts";
import { runSql } from "../stage/database.ts";
import type { Runtime } from "../stage/runtime.ts";
import type { Traffic } from "./traffic.ts";

/** Keys that are sent once more, when all is over. */
const MAX_REPLAYED = 200;

/** Tables on which other work continues. */
const MOVING = new Set(["portfolios", "portfolio_history", "receipts"]);

const repeatFaults = async ({ client, known: { written, accepted } }: Traffic): Promise<string[]> => {
  const faults: string[] = [];
  for (const { key, ref, body, text } of written.slice(-MAX_REPLAYED)) {
    const answer = await client.send({ method: "PUT", path: byRef(ref), body, key });
    if (!answer?.isReplay || answer.text !== text)
      faults.push(`${key} is written again or answered differently`);
  }
  for (const { key, id, text } of accepted) {
    const answer = await client.send({ method: "POST", path: `/captacao/offers/${id}/accept`, key });
    if (!answer?.isReplay || answer.text !== text)
      faults.push(`${key} is accepted again or answered differently`);
  }
  return faults;
};

/** Every write publishes its event once. */
const eventFaults = ({
  events: { published },
  known: { written, patched, deleted, accepted },
}: Traffic): string[] => {
  const due = [
    ...written.map(({ id }) => `property.created ${id}`),
    ...[...patched.keys()].map((id) => `property.updated ${id}`),
    ...[...deleted].map((id) => `property.deleted ${id}`),
    ...accepted.map(({ id }) => `captacao.offer_accepted ${id}`),
  ];
  return due
    .filter((name) => published.get(name) !== 1)
    .map((name) => `${name} is told ${published.get(name) ?? 0} times`);
};

const propertiesIn = (rows: Stored): Record<string, string>[] =>
  [...rows]
    .filter(([key]) => key.startsWith("properties "))
    .map(([, text]) => JSON.parse(text) as Record<string, string>);

/** Every write has taken effect once. */
const writeFaults = (before: Stored, after: Stored, { known }: Traffic): string[] => {
  const { written, patched, deleted } = known;
  const properties = propertiesIn(after);
  const ids = new Map(properties.map(({ external_ref: ref, id }) => [ref!, id!]));
  const wanted = propertiesIn(before).length + written.length;
  return [
    ...(properties.length === wanted && ids.size === wanted
      ? []
      : [`${properties.length} properties of ${ids.size} codes where ${wanted} were written`]),
    ...written.filter(({ ref, id }) => ids.get(ref) !== id).map(({ ref }) => `${ref} is not there`),
    ...properties
      .filter(({ id, title }) => patched.has(id!) && patched.get(id!) !== title)
      .map(({ id }) => `${id} has lost its change`),
    ...properties
      .filter(({ id, status }) => deleted.has(id!) && status !== "DELETED")
      .map(({ id }) => `${id} has come back`),
  ];
};

/** Everything that nobody has written is unchanged. */
const rowFaults = (before: Stored, after: Stored, { known: { patched } }: Traffic): string[] =>
  [...before]
    .filter(([key]) => !MOVING.has(key.split(" ")[0]!) && !patched.has(key.split(" ").at(-1)!))
    .filter(([key, text]) => after.get(key) !== text)
    .map(([key]) => `${key} differs, although nobody wrote it`);

/** The fences and notes that the moves have left in a database where the account is open. */
const fenceFaults = async (runtime: Runtime, accountId: string, shard: string): Promise<string[]> => {
  const faults: string[] = [];
  for (const name of runtime.databases) {
    const [moving, noted] = await runSql(
      runtime,
      [
        sql("SELECT state FROM moving WHERE account_id = ?", accountId),
        sql("SELECT n FROM move_changes WHERE account_id = ?", accountId),
      ],
      name,
    );
    if (moving!.some(({ state }) => name === shard || state !== "GONE"))
      faults.push(`${name} has a fence: ${JSON.stringify(moving)}`);
    if (noted!.length > 0) faults.push(`${name} keeps ${noted!.length} noted changes`);
  }
  return faults;
};

/**
 * Checks the state once the moves are over.
 * @param before the account's rows before the first call
 * @returns what is wrong
 */
export const faultsAfter = async (
  runtime: Runtime,
  accountId: string,
  shard: string,
  before: Stored,
  traffic: Traffic,
): Promise<string[]> => {
  const faults = [...traffic.known.faults, ...(await repeatFaults(traffic)), ...eventFaults(traffic)];
  for (const walk of traffic.walks)
    if (!walk.isWhole(traffic.known)) faults.push("a walk does not show each property once");
  for (const name of runtime.databases.filter((database) => database !== shard)) {
    const left = await rowsOf(runtime, [accountId], name);
    if (left.size > 0) faults.push(`${left.size} rows are left in ${name}`);
  }
  const after = await rowsOf(runtime, [accountId], shard);
  faults.push(...writeFaults(before, after, traffic), ...rowFaults(before, after, traffic));
  faults.push(...(await fenceFaults(runtime, accountId, shard)));
  return [...faults, ...brokenIn(await loadStored(runtime, accountId))];
};
