import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { AccountMover } from "../../durable-objects/account-mover/object.ts";
import { workMove } from "../../src/domain/moves/work-move.ts";
import { sweepMoves } from "../../src/jobs/sweep-moves.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, systemClock } from "../../src/lib/clock.ts";
import { sandboxIdsOf } from "../../src/lib/id.ts";
import type { BoardsEnv } from "../../src/stores.ts";
import { GENEROUS_LIMITS, type TestAccount } from "../support/api.ts";
import { storeExport } from "../support/exported.ts";
import type { Json } from "../support/http.ts";
import { listing } from "../support/listing.ts";
import { accountsToMove, actionsOf, ask, MOVERS, move, openTo, woken } from "../support/move-operator.ts";
import { BINDINGS, callOn, countIn, moveOf, movePorts, rowsIn, workOn } from "../support/move-stage.ts";
import { query } from "../support/query.ts";
import { storeAccount } from "../support/stored-account.ts";
import { DATABASES, type ShardName } from "../support/two-shards.ts";

const { anAccount, made } = accountsToMove();

/** Runs the mover's alarm, as the platform does when it is due. */
const runAlarm = (accountId: string): Promise<void> =>
  runInDurableObject(env.ACCOUNT_MOVER.getByName(accountId), async (_, state) => {
    const mover = new AccountMover(state, { ...env, ...BINDINGS } as unknown as BoardsEnv);
    await mover.wake(accountId);
    await mover.alarm();
  });

describe("a move that an operator begins", () => {
  it("brings the account to the other database, and is listed until its old rows are gone", async () => {
    const account = await anAccount();
    const { accountId, path } = account;
    await callOn(account, "PUT", "/properties/by-ref/a-1", { body: listing() });
    const { status, body } = await move(account);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ accountId, from: "DB", to: "DB_S1", state: "PLANNED" });
    expect(woken).toContain(accountId);
    await runAlarm(accountId);
    const [shown] = (await ask("GET", `${path}/moves`)).body.data;
    expect(shown).toMatchObject({
      id: body.data.id,
      state: "CLEANING",
      canBeCancelled: false,
      failure: null,
    });
    expect(shown.frozenMs).toBeLessThan(2_000);
    expect((await rowsIn("DB_S1", accountId)).properties).toHaveLength(1);
    const [newest] = (await ask("GET", "/moves?limit=1")).body.data;
    expect(newest.id).toBe(body.data.id);
    const late = await ask("DELETE", `${path}/moves/${body.data.id}`);
    expect([late.status, late.body.code]).toEqual([422, "request_refused"]);
  });

  it("takes the account's sandbox along, which follows it", async () => {
    const account = await anAccount();
    const { own: id } = await sandboxIdsOf(account.accountId);
    const owner = { ownerName: "Titular", ownerEmail: "titular@example.com" };
    await storeAccount({
      account: { name: "Testes", type: "AGENCY", plan: "SANDBOX", propertyLimit: 1_000, ...owner },
      limits: GENEROUS_LIMITS,
      keyName: "Sandbox",
      sandbox: { id, of: account.accountId },
    });
    made.push(id);
    await move(account);
    await runAlarm(account.accountId);
    const [following] = (await ask("GET", `/accounts/${id}/moves`)).body.data;
    expect(following).toMatchObject({ accountId: id, from: "DB", to: "DB_S1", state: "PLANNED" });
    await runAlarm(id);
    expect((await ask("GET", `/accounts/${id}/moves`)).body.data).toMatchObject([{ state: "CLEANING" }]);
  });

  it("is made and audited once, however often it is requested", async () => {
    const account = await anAccount();
    const [first, second] = await Promise.all([move(account), move(account)]);
    expect(second!.body.data.id).toBe(first!.body.data.id);
    expect((await move(account)).body.data.id).toBe(first!.body.data.id);
    expect(await actionsOf(account)).toEqual(["account.move"]);
  });

  it("is canceled once, and leaves the account where it is", async () => {
    const account = await anAccount();
    const { accountId, path } = account;
    const { id } = (await move(account)).body.data;
    for (const _ of [1, 2]) {
      const { status, body } = await ask("DELETE", `${path}/moves/${id}`);
      expect([status, body.data.canBeCancelled]).toEqual([200, false]);
      expect(body.data.cancelledAt).not.toBeNull();
    }
    const again = await move(account);
    expect([again.status, again.body.code]).toEqual([422, "request_refused"]);
    await runAlarm(accountId);
    expect((await moveOf(id)).state).toBe("CANCELLED");
    expect(await countIn("DB_S1", accountId)).toBe(0);
    expect(await actionsOf(account)).toEqual(["account.move_cancel", "account.move"]);
    expect((await move(account)).status).toBe(200);
  });

  it("is refused to a database that is unknown, closed, full or its own", async () => {
    const account = await anAccount();
    const unknown = await move(account, "DB_S9");
    expect([unknown.status, unknown.body.invalidParams[0].pointer]).toEqual([400, "/to"]);
    expect((await move(account, "DB")).body.code).toBe("request_refused");
    await openTo(0, "CLOSED");
    expect((await move(account)).body.code).toBe("request_refused");
    await openTo(5_999_999_999);
    expect((await move(account)).body.code).toBe("request_refused");
    await openTo(0);
    expect(await actionsOf(account)).toEqual([]);
    expect((await move(account)).status).toBe(200);
  });

  it("waits for a restore, and a restore for it", async () => {
    const restored = await anAccount();
    const moved = await anAccount();
    const restore = async ({ accountId, path }: TestAccount) => {
      const { id: exportId } = await storeExport(accountId);
      return ask("POST", `${path}/restores`, { exportId, replaces: true });
    };
    expect((await restore(restored)).status).toBe(200);
    expect((await move(restored)).body.code).toBe("request_refused");
    expect((await move(moved)).status).toBe(200);
    expect((await restore(moved)).body.code).toBe("request_refused");
    await query`UPDATE restores SET state = 'FAILED' WHERE account_id = ${restored.accountId}`;
  });

  it("does not find another account's move", async () => {
    const own = await anAccount();
    const other = await anAccount();
    const { id } = (await move(other)).body.data;
    expect((await ask("DELETE", `${own.path}/moves/${id}`)).status).toBe(404);
    expect((await moveOf(id)).cancelAt).toBeNull();
  });
});

