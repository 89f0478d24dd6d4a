import { runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { CallCounts } from "../../../durable-objects/account-gate/call-counts.ts";
import { makeAccount } from "../../support/api.ts";
import { gateOf } from "../../support/gate.ts";

it("the gate keeps the last use of the 200 most recently used keys, and of no more", async () => {
  const { accountId } = await makeAccount();
  const now = Date.now();
  await runInDurableObject(gateOf(accountId), (_, { storage }) => {
    const counts = new CallCounts(storage.sql);
    const use = (key: number, at: number) =>
      counts.count(`key-${key}`, null, { now: now + at, isLogged: false });
    for (let at = 0; at < 300; at += 1) use(at, at);
    use(100, 300);
    use(300, 301);
    counts.flush(now + 302);
    const kept = new CallCounts(storage.sql).keyUse();
    expect(Object.keys(kept)).toHaveLength(200);
    expect(kept).toMatchObject({ "key-100": now + 300, "key-300": now + 301, "key-299": now + 299 });
    expect(kept).not.toHaveProperty("key-101");
  });
});
