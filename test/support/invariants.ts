import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { type Row, run, sql } from "../../src/db/statement.ts";

/** Ids of properties that a test wrote by SQL begin like this: no event tells of them. */
export const SEEDED_ID = "seeded-";

interface Entry {
  readonly sequence: number;
  readonly id: string;
  readonly type: string;
  readonly data: Row;
}

interface Stored {
  readonly properties: Row[];
  readonly leads: Row[];
  readonly identities: Row[];
  readonly loads: Row[];
  readonly portfolio: Row | undefined;
  readonly newestHistory: Row | undefined;
  readonly outbox: Row[];
  readonly receipts: Row[];
  readonly entries: Entry[];
  readonly head: number;
  readonly claims: Row[];
}

type Check = (stored: Stored) => string[];

const broken = (holds: boolean, promise: string): string[] => (holds ? [] : [promise]);

const counters: Check = ({ properties, portfolio, newestHistory, entries }) => {
  const active = properties.filter(({ status }) => status === "ACTIVE").length;
  const kept = properties.filter(({ status }) => status !== "DELETED").length;
  const deletions = entries.filter(({ type }) => type === "property.deleted").length;
  const counted = { active, kept, deleted_total: deletions };
  const history = newestHistory ?? { kept: 0, deleted_total: 0 };
  return [
    ...broken(
      JSON.stringify(counted) === JSON.stringify(portfolio),
      `counters ${JSON.stringify(portfolio)} where ${JSON.stringify(counted)} are counted`,
    ),
    ...broken(
      history.kept === kept && history.deleted_total === deletions,
      `history ends at ${JSON.stringify(history)}`,
    ),
  ];
};

/** What a client is known by, as its own row tells it. */
const namesOf = ({ id, phones, email }: Row): string[] => [
  ...(JSON.parse(phones as string) as { number: string }[]).map(({ number }) => `${id} phone ${number}`),
  ...(email === null ? [] : [`${id} email ${email}`]),
];

const clients: Check = ({ leads, identities, loads }) => {
  const kept = identities.map(({ lead_id: id, kind, value }) => `${id} ${kind} ${value}`).sort();
  return [
    ...broken(
      JSON.stringify(leads.flatMap(namesOf).sort()) === JSON.stringify(kept),
      `identities ${JSON.stringify(kept)} are not those of the clients`,
    ),
    ...loads.flatMap(({ id, active_clients: load }) => {
      const served = leads.filter(
        ({ state, owner_account_id: owner }) => state === "ACTIVE" && owner === id,
      ).length;
      return broken(served === load, `${id} serves ${served} clients, counted ${load}`);
    }),
  ];
};

const order: Check = ({ entries, head }) => [
  ...broken(new Set(entries.map(({ id }) => id)).size === entries.length, "an event is in the log twice"),
  ...entries.flatMap(({ sequence }, at) =>
    broken(sequence === entries[0]!.sequence + at, `a hole in the log before ${sequence}`),
  ),
  ...broken(head === (entries.at(-1)?.sequence ?? head), `head ${head} is not the last entry's`),
];

/** What events tell of each kind of object, and the field that says where it stands. */
const KINDS = [
  ["property", "properties", "status"],
  ["lead", "leads", "state"],
] as const;

type Kind = (typeof KINDS)[number];

const storyOf = (
  [kind, , field]: Kind,
  id: string,
  story: readonly Entry[],
  row: Row | undefined,
): string[] => {
  const types = story.map(({ type }) => type);
  const last = story.at(-1)!;
  const dates = story.map(({ data }) => String(data.updatedAt));
  return [
    ...broken(types.lastIndexOf(`${kind}.created`) === 0, `${id} is told as ${types.join(", ")}`),
    ...broken(
      dates.every((date, at) => at === 0 || date >= dates[at - 1]!),
      `${id} changes backwards in the log`,
    ),
    ...(row
      ? broken(
          last.data[field] === row[field] && Date.parse(dates.at(-1)!) === row.updated_at,
          `${id} is ${row[field]} of ${row.updated_at}, and last told as ${last.data[field]} of ${dates.at(-1)}`,
        )
      : broken(last.type === `${kind}.purged`, `${id} is gone without ${kind}.purged`)),
  ];
};

