import { describe, expect, it, vi } from "vitest";
import { type Row, sql } from "../../src/db/statement.ts";
import { HOUR_MS } from "../../src/lib/clock.ts";
import { SANDBOX_MARK } from "../../src/lib/id.ts";
import { logger } from "../../src/lib/logger.ts";
import { FIFTY, Stage } from "./relief-stage.ts";
import { NAMES } from "./sqlite-database.ts";

describe("a database that is relieved", () => {
  it("loses its largest accounts, two at once, until the others are small enough", async () => {
    const stage = new Stage({ "acc-a": 10, "acc-b": 40, "acc-c": 30, "acc-d": 20 });
    stage.decide(FIFTY);
    await stage.relieve(5);
    expect(stage.moving).toEqual(["acc-b", "acc-c"]);
    await stage.move();
    await stage.relieve(3);
    expect(stage.moving).toEqual([]);
    expect([stage.lying, stage.relieveTo]).toEqual([["acc-a", "acc-d"], null]);
    const [audit] = stage.at("DB", [sql("SELECT actor, action, account_id FROM audit ORDER BY rowid")]);
    expect(audit).toEqual([
      { actor: "ana", action: "account.move", account_id: "acc-b" },
      { actor: "ana", action: "account.move", account_id: "acc-c" },
    ]);
  });

  it("begins no more moves than allowed if several runs come at once", async () => {
    const stage = new Stage({ "acc-a": 40, "acc-b": 30, "acc-c": 20 });
    stage.decide(0);
    await Promise.all(Array.from({ length: 6 }, () => stage.relieve(2)));
    expect(stage.moving).toEqual(["acc-a", "acc-b"]);
  });

  it("continues with other accounts while one whose move was canceled rests for an hour", async () => {
    const stage = new Stage({ "acc-a": 40, "acc-b": 30 });
    stage.decide(0);
    await stage.relieve();
    stage.set("CANCELLED");
    await stage.relieve(2);
    expect(stage.moving).toEqual(["acc-b"]);
    stage.now += HOUR_MS;
    await stage.relieve();
    expect(stage.moving).toEqual(["acc-b", "acc-a"]);
  });

  it("begins none once the operator has opened it again", async () => {
    const stage = new Stage({ "acc-a": 40 });
    stage.decide(null, "OPEN");
    await stage.relieve();
    expect(stage.moves).toEqual([]);
  });

  it("begins none while no other database has room", async () => {
    const stage = new Stage({ "acc-a": 40 });
    stage.decide(0);
    stage.leaveRoom(0);
    await stage.relieve();
    expect([stage.moves, stage.relieveTo]).toEqual([[], 0]);
  });

  it("leaves out accounts that are being restored", async () => {
    const stage = new Stage({ "acc-a": 40, "acc-b": 30 });
    stage.decide(0);
    stage.at("DB", [
      sql(
        `INSERT INTO restores (id, account_id, export_id, exported_at, shard, replaces, state, begun_at, due_at)
         VALUES ('r', 'acc-a', 'e', 1, 'DB_S1', 1, 'RUNNING', 1, 1)`,
      ),
    ]);
    await stage.relieve(2);
    expect(stage.moving).toEqual(["acc-b"]);
  });
});

describe("room elsewhere", () => {
  it("is measured by what an account keeps, with what arriving accounts keep taken off", async () => {
    const stage = new Stage({ "acc-a": 100, "acc-b": 95 });
    stage.add("acc-c", 40, { limit: 80 });
    stage.decide(0);
    stage.leaveRoom(150);
    await stage.relieve(4);
    expect(stage.moving).toEqual(["acc-a", "acc-c"]);
  });

  it("is reduced by what an arriving account keeps, even beyond its limit", async () => {
    const stage = new Stage({ "acc-a": 130, "acc-b": 40 });
    stage.decide(0);
    stage.leaveRoom(150);
    await stage.relieve(4);
    expect(stage.moving).toEqual(["acc-a"]);
  });

  it("is found for a small account after large ones that fit nowhere", async () => {
    const large = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`acc-${at}`, 100]));
    const stage = new Stage(large);
    stage.add("acc-small", 5, { limit: 10 });
    stage.decide(0);
    stage.leaveRoom(60);
    await stage.relieve();
    expect(stage.moving).toEqual(["acc-small"]);
  });

  it("is, for a developer, where other developers are while there is room", async () => {
    const places = async (roomThere: number) => {
      const stage = new Stage({ "acc-b": 30 });
      stage.add("acc-a", 40, { type: "DEVELOPER" });
      stage.add("acc-other", null, { type: "DEVELOPER", shard: "DB_S3" });
      stage.names = [...NAMES, "DB_S3"];
      stage.decide(0);
      stage.leaveRoom(roomThere, "DB_S3");
      await stage.relieve(2);
      return stage.moves.map(({ to_shard }) => to_shard);
    };
    expect(await places(200)).toEqual(["DB_S3", "DB_S2"]);
    expect(await places(40)).toEqual(["DB_S2", "DB_S2"]);
  });

  it("is, for the next developer, where one is already going", async () => {
    const stage = new Stage({});
    for (const id of ["acc-a", "acc-b"]) stage.add(id, 40, { type: "DEVELOPER" });
    stage.names = [...NAMES, "DB_S3"];
    stage.decide(0);
    await stage.relieve(2);
    expect(stage.moves.map(({ to_shard }) => to_shard)).toEqual(["DB_S2", "DB_S2"]);
  });
});

