import { StaleWrite } from "../../db/commit.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal, refuseRequest } from "../../errors/refusal.ts";
import { sandboxIdsOf } from "../../lib/id.ts";
import { type Account, loadAccount } from "../accounts/account.ts";
import { accountsIn, accountsQuery } from "../accounts/read-accounts.ts";
import { addPeople, makeAccounts } from "./accounts.ts";
import { makeClients } from "./clients.ts";
import { readDemoData } from "./demo-data.ts";
import { openDesk } from "./desk.ts";
import type { Filling, SandboxContext } from "./filling.ts";
import { agree } from "./partnerships.ts";
import { keepPictures } from "./pictures.ts";
import { fillPortfolios } from "./portfolio.ts";
import { pairEverything } from "./radar.ts";

/** In this order; each step finds the results of earlier calls and does the rest, so a crash only costs time. */
const STEPS: readonly ((filling: Filling) => Promise<void>)[] = [
  addPeople,
  keepPictures,
  fillPortfolios,
  makeClients,
  pairEverything,
  agree,
  openDesk,
];

const alreadySandbox = (): Refusal =>
  refuseRequest(
    "A conta já é um sandbox e não pode ter outro.",
    "The account is itself a sandbox and cannot have another.",
  );

/** An inactive account meets nobody, so it has no partnerships. */
const accountInactive = (): Refusal =>
  refuseRequest(
    "A conta está inativa: ative-a para criar o sandbox.",
    "The account is inactive: activate it to create its sandbox.",
  );

const markFilled = async ({ ctx, ids }: Filling): Promise<void> => {
  const mark = sql(
    "UPDATE accounts SET sandbox_filled_at = ? WHERE id = ? AND sandbox_filled_at IS NULL",
    ctx.clock.now(),
    ids.own,
  );
  await run(ctx.directory, [mark], ctx.meter);
};

/** When to try again while the accounts of a sandbox are in different databases. */
const MOVED_SECONDS = 5;

/** The attempts to begin a sandbox while its account changes. */
const ATTEMPTS = 3;

/** If the live account changed meanwhile, that explains a refused step. */
const fill = async (filling: Filling): Promise<void> => {
  const { ctx, live } = filling;
  try {
    for (const step of STEPS) await step(filling);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, updatedAt } = await loadAccount(ctx, live.id);
    if (status !== "ACTIVE") throw accountInactive();
    throw updatedAt === live.updatedAt ? error : new Refusal("concurrent_write");
  }
  await markFilled(filling);
};

/** The database of a sandbox's accounts, which move one after the other; undefined before there are any. */
const shardAmong = (
  ids: Filling["ids"],
  found: ReadonlyMap<string, Pick<Account, "shard">>,
): string | undefined => {
  const [shard, ...others] = new Set(Object.values(ids).flatMap((id) => found.get(id)?.shard ?? []));
  if (others.length > 0) throw new Refusal("upstream_busy", { retryAfter: MOVED_SECONDS });
  return shard;
};

/** Finds a sandbox, or begins one. @throws Refusal not_found, request_refused, concurrent_write */
const findOrBegin = async (ctx: SandboxContext, liveId: string) => {
  const ids = await sandboxIdsOf(liveId);
  const read = async () => {
    const [rows = []] = await run(ctx.directory, [accountsQuery([liveId, ...Object.values(ids)])], ctx.meter);
    const found = accountsIn(rows);
    const live = found.get(liveId);
    if (!live) throw new Refusal("not_found");
    if (live.sandboxOf !== null) throw alreadySandbox();
    const own = found.get(ids.own) ?? null;
    return { live: { ...live, shard: shardAmong(ids, found) ?? live.shard }, own };
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { live, own } = await read();
    if (own?.sandboxFilledAt) return { filling: null, ids, isNew: false };
    if (live.status !== "ACTIVE") throw accountInactive();
    const data = await readDemoData(ctx.assets);
    const filling: Filling = { ctx, live, ids, data, isResumed: own !== null };
    if (own) return { filling, ids, isNew: false };
    try {
      await makeAccounts(filling);
      return { filling, ids, isNew: true };
    } catch (error) {
      if (!(error instanceof StaleWrite)) throw error;
    }
  }
  throw new Refusal("concurrent_write");
};

/**
 * Creates and fills an account's sandbox. An existing one is returned unchanged; a half-made one is completed.
 * @throws Refusal not_found, request_refused for a sandbox or an inactive account, concurrent_write
 */
export const makeSandbox = async (
  ctx: SandboxContext,
  liveId: string,
): Promise<{ accountId: string; isNew: boolean }> => {
  const { filling, ids, isNew } = await findOrBegin(ctx, liveId);
  if (filling) await fill(filling);
  return { accountId: ids.own, isNew };
};
