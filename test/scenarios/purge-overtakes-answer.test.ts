import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { accountWithLead } from "../support/account-with.ts";
import { backoffice } from "../support/api.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { type Call, serveWith } from "../support/serve-with.ts";

const PLANTED = "Mora com a tia Jandira";

describe("an answer that a purge overtakes", () => {
  it("is given but not stored", async () => {
    const { account, id } = await accountWithLead();
    const call: Call = {
      key: account.key,
      method: "PATCH",
      path: `/leads/${id}`,
      options: { headers: { "Idempotency-Key": "overtaken" }, body: { notes: PLANTED } },
    };
    const held = Promise.withResolvers<void>();
    const whole = faultyEnv(null);
    await serveWith(whole, {
      ...call,
      options: { ...call.options, headers: { "Idempotency-Key": "first" } },
    });
    const settling = whole.calls.indexOf("ACCOUNT_GATE.settle") + 1;
    await account.api.patch(`/leads/${id}`, { body: { notes: "" } });

    const faulty = faultyEnv({ at: settling, when: "before", how: () => held.promise });
    const answer = serveWith(faulty, call);
    await faulty.reached;
    await backoffice.post(`${account.path}/leads/${id}/trash`);
    expect((await backoffice.post(`${account.path}/leads/${id}/purge`)).status).toBe(200);
    held.resolve();

    expect(await answer).toMatchObject({ status: 200, body: { data: { notes: PLANTED } } });
    const kept = await runInDurableObject(env.ACCOUNT_GATE.getByName(account.accountId), (_, { storage }) =>
      storage.sql.exec("SELECT * FROM idempotency").toArray(),
    );
    expect(JSON.stringify(kept)).not.toContain(PLANTED);
    const again = await account.api.patch(call.path, call.options);
    expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([404, null]);
  });
});
