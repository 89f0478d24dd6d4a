import process from "node:process";
import { describe, expect, it } from "vitest";
import { databases } from "./sqlite-database.ts";
import { type Defects, World } from "./world.ts";

const SEEDS = Array.from({ length: Number(process.env.SEEDS ?? 8) }, (_, seed) => seed);

describe("an account that moves while it is used and its mover dies", () => {
  const db = databases();

  it("ends like its twin that stayed: nothing is lost, done twice or read stale", async () => {
    for (const seed of SEEDS) {
      const world = new World(seed, db);
      await world.run();
      const { state, home, ours, twins, left, purgedTwice } = world.end;
      expect({ seed, faults: world.faults, state, home, left, purgedTwice }).toEqual({
        seed,
        faults: [],
        state: "DONE",
        home: "DB_S2",
        left: 0,
        purgedTwice: 0,
      });
      expect(ours, `seed ${seed}`).toEqual(twins);
    }
  });

  it("stays as if nothing had happened if the move is canceled in time", async () => {
    for (const seed of SEEDS) {
      const world = new World(seed, db);
      await world.run({ cancels: true });
      const { state, home, ours, twins, left, purgedTwice } = world.end;
      expect({ seed, faults: world.faults, left, purgedTwice }).toEqual({
        seed,
        faults: [],
        left: 0,
        purgedTwice: 0,
      });
      expect(home, `seed ${seed}`).toBe(state === "DONE" ? "DB_S2" : "DB_S1");
      expect(ours, `seed ${seed}`).toEqual(twins);
    }
  });
});

it("this release's code moves an account whose tables have the next release's further computed columns", async () => {
  const db = databases();
  for (const shard of Object.values(db)) shard.computeMore();
  for (const seed of SEEDS) {
    const world = new World(seed, db);
    await world.run();
    const { state, ours, twins } = world.end;
    expect({ seed, faults: world.faults, state }).toEqual({ seed, faults: [], state: "DONE" });
    expect(ours, `seed ${seed}`).toEqual(twins);
  }
});

describe("the model notices", () => {
  const isRight = async (defects: Defects): Promise<boolean> => {
    const db = databases();
    for (let seed = 0; seed < 40; seed += 1) {
      const world = new World(seed, db, defects);
      await world.run();
      const { ours, twins } = world.end;
      if (world.faults.length > 0 || JSON.stringify(ours) !== JSON.stringify(twins)) return false;
    }
    return true;
  };

  it("a gate that was not notified of the move, and reads stale rows", async () => {
    expect(await isRight({ isGateUnnotified: true })).toBe(false);
  });

  it("writes to an account that is to be closed", async () => {
    expect(await isRight({ isUnfenced: true })).toBe(false);
  });
});