describe("an account whose rows were lost", () => {
  it.each([0, FIFTY])(
    "stays where its restore looks for it, however far the database is relieved: %s",
    async (to) => {
      const stage = new Stage({});
      stage.add("acc-a", null);
      stage.decide(to, "DRAINING");
      await stage.relieve(2);
      expect([stage.moves, stage.relieveTo]).toEqual([[], to]);
    },
  );

  it("is not moved by an operator either", async () => {
    const stage = new Stage({});
    stage.add("acc-a", null);
    stage.begin("acc-a", "DB_S1", "DB_S2", "PLANNED");
    await stage.move();
    expect(stage.moves).toMatchObject([{ state: "CANCELLED" }]);
    expect(stage.lying).toEqual(["acc-a"]);
  });

  it("moves if it is a sandbox, because sandboxes are recreated there", async () => {
    const stage = new Stage({});
    const id = `${SANDBOX_MARK}a0`;
    stage.add("acc-live", null, { shard: "DB_S2" });
    stage.add(id, null, { sandboxOf: "acc-live" });
    stage.at("DB", [sql("UPDATE accounts SET sandbox_filled_at = 1 WHERE id = ?", id)]);
    stage.decide(0, "DRAINING");
    await stage.relieve();
    await stage.move();
    const [[sandbox]] = stage.at("DB", [
      sql("SELECT shard, sandbox_filled_at AS filled FROM accounts WHERE id = ?", id),
    ]) as [[Row]];
    expect(sandbox).toEqual({ shard: "DB_S2", filled: null });
  });
});

describe("the end of relief", () => {
  it("comes when the moves that it relies on can no longer be canceled", async () => {
    const stage = new Stage({ "acc-a": 40, "acc-b": 30 });
    stage.decide(FIFTY);
    await stage.relieve(3);
    expect([stage.moving, stage.relieveTo]).toEqual([["acc-a"], FIFTY]);
    stage.set("CANCELLED");
    await stage.relieve(3);
    expect([stage.moving, stage.relieveTo]).toEqual([["acc-b"], FIFTY]);
    await stage.move();
    await stage.relieve();
    expect([stage.lying, stage.relieveTo]).toEqual([["acc-a"], null]);
  });

  it("waits for an account that has moved but whose old rows are still being deleted", async () => {
    const stage = new Stage({ "acc-a": 60 });
    stage.begin("acc-a", "DB_S2", "DB_S1", "CLEANING");
    stage.decide(FIFTY);
    await stage.relieve();
    expect([stage.moving, stage.relieveTo]).toEqual([[], FIFTY]);
    stage.set("DONE");
    await stage.relieve();
    expect(stage.moving).toEqual(["acc-a"]);
  });
});

it("an account whose moves are canceled rests longer each time, and the log reports it", async () => {
  const errors = vi.spyOn(logger, "error");
  const stage = new Stage({ "acc-a": 40 });
  stage.decide(0);
  const rests = [1, 2, 4, 8, 16, 24, 24].map((hours) => hours * HOUR_MS);
  await stage.relieve();
  for (const rest of rests) {
    expect(stage.moving).toEqual(["acc-a"]);
    stage.set("CANCELLED");
    stage.now += rest - 1;
    await stage.relieve();
    expect(stage.moving).toEqual([]);
    stage.now += 1;
    await stage.relieve();
  }
  expect(errors.mock.calls.map(([, fields]) => fields?.calledOff)).toEqual([3, 4, 5, 6, 7]);
  errors.mockRestore();
});

describe("a sandbox that was left behind", () => {
  const makeStage = (): Stage => {
    const stage = new Stage({});
    stage.add("acc-live", null, { shard: "DB_S2" });
    stage.add("acc-demo", 5, { sandboxOf: "acc-live" });
    stage.decide(0);
    return stage;
  };

  it("waits while its live account moves, and follows it", async () => {
    const stage = makeStage();
    stage.begin("acc-live", "DB_S2", "DB_S3", "COPYING");
    await stage.relieve();
    expect(stage.moving).toEqual([]);
    stage.set("DONE");
    await stage.relieve();
    expect(stage.moving).toEqual(["acc-demo"]);
  });

  it("follows even if its live account has moved on meanwhile", async () => {
    const stage = makeStage();
    await stage.relieve();
    stage.at("DB", [sql("UPDATE accounts SET shard = 'DB' WHERE id = 'acc-live'")]);
    await stage.move();
    const [[sandbox]] = stage.at("DB", [sql("SELECT shard FROM accounts WHERE id = 'acc-demo'")]) as [[Row]];
    expect(sandbox).toEqual({ shard: "DB" });
  });
});

it("a database that is drained is empty in the end, even of sandboxes left behind", async () => {
  const stage = new Stage({ "acc-a": 0, "acc-b": 3, "acc-c": 7 });
  stage.add("acc-demo-a", 5, { sandboxOf: "acc-a" });
  stage.decide(0, "DRAINING");
  for (let at = 0; at < 5; at += 1) {
    await stage.relieve(2);
    await stage.move();
  }
  await stage.relieve();
  expect([stage.lying, stage.relieveTo]).toEqual([[], null]);
  expect(new Set(stage.moves.map(({ to_shard }) => to_shard))).toEqual(new Set(["DB_S2"]));
});