describe("a database that an operator relieves", () => {
  const relieve = () => ask("POST", "/shards/DB_S1/relieve");
  const decision = async () => {
    const { body } = await ask("GET", "/shards");
    const { decidedState, relieveTo } = body.data.find(({ name }: Json) => name === "DB_S1");
    return { decidedState, relieveTo };
  };
  const audits = async (): Promise<unknown> =>
    (
      await query`SELECT count(*) AS count FROM audit WHERE action = 'shard.relieve' AND subject = 'DB_S1'`
    )[0]!.count;

  it("takes no new account, and has its mover plan moves, whether asked once or twice", async () => {
    await openTo(0);
    woken.length = 0;
    for (const _ of [1, 2]) expect((await relieve()).status).toBe(200);
    expect(await decision()).toEqual({ decidedState: "CLOSED", relieveTo: 3_000_000_000 });
    expect(woken).toEqual(["shard:DB_S1", "shard:DB_S1"]);
    expect(await audits()).toBe(1);
    expect((await ask("PUT", "/shards/DB_S1", { state: "DRAINING" })).status).toBe(200);
    expect(await decision()).toEqual({ decidedState: "DRAINING", relieveTo: 0 });
    await ask("PUT", "/shards/DB_S1", { state: "OPEN" });
    expect(await decision()).toEqual({ decidedState: "OPEN", relieveTo: null });
  });

  it("has to be one of the deployment", async () => {
    expect((await ask("POST", "/shards/DB_S9/relieve")).status).toBe(404);
  });

  it("is relieved further by the job until an operator opens it", async () => {
    await openTo(0);
    await relieve();
    const wokenByJob = async (): Promise<boolean> => {
      woken.length = 0;
      const ports = { clock: systemClock, directory: env.DB, mover: MOVERS.getByName };
      const shard = (name: string) => DATABASES[name as ShardName];
      await sweepMoves({ ...ports, shardNames: ["DB", "DB_S1"], shard }, MINUTE_MS);
      return woken.includes("shard:DB_S1");
    };
    expect(await wokenByJob()).toBe(true);
    await ask("PUT", "/shards/DB_S1", { state: "OPEN" });
    expect(await wokenByJob()).toBe(false);
  });
});

describe("the job of moves", () => {
  const sweepAt = async (now: number, mover = MOVERS.getByName): Promise<unknown> =>
    sweepMoves(
      {
        clock: systemClock,
        directory: env.DB,
        mover,
        shardNames: ["DB", "DB_S1"],
        shard: (name: string) => DATABASES[name as ShardName],
      },
      now,
    );

  it("wakes a mover whose move has made no progress for a minute, but none that is meant to wait", async () => {
    const account = await anAccount();
    const { id } = (await move(account)).body.data;
    const { changedAt } = await moveOf(id);
    const isWokenAt = async (now: number): Promise<boolean> => {
      woken.length = 0;
      await sweepAt(now);
      return woken.includes(account.accountId);
    };
    expect(await isWokenAt(changedAt + MINUTE_MS - 1)).toBe(false);
    expect(await isWokenAt(changedAt + MINUTE_MS)).toBe(true);
    await query`UPDATE account_moves SET state = 'CLEANING' WHERE id = ${id}`;
    expect(await isWokenAt(changedAt + 20 * MINUTE_MS)).toBe(false);
    expect(await isWokenAt(changedAt + 21 * MINUTE_MS)).toBe(true);
  });

  it("has a mover remove what its move has left behind, if the alarm for that was lost", async () => {
    const account = await anAccount();
    const { accountId } = account;
    const { id } = (await move(account)).body.data;
    await workOn(accountId);
    const fences = async () => await query`SELECT state FROM moving WHERE account_id = ${accountId}`;
    expect(await fences()).toEqual([{ state: "GONE" }]);
    const due = (await moveOf(id)).changedAt + 9 * DAY_MS;
    const isWokenAt = async (now: number): Promise<boolean> => {
      woken.length = 0;
      await sweepAt(now);
      return woken.includes(accountId);
    };
    const hour = Math.ceil(due / HOUR_MS) * HOUR_MS;
    expect(await isWokenAt(hour - HOUR_MS)).toBe(false);
    expect(await isWokenAt(hour + MINUTE_MS)).toBe(false);
    expect(await isWokenAt(hour)).toBe(true);
    await workMove(
      movePorts(undefined, () => hour),
      accountId,
    );
    expect(await fences()).toEqual([]);
    expect(await isWokenAt(hour)).toBe(false);
  });

  it("leaves a mover that is out of reach to its next run", async () => {
    const account = await anAccount();
    const { changedAt } = await moveOf((await move(account)).body.data.id);
    const unreachableMover = () => ({
      wake: async () => {
        throw new Error("Network connection lost.");
      },
    });
    expect(await sweepAt(changedAt + MINUTE_MS, unreachableMover)).toEqual({ moversWoken: 0 });
    woken.length = 0;
    await sweepAt(changedAt + MINUTE_MS);
    expect(woken).toContain(account.accountId);
  });
});