const storiesOf = (stored: Stored, kind: Kind): string[] => {
  const [name, list] = kind;
  const rows = new Map(stored[list].map((row) => [row.id as string, row]));
  const told = Map.groupBy(
    stored.entries.filter(({ type }) => type.startsWith(`${name}.`)),
    ({ data }) => data.id as string,
  );
  const silent = [...rows.keys()].filter((id) => !told.has(id) && !id.startsWith(SEEDED_ID));
  return [
    ...silent.map((id) => `${id} was created without an event`),
    ...[...told].flatMap(([id, story]) =>
      id.startsWith(SEEDED_ID) ? [] : storyOf(kind, id, story, rows.get(id)),
    ),
  ];
};

const stories: Check = (stored) => KINDS.flatMap((kind) => storiesOf(stored, kind));

const outboxEmpty: Check = ({ outbox }) =>
  outbox.map(({ kind, type }) => `${kind} ${type} is left in the outbox`);

/** Outcomes of a call that had nothing to commit, and so left no receipt. */
const COMMITS_NOTHING =
  /"outcome":"(UNCHANGED|ALREADY_[A-Z]+)"|"summary":\{("(ALREADY_CONFIRMED|NOT_FOUND|IN_TRASH)":\d+,?)*\}/;

const receiptsMatch: Check = ({ receipts, claims, properties, leads }) => {
  const byKey = new Map(receipts.map((row) => [row.idempotency_key, row]));
  const ids = new Set([...properties, ...leads].map(({ id }) => id));
  return [
    ...receipts.flatMap(({ subject, idempotency_key: key }) =>
      broken(subject === null || ids.has(subject as string), `the receipt of ${key} shows what is gone`),
    ),
    ...claims.flatMap((claim) => {
      if (claim.status === null || (claim.status as number) >= 400) return [];
      const receipt = byKey.get(claim.key as string);
      if (!receipt) return broken(COMMITS_NOTHING.test(claim.body as string), `${claim.key} has no receipt`);
      return broken(
        (["fingerprint", "status", "body", "subject"] as const).every(
          (name) => claim[name] === receipt[name],
        ),
        `the answer kept of ${claim.key} is not that of its receipt`,
      );
    }),
  ];
};

const noneHeld: Check = ({ claims }) =>
  claims
    .filter((claim) => claim.status === null && (claim.lease_until as number) <= Date.now())
    .map((claim) => `${claim.key} is claimed beyond its lease`);

const CHECKS: readonly Check[] = [counters, clients, order, stories, outboxEmpty, receiptsMatch, noneHeld];

const rowsOf = (state: DurableObjectState, text: string): Row[] => state.storage.sql.exec(text).toArray();

const load = async (accountId: string): Promise<Stored> => {
  const log = env.EVENT_LOG.getByName(accountId);
  await log.drain({ accountId, shard: "DB" });
  const of = (text: string) => sql(text, accountId);
  const [properties, portfolios, history, outbox, receipts, leads, identities, loads] = await run(env.DB, [
    of("SELECT id, status, updated_at FROM properties WHERE account_id = ?"),
    of("SELECT active, kept, deleted_total FROM portfolios WHERE account_id = ?"),
    of("SELECT kept, deleted_total FROM portfolio_history WHERE account_id = ? ORDER BY seq DESC LIMIT 1"),
    of("SELECT kind, type FROM outbox WHERE account_id = ?"),
    of("SELECT * FROM receipts WHERE account_id = ?"),
    of("SELECT id, state, updated_at, phones, email, owner_account_id FROM leads WHERE account_id = ?"),
    of("SELECT lead_id, kind, value FROM lead_identities WHERE account_id = ?"),
    of("SELECT id, active_clients FROM team_members WHERE account_id = ?"),
  ]);
  const logged = await runInDurableObject(log, (_, state) => ({
    entries: rowsOf(state, "SELECT sequence, id, type, data FROM entries ORDER BY sequence"),
    head: rowsOf(state, "SELECT sequence FROM head")[0]?.sequence as number,
  }));
  const claims = await runInDurableObject(env.ACCOUNT_GATE.getByName(accountId), (_, state) =>
    rowsOf(state, "SELECT * FROM idempotency"),
  );
  return {
    properties: properties!,
    leads: leads!,
    identities: identities!,
    loads: loads!,
    portfolio: portfolios![0],
    newestHistory: history![0],
    outbox: outbox!,
    receipts: receipts!,
    entries: logged.entries.map(
      (row) => ({ ...row, data: JSON.parse(row.data as string) }) as unknown as Entry,
    ),
    head: logged.head,
    claims,
  };
};

/**
 * What must hold of everything stored of an account, at any time: drains its outbox, then looks.
 * @returns what does not, in words; the test expects none
 */
export const brokenPromises = async (accountId: string): Promise<string[]> => {
  const stored = await load(accountId);
  return CHECKS.flatMap((check) => check(stored));
};
