import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { shardNamed, shardNames } from "../../src/db/shards.ts";

const two = { ...env, DB_S1: env.DB } as Env;

describe("the shards of a deployment", () => {
  it("are its databases, by name", () => {
    expect(shardNames(two)).toEqual(["DB", "DB_S1"]);
    expect(shardNamed(two, "DB_S1")).toBe(env.DB);
  });

  it.each(["DB_S2", "PHOTOS", "EVENT_LOG", "KEY_SECRET", "DB_S", "toString", "__proto__", ""])(
    "are not called %j",
    (name) => {
      expect(() => shardNamed(two, name)).toThrow("no shard");
    },
  );
});
